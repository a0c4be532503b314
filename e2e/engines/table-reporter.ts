import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Prints the journeys and how they went in each engine, one row each. */
export default class TableReporter implements Reporter {
  #tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onEnd() {
    const engines = [...new Set(this.#tests.map(engineOf))]
    const titles = [...new Set(this.#tests.map(({ title }) => title))]
    const width = Math.max(...titles.map(({ length }) => length))
    console.log(['journey'.padEnd(width), ...engines].join('  '))
    for (const title of titles) {
      const cells = engines.map((engine) => {
        const found = this.#tests.find((one) => one.title === title && engineOf(one) === engine)
        return cellOf(found).padEnd(engine.length)
      })
      console.log([title.padEnd(width), ...cells].join('  '))
    }
  }
}

function engineOf(test: TestCase): string {
  return test.parent.project()?.name ?? ''
}

/** Seconds when it passed. */
function cellOf(test: TestCase | undefined): string {
  const outcome = test?.outcome()
  const seconds = Math.round((test?.results.at(-1)?.duration ?? 0) / 1000)
  return outcome === 'expected' ? `${seconds} s` : outcome === 'flaky' ? `${seconds} s, 2nd` : (outcome ?? '')
}
