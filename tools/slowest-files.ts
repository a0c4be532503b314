import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Prints the ten test files that took longest, in seconds: where the next minute of the suite can be saved. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length <= shown) return
    const files = modules.map((file) => ({ name: file.relativeModuleId, ms: file.diagnostic().duration }))
    const slowest = files.sort((one, other) => other.ms - one.ms).slice(0, shown)
    const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
    console.info(['Slowest test files', ...lines, ''].join('\n'))
  }
}
