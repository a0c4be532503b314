import { expect, test } from 'vitest'

import { propertyOf } from '#src/element/r2wc-base.ts'
import { eventTable } from '#src/options/event-table.ts'
import { optionTable } from '#src/options/option-table.ts'
import { attributeNames } from '#src/options/options.ts'

const rows = Object.entries(optionTable)
const ofElement = rows.flatMap(([name, { attribute }]) => (attribute ? { name, attribute } : []))

test('Every attribute of the element has a row', () => {
  expect(ofElement.map(({ attribute }) => attribute).toSorted()).toEqual([...attributeNames].toSorted())
})

test('A row is named as the property of its attribute', () => {
  expect(ofElement.map(({ attribute }) => propertyOf(attribute))).toEqual(ofElement.map(({ name }) => name))
})

test('Explanations are whole sentences', () => {
  const explanations = [...rows.map(([, row]) => row.explanation), ...Object.values(eventTable).map(({ when }) => when)]
  for (const text of explanations) expect(text).toMatch(/^[`A-Z].*\.$/)
})

test('What holds without a choice is one of its values', () => {
  const choices = rows.flatMap(([, row]) => (row.kind === 'choice' && row.fallback !== null ? row : []))
  for (const { values, fallback } of choices) expect(values).toContain(fallback)
})
