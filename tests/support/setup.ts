import { afterEach, beforeEach, vi } from 'vitest'

// A console error or warning fails the test that caused it; a test that expects one says so with `expectConsole`.
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  const unexpected = complaints
  vi.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(`The console was not quiet:\n${unexpected.join('\n')}`)
})

/** Takes the console lines written so far, so that the test may assert them and go on. */
export function expectConsole(): string[] {
  const taken = complaints
  complaints = []
  return taken
}
