import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** Physical properties and values that do not turn with the direction of the text, where a logical one exists. */
const physical = [
  /(?<![\w-])(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom)\s*:/,
  /(?<![\w-])border-(?:left|right|top|bottom)\b[\w-]*\s*:/,
  /(?<![\w-])(?:left|right|top|bottom)\s*:/,
  /(?<![\w-])(?:(?:min|max)-)?(?:width|height)\s*:/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
]

/** The names of queries, which have no logical form everywhere, and comments are not declarations. */
const ignored = /\/\*[\s\S]*?\*\/|@(?:media|container|supports)[^{]*/g

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

describe('style sheets', () => {
  test('use logical properties throughout', () => {
    expect(sheets.length).toBeGreaterThan(100)
    const found = sheets.flatMap((path) =>
      readFileSync(`src/${path}`, 'utf8')
        .replaceAll(ignored, '')
        .split('\n')
        .filter((line) => physical.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})
