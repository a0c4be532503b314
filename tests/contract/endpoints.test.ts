import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { Call } from '#tests/support/arbitraries/call.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'

type Codec = z.ZodMiniType<unknown, unknown>
type Wire = Readonly<Record<string, unknown>>

const sides = Object.entries(calls).flatMap(([name, { endpoint, request, reply }]: [string, Call]) => [
  [`${name} request`, endpoint.request as unknown as Codec, request] as const,
  [`${name} reply`, endpoint.reply as unknown as Codec, reply] as const,
])
const onWire = (codec: Codec, value: unknown) => JSON.parse(JSON.stringify(z.encode(codec, value))) as Wire

/** Applies a change to every value of a JSON tree, from the leaves up. */
function everywhere(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((one) => everywhere(one, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everywhere(one, change)])))
}

function property(values: fc.Arbitrary<unknown>, check: (value: unknown) => void) {
  fc.assert(
    fc.property(values, (value) => {
      check(value)
    }),
    { numRuns: 40 },
  )
}

describe('every side of every call', () => {
  test.each(sides)('%s reads what it writes, through JSON', (_name, codec, values) => {
    property(values, (value) => expect(z.decode(codec, onWire(codec, value))).toStrictEqual(value))
  })

  test.each(sides)('%s ignores unknown keys and never writes them [API-07]', (_name, codec, values) => {
    const withMore = (value: unknown) =>
      everywhere(value, (one) =>
        typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one, zz_new: 1 } : one,
      )
    property(values, (value) => {
      const isMap = /"(textOverrides|firebase|shownDocuments)":\{/.test(JSON.stringify(value))
      fc.pre(!isMap)
      expect(z.decode(codec, withMore(onWire(codec, value)))).toEqual(value)
      expect(onWire(codec, withMore(value))).toEqual(onWire(codec, value))
    })
  })

  test.each(sides)('%s takes numbers as text', (_name, codec, values) => {
    const asText = (one: unknown) =>
      typeof one === 'number' && /^-?\d+(\.\d+)?$/.test(String(one)) ? String(one) : one
    property(values, (value) => {
      expect(z.decode(codec, everywhere(onWire(codec, value), asText))).toEqual(value)
    })
  })

  test.each(sides)('%s never throws on garbage, it refuses', (_name, codec) => {
    property(fc.jsonValue(), (garbage) => {
      const result = z.safeDecode(codec, garbage)
      expect(typeof result.success).toBe('boolean')
    })
  })
})

type Path = readonly (string | number)[]

function leafPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, one]) =>
    leafPaths(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withValueAt(tree: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value
  const copy = structuredClone(tree) as Record<string | number, unknown>
  copy[head] = withValueAt(copy[head], rest, value)
  return copy
}

const sidesWithFields = sides.filter(([, , values]) => JSON.stringify(fc.sample(values, 1)[0]) !== '{}')

/** Passed on as it came, and read by those who need it; of consents and documents what is no flag or address is left out. */
const isReadLater = (path: Path) =>
  path.includes('indirizzo_predefinito') ||
  path[0] === 'documenti_consensi' ||
  (path[0] === 'cliente' && String(path[1]).startsWith('f_'))

describe('a broken value', () => {
  test.each(sidesWithFields)('of %s is refused by its path on the wire', (_name, codec, values) => {
    property(fc.tuple(values, fc.nat()), (drawn) => {
      const [value, pick] = drawn as [unknown, number]
      const wire = onWire(codec, value)
      const paths = leafPaths(wire).filter((one) => !isReadLater(one))
      const path = paths[pick % Math.max(1, paths.length)]
      fc.pre(path !== undefined && path.length > 0)
      const broken = z.safeDecode(codec, withValueAt(wire, path, [true]))
      const named = broken.success ? [] : broken.error.issues.map((issue) => issue.path.join('.'))
      const sent = path.join('.')
      expect(named.some((one) => one !== '' && (sent.startsWith(one) || one.startsWith(sent)))).toBe(true)
    })
  })
})

describe('the table of arbitraries', () => {
  test('covers every call that the contract exports', async () => {
    const modules = await Promise.all(
      Object.values(import.meta.glob('/src/contract/*.ts')).map((load) => load() as Promise<Record<string, unknown>>),
    )
    const isEndpoint = (value: unknown) =>
      typeof value === 'object' && value !== null && 'path' in value && 'auth' in value
    const exported = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isEndpoint(value))
    expect(exported.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort())
  })
})
