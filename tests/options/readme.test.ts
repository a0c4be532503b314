import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { HostEventName } from '#src/options/events.ts'
import { attributeNames } from '#src/options/options.ts'

const rows = readFileSync('README.md', 'utf8').split('\n')
const options = rows.filter((row) => /^\| [a-z ]+ +\| (`data-|   )/.test(row))

/** What stands in backticks in one column of the table of options. */
const namesIn = (column: number) =>
  options.flatMap((row) => (row.split('|')[column] ?? '').match(/(?<=`)[a-z-]+(?=`)/g) ?? [])

const events = {
  ready: true,
  open: true,
  close: true,
  route: true,
  'cart-change': true,
  'order-placed': true,
  error: true,
} satisfies Record<HostEventName, true>

describe('the README', () => {
  test('names every attribute of the element', () => {
    expect(new Set(namesIn(3))).toEqual(new Set(attributeNames))
  })

  test('names each for the script too, except the mode', () => {
    expect(namesIn(2)).toEqual(
      expect.arrayContaining(attributeNames.filter((name) => name !== 'mode').map((name) => `data-${name}`)),
    )
  })

  test('names every event', () => {
    const named = rows
      .filter((row) => row.startsWith('| `comanda:'))
      .flatMap((row) => row.match(/(?<=`comanda:)[a-z-]+/g))
    expect(new Set(named)).toEqual(new Set(Object.keys(events)))
  })
})
