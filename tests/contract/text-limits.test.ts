import { expect, test } from 'vitest'

import { longTexts, textLimit, textPlaces } from '#src/contract/text-limits.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { Shape } from '#tools/contract/describe.ts'
import { describe as shapeOf } from '#tools/contract/describe.ts'

const kindsOfText = ['string', 'enum', '{key: string}']

/** Paths of the texts in a documented type. */
function textsIn(shape: Shape, path = ''): string[] {
  switch (shape.kind) {
    case 'leaf':
      return kindsOfText.includes(shape.leaf.name) ? [path] : []
    case 'nullable':
      return textsIn(shape.of, path)
    case 'list':
      return textsIn(shape.item, `${path}.*`)
    case 'either':
      return shape.of.flatMap((one) => textsIn(one, path))
    case 'object':
      return shape.rows.flatMap(({ key, shape: of }) => textsIn(of, `${path}.${key}`))
  }
}

/** A body with one value at a path; lists have one item. */
function bodyWith([key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const below = bodyWith(rest, value)
  return key === '*' ? [below] : { [key]: below }
}

test.each(Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint] as const))(
  'every text of %s has a limit',
  (_path, { request }) => {
    const limited = textPlaces(request).map(({ path }) => `.${path.join('.')}`)
    expect(limited).toEqual(expect.arrayContaining(textsIn(shapeOf(request))))
  },
)

test.each(Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint] as const))(
  'texts of %s are long one letter above it',
  (_path, { request }) => {
    const places = textPlaces(request)
    for (const { path, max } of places) {
      const at = path.map((key) => (key === '*' ? '0' : key))
      expect(longTexts(places, bodyWith(path, 'x'.repeat(max)))).toEqual([])
      expect(longTexts(places, bodyWith(path, 'x'.repeat(max + 1)))).toMatchObject([{ at, max }])
    }
  },
)

test('names, notes and tokens have limits of their own', () => {
  expect(['nome', 'cognome', 'email', 'note', 'message', 'token'].map(textLimit)).toEqual([
    200, 200, 200, 1000, 2000, 4096,
  ])
  expect(textLimit('constructor')).toBe(200)
})
