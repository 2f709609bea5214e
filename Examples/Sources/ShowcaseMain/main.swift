import Showcase

runShowcase()
