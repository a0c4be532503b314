import { describe, expect, test } from 'vitest'

import { optionGroups } from '#demo/builder/option-groups.ts'
import type { PageState } from '#demo/builder/page-state.ts'
import { readState, writeState } from '#demo/builder/page-state.ts'
import { optionTable } from '#src/options/option-table.ts'

const defaults: PageState = {
  surface: 'floating',
  target: 'html',
  folder: 'https://cdn.example',
  values: { restaurant: '1', host: 'https://api.example' },
}

describe('the address of the builder', () => {
  test('holds nothing while nothing was chosen', () => {
    expect(writeState(defaults, defaults)).toBe('')
    expect(readState('', defaults)).toEqual(defaults)
  })

  test('gives back what was chosen, emptied fields too', () => {
    const chosen: PageState = {
      surface: 'inline',
      target: 'shopify',
      folder: 'https://cdn.example/v1',
      values: { restaurant: '7', host: '', color: '#0b6e4f', mapUrl: 'https://maps.example/?q={{address}}&z=1' },
    }
    expect(readState(writeState(chosen, defaults), defaults)).toEqual(chosen)
  })

  test('names no target that is unknown', () => {
    expect(readState('?target=geocities&surface=sideways', defaults)).toEqual(defaults)
  })
})

test('The groups hold every option once', () => {
  const grouped = optionGroups.flatMap(({ options }) => options.map(([name]) => name))
  expect(grouped.toSorted()).toEqual(Object.keys(optionTable).toSorted())
})
