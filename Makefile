# One door for people and machines. `make ci` is what a change must pass.

SWIFT ?= swift
SEEDS ?= 100
STEPS ?= 1000000

.PHONY: help build test format lint facts complaints api docs bench settings soak ci

help:  ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST)

build:  ## build everything, warnings are errors
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors

test:  ## run all tests
	$(SWIFT) test -Xswiftc -warnings-as-errors

format:  ## format all Swift sources in place
	Scripts/format.sh

lint:  ## report what the formatter, the house rules and the check of the pages object to
	Scripts/format.sh lint
	python3 Scripts/house-rules.py
	python3 Scripts/check-docs.py

facts:  ## compare the tests with Documentation/facts.tsv, rewrite the table in StandIn.md
	python3 Scripts/check-facts.py --write

complaints:  ## compare the tests with Documentation/complaints.tsv
	python3 Scripts/check-complaints.py

api:  ## rewrite Documentation/API from the public symbols
	python3 Scripts/api-digest.py --write

docs:  ## build the DocC archives into docs-output/, warnings are errors
	$(SWIFT) build -Xswiftc -warnings-as-errors --target CoordinatorBridge
	$(SWIFT) build -Xswiftc -warnings-as-errors --target InsecurityTesting
	Scripts/docs.sh docs-output
	python3 Scripts/check-symbols.py docs-output

bench:  ## run the benchmarks
	python3 Scripts/benchmark.py

settings:  ## run the library's tests under every setting of the stand-in (after make build)
	python3 Scripts/every-setting.py

soak:  ## the same with many mixtures of settings, and random programs: make soak SEEDS=500 STEPS=1000000
	python3 Scripts/every-setting.py $(SEEDS)
	$(SWIFT) run -c release soak --settings mixed --steps $(STEPS)

ci:  ## everything a change must pass
	.ci/run
