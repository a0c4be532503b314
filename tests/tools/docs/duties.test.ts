import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { rowsUnder } from '#tools/package/markdown-table.ts'

const page = readFileSync('docs/duties.md', 'utf8')
const catalogOf = (language: string) => readFileSync(`src/i18n/locales/${language}/messages.po`, 'utf8')
const textOf = (language: string, id: string) =>
  catalogOf(language).split(`msgid "${id}"\nmsgstr "`)[1]?.split('"\n')[0]

describe('docs/duties.md', () => {
  test.each(rowsUnder(page, 'Duties'))('names a real test of: %s', (_duty, source, place, shown = '') => {
    expect([source, place]).not.toContain('')
    const [file = '', title = ''] = shown.split(/: (.*)/)
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`[\`']${title.replaceAll(/[$(){}.]/g, (sign) => `\\${sign}`)}[ \`']`),
    )
  })

  test.each(rowsUnder(page, 'The words on the button'))('has the words of %s', (language = '', order, booking) => {
    expect([order, booking]).toEqual([
      textOf(language, 'checkout.orderAndPay'),
      textOf(language, 'reservations.bookAndPay'),
    ])
  })
})
