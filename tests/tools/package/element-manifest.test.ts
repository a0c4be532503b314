import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { eventTable } from '#src/options/event-table.ts'
import { attributeNames } from '#src/options/options.ts'
import { elementManifest } from '#tools/package/element-manifest.ts'

const manifest = elementManifest(readFileSync('docs/theming.md', 'utf8'))
const [element] = manifest.modules[0]?.declarations ?? []
const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name)

describe('custom-elements.json', () => {
  test('has every attribute with its values', () => {
    expect(names(element?.attributes).toSorted()).toEqual([...attributeNames].toSorted())
    expect(element?.attributes.find(({ name }) => name === 'theme')).toEqual({
      name: 'theme',
      fieldName: 'theme',
      type: { text: "'auto' | 'light' | 'dark'" },
      description: '`auto` follows the background of the page.',
      default: 'auto',
    })
  })

  test('has every event and method', () => {
    expect(names(element?.events)).toEqual(Object.keys(eventTable).map((name) => `comanda:${name}`))
    expect(names(element?.members)).toEqual([
      'open',
      'close',
      'navigate',
      'getCart',
      'addProduct',
      'setLanguage',
      'destroy',
    ])
  })

  test('has properties and parts of the theming guide', () => {
    expect(names(element?.cssProperties)).toContain('--comanda-brand-hover-dark')
    expect(names(element?.cssParts)).toEqual(['bar', 'button', 'primary-button', 'card', 'field', 'sheet', 'tag'])
  })
})
