import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { buttonOptions } from '#src/options/button-options.ts'
import { commandTable } from '#src/options/command-table.ts'
import { eventTable } from '#src/options/event-table.ts'
import { attributeNames } from '#src/options/options.ts'
import { withTables } from '#tools/docs/option-tables.ts'

/** Rows of the tables of a page: its cells without what frames them. */
function rowsOf(page: string): string[][] {
  const lines = withTables(readFileSync(page, 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith('| ')).map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
}

const options = rowsOf('docs/options.md')
const namesIn = (column: number) => options.flatMap((cells) => (cells[column] ?? '').match(/(?<=`)[a-z-]+(?=`)/g) ?? [])

describe('the page of options', () => {
  test('names every attribute of the element', () => {
    expect(new Set(namesIn(1))).toEqual(new Set(attributeNames))
  })

  test('names each for the script too, except the mode', () => {
    const ofWidget = attributeNames.filter((name) => name !== 'mode')
    const ofButton = Object.keys(buttonOptions).map((name) =>
      name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`),
    )
    expect(new Set(namesIn(0))).toEqual(new Set([...ofWidget, ...ofButton].map((name) => `data-${name}`)))
  })

  test('says of every option what it means', () => {
    const [, , ...rows] = options
    expect(rows.filter((cells) => cells.length !== 3 || !/^ \*\*.+\.\*\* .+\./.test(cells[2] ?? ''))).toEqual([])
  })
})

test('The page of events names every event', () => {
  const named = rowsOf('docs/events.md').flatMap(([cell = '']) => cell.match(/(?<=`comanda:)[a-z-]+/g) ?? [])
  expect(new Set(named)).toEqual(new Set(Object.keys(eventTable)))
})

test('The page of events names every command', () => {
  const named = rowsOf('docs/events.md').flatMap(([cell = '']) => cell.match(/(?<=`Comanda\(')[a-zA-Z]+/g) ?? [])
  expect(named).toEqual(Object.keys(commandTable))
})
