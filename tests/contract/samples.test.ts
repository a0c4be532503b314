import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { calls } from '#tests/support/arbitraries/endpoints.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { entities, isPlain, sampleNames, sampleOf, within } from '#tests/support/wire-samples.ts'
import type { Shape } from '#tools/contract/describe.ts'
import { describe as shapeOf, describeReply } from '#tools/contract/describe.ts'
import { documentedCalls } from '#tools/contract/document.ts'

const documented = documentedCalls().map(({ path }) => path)
const samples = sampleNames.map((name) => ({ name, ...sampleOf(name) }))
const codecs = Object.values(calls).map(({ endpoint }) => ({
  path: endpoint.path,
  request: shapeOf(endpoint.request as unknown as z.ZodMiniType),
  reply: describeReply(endpoint),
}))

describe('the samples', () => {
  test('cover every documented call', () => {
    expect([...new Set(samples.map(({ path }) => path))].sort()).toEqual([...documented].sort())
    expect([...new Set(codecs.map(({ path }) => path))].sort()).toEqual([...documented].sort())
  })

  test.each(['widget', 'service'])('are all looked at on the side of the %s', (side) => {
    const folder = join('tests/contract', side)
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const wanted = sampleNames.filter((name) => side === 'widget' || !name.endsWith('-example'))
    expect(wanted.filter((name) => !text.includes(`'${name}'`))).toEqual([])
  })

  test('say something in every field of every codec', () => {
    const seen: Table[] = []
    for (const { path, request, reply } of codecs)
      for (const sample of samples.filter((one) => one.path === path)) {
        collect(request, sample.request, `${path} request`, seen)
        collect(reply, sample.reply, `${path} reply`, seen)
      }
    const isTold = ({ keys }: Table, key: string) =>
      seen.some((other) => other.told.has(key) && (includes(other.keys, keys) || includes(keys, other.keys)))
    const untold = seen.flatMap((table) =>
      table.keys.filter((key) => !isTold(table, key)).map((key) => `${table.at} ${key}`),
    )
    expect([...new Set(untold)]).toEqual(neverTold)
  })

  test.each(documented)('of %s name no key that is not read', (path) => {
    const own = codecs.filter((codec) => codec.path === path)
    const named = samples
      .filter((sample) => sample.path === path)
      .flatMap(({ request, reply, maps }) => [
        ...keysOf(request, 'request', []),
        ...keysOf(
          reply,
          'reply',
          maps.map((key) => within('reply', key)),
        ),
      ])
    const read = own.flatMap(({ request, reply }) => [...readKeys(request, 'request'), ...readKeys(reply, 'reply')])
    const known = new Set([...read, ...envelope, ...unread])
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
  })
})

describe('the values of a sample', () => {
  const objects = [...entities, ...samples.map(({ name, request, reply }) => [name, { request, reply }] as const)]

  test.each(objects)('in %s differ between fields, so swapped names fail', (_name, value) => {
    expect(repeatedIn(value)).toEqual([])
  })
})

const envelope = ['versione', 'id_ristorante', 'email', 'api_key'].map((key) => within('request', key))
/** The tracker's id is of no use to a widget that loads none [API-58]; consents and their documents travel under their keys. */
const unread = [
  'reply.facebook_pixel_id',
  'request.f_privacy',
  'request.f_marketing',
  'request.documenti_consensi.f_privacy',
]

const neverTold = [
  // An agreement between our widget and our service, no part of the contract.
  '/restaurant/get_restaurant_info reply impostazioni pagina_google_url',
  // 0 asks for the codes that are shown; nobody asks for the hidden ones alone.
  '/account/get_coupons request f_nascosto',
]

/** A table of a codec: its keys, and those that a sample says something in. */
type Table = { readonly at: string; readonly keys: readonly string[]; readonly told: Set<string> }

const includes = (keys: readonly string[], others: readonly string[]) => others.every((key) => keys.includes(key))

/** Notes which keys of each table there are, and which of them the sample says something in. */
function collect(shape: Shape, value: unknown, at: string, seen: Table[]): void {
  if (shape.kind === 'nullable') return collect(shape.of, value, at, seen)
  if (shape.kind === 'list') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [undefined]
    return items.forEach((one) => collect(shape.item, one, at, seen))
  }
  if (shape.kind === 'either') return isPlain(value) ? collect(shape.choose(value), value, at, seen) : undefined
  if (shape.kind === 'leaf') return
  const own = isPlain(value) ? value : {}
  const keys = shape.rows.map(({ key }) => key)
  seen.push({ at, keys, told: new Set(keys.filter((key) => saysSomething(own[key]))) })
  for (const row of shape.rows) collect(row.shape, own[row.key], `${at} ${row.key}`, seen)
}

/** Neither nothing nor the default. */
function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'boolean' || (value !== null && value !== undefined && value !== '' && value !== 0)
}

function keysOf(value: unknown, path: string, maps: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, path, maps))
  if (!isPlain(value) || maps.includes(path)) return []
  return Object.entries(value).flatMap(([key, one]) => [within(path, key), ...keysOf(one, within(path, key), maps)])
}

function readKeys(shape: Shape, path: string): string[] {
  if (shape.kind === 'nullable') return readKeys(shape.of, path)
  if (shape.kind === 'list') return readKeys(shape.item, path)
  if (shape.kind === 'either') return [within(path, 'tipo'), ...shape.of.flatMap((one) => readKeys(one, path))]
  if (shape.kind === 'leaf') return []
  const consents = shape.others ? ['f_privacy', 'f_marketing'].map((key) => within(path, key)) : []
  return [
    ...shape.rows.flatMap((row) => [within(path, row.key), ...readKeys(row.shape, within(path, row.key))]),
    ...consents,
  ]
}

/** Keys of one object that hold the same text or number; flags can only be 0 or 1. */
function repeatedIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => repeatedIn(one, path))
  if (!isPlain(value)) return []
  const own = Object.entries(value).filter(([key, one]) => isTelltale(key, one))
  const twice = own.filter(([, one], at) => own.findIndex(([, other]) => other === one) !== at)
  const inside = Object.entries(value as Wire).flatMap(([key, one]) => repeatedIn(one, within(path, key)))
  return [...twice.map(([key]) => within(path, key)), ...inside]
}

function isTelltale(key: string, value: unknown): boolean {
  // The user name of a new customer is the e-mail (contract C118).
  if (key === 'username') return false
  const isFlag = (value === 0 || value === 1) && /^(f_|ospite|completed|expired|predefinito|dati_personali)/.test(key)
  return (
    !isFlag &&
    ((typeof value === 'string' && value !== '' && value !== '***') || (typeof value === 'number' && value > 0))
  )
}
