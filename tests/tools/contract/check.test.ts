import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { getProduct } from '#src/contract/product-details.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import type { Call } from '#tests/support/arbitraries/call.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import { checkReply, checkValue } from '#tools/contract/check.ts'
import { describeReply } from '#tools/contract/describe.ts'
import type { Leaf } from '#tools/contract/leaves.ts'
import { enumLeaf, leaves } from '#tools/contract/leaves.ts'
import { bare, rewriteReply, varied } from '#tools/contract/rewrite.ts'

type Codec = z.ZodMiniType<unknown, unknown>

const replies = Object.entries(calls).map(
  ([name, { endpoint, reply }]: [string, Call]) =>
    [name, { codec: endpoint.reply as unknown as Codec, shape: describeReply(endpoint), reply }] as const,
)
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const verdictOf = (leaf: Leaf, value: unknown) =>
  checkValue({ kind: 'leaf', leaf }, value).findings.map(({ kind }) => kind)[0] ?? 'fine'

describe('a value', () => {
  test.each<[keyof typeof leaves, unknown[], unknown[], unknown[]]>([
    ['id', [1, 2 ** 31], ['7'], [0, -1, 1.5, '-1', '0', 'x', '', null, undefined, true]],
    ['idOrAny', [1, -1], ['7', '-1', null], [0, -2, 'any', undefined, 1.5]],
    ['flag', [0, 1], [true, false, '0', '1', null, undefined], [2, 'yes', '', 'true', []]],
    ['selection', [true, false], [0, 1, '0', '1', null, undefined], [2, 'on']],
    ['money', [12.5, 0, -1.25, 1e9], ['12.50', '7', '-1.5'], [1.005, '1.005', '12,50', 'abc', NaN, null, undefined]],
    ['number', [1.005, -3], ['45.07'], ['abc', Infinity, null]],
    ['count', [0, 12, -1], ['12'], [1.5, '1.5', null]],
    ['date', ['2026-03-10'], ['2026-03-10 12:00:00'], ['10/03/2026', '2026-13-01', '2026-03-10T12:00:00Z', 20260310]],
    ['dateTime', ['2026-03-10 12:00:00'], ['2026-03-10'], ['2026-03-10 12:00', '2026-03-10T12:00:00', null]],
    [
      'limitTime',
      ['2026-03-10 12:00:00', '2026-03-10T12:00:00+01:00'],
      ['2026-03-10'],
      ['2026-03-10T12:00:00', '12:00'],
    ],
    ['time', ['20:00'], ['20:00:30'], ['8:00', '24:00', 2000]],
    ['ids', [[], [1, 2]], [null, ['1', 2]], ['1,2', [0], ['x'], 7, undefined]],
    ['mask', [[], [1]], [null, ['1'], '1,2', ' 1 , 2 ', ''], ['a,b', [0], 7]],
    ['text', ['', 'x'], [], [null, undefined, 7]],
    ['texts', [{}, { a: 'b' }], [], [{ a: 1 }, [], null]],
    ['presence', ['***'], ['sk_live'], [7, true]],
    [
      'webAddress',
      ['https://a.it/b', 'http://a.it', 'tel:1', 'mailto:a@b.it'],
      ['/privacy.html', '//a.it/b', 'www.a.it', ''],
      ['javascript:alert(1)', ' https://a.it', 'data:,', 7, null],
    ],
    ['pageAddress', ['https://a.it/b'], ['http://a.it', ''], ['javascript:alert(1)', '/pay', 'tel:1', 7, null]],
    ['howMany', [0, 3], [[{}, {}]], ['3', [1], null]],
  ])('of type %s is documented, taken too, or different', (name, documented, taken, different) => {
    const leaf: Leaf = leaves[name]
    expect(documented.map((value) => [value, verdictOf(leaf, value)])).toEqual(documented.map((one) => [one, 'fine']))
    expect(taken.map((value) => [value, verdictOf(leaf, value)])).toEqual(taken.map((one) => [one, 'note']))
    expect(different.map((value) => [value, verdictOf(leaf, value)])).toEqual(
      different.map((one) => [one, 'difference']),
    )
  })

  test('of an enum is a word; tolerated ones are noted', () => {
    expect(['FISSO', 'MISTO', 5].map((value) => verdictOf(enumLeaf(['FISSO'], true), value))).toEqual([
      'fine',
      'note',
      'difference',
    ])
    expect(verdictOf(enumLeaf(['FISSO'], false), 'MISTO')).toBe('difference')
  })
})

describe('a reply', () => {
  const shape = describeReply(getServicePointInfo)
  const findings = (body: unknown, status = 200) => checkReply(shape, { status, body }).findings
  const good = { success: true, data: { info: { spese_consegna: 2 } }, messages: [] }

  test('is conformant as documented, with keys of its own counted', () => {
    expect(checkReply(shape, { status: 200, body: good })).toEqual({ findings: [], unknownKeys: 0, isSuccess: true })
    const more = { ...good, durata: 3, data: { info: { spese_consegna: null, altro: 1 }, altro: 1 } }
    expect(checkReply(shape, { status: 200, body: more })).toMatchObject({ findings: [], unknownKeys: 3 })
  })

  test.each([
    ['a value of a wrong type', { ...good, data: { info: { spese_consegna: 'abc' } } }, 'info.spese_consegna', '"abc"'],
    ['a missing field', { ...good, data: {} }, 'info', 'left out'],
    ['no data', { ...good, data: null }, '(data)', 'null'],
    ['no envelope', { info: { spese_consegna: 2 } }, '(success)', 'left out'],
    ['a list for the whole', [], '(reply)', '[]'],
    ['no JSON', undefined, '(reply)', 'no JSON'],
    ['texts beside a success', { ...good, messages: ['ok'] }, '(messages)', '["ok"]'],
    ['a failure without a text', { success: false, data: null, messages: [] }, '(messages)', '[]'],
    ['a failure without a status', { success: false, data: { code: 1 }, messages: ['x'] }, '(data)', '{"code":1}'],
  ])('names field, what is documented and what came: %s', (_what, body, field, got) => {
    const [first] = findings(body).filter(({ kind }) => kind === 'difference')
    expect(first).toMatchObject({ field, got })
  })

  test('with another HTTP status differs, whatever it says', () => {
    expect(findings(good, 500)).toEqual([{ kind: 'difference', field: '(HTTP status)', expected: '200', got: '500' }])
  })

  test.each([
    [{ ...good, success: 1 }, '(success)'],
    [{ ...good, messages: null }, '(messages)'],
    [{ success: false, data: null, messages: 'Closed' }, '(messages)'],
    [{ ...good, data: { info: { spese_consegna: '2.00' } } }, 'info.spese_consegna'],
  ])('%j is taken too', (body, field) => {
    expect(findings(body)).toMatchObject([{ kind: 'note', field }])
  })

  test('names the item of a list', () => {
    const { findings: found } = checkValue(describeReply(getProduct), { prodotto: { misure: [{ id: 1 }] } })
    expect(found.map(({ field }) => field)).toContain('prodotto.misure[0].nome')
  })
})

describe('every reply of the contract', () => {
  const each = (reply: fc.Arbitrary<unknown>, checkOne: (value: unknown) => void) =>
    fc.assert(
      fc.property(reply, (value) => {
        checkOne(value)
      }),
      { numRuns: 30 },
    )
  const differences = (found: readonly { kind: string }[]) => found.filter(({ kind }) => kind === 'difference')

  test.each(replies)('%s is documented as its codec writes it', (_name, { codec, shape, reply }) => {
    each(reply, (value) => expect(checkValue(shape, throughJson(z.encode(codec, value))).findings).toEqual([]))
  })

  test.each(replies)('%s reads the same in tolerated forms [API-07]', (_name, { codec, shape, reply }) => {
    each(reply, (value) => {
      const other = throughJson(varied(shape, throughJson(z.encode(codec, value)), ''))
      expect(differences(checkValue(shape, other).findings)).toEqual([])
      expect(z.decode(codec, other)).toEqual(value)
    })
  })

  test.each(replies)('%s says the same without its null fields', (_name, { codec, shape, reply }) => {
    each(reply, (value) => {
      const wire = throughJson(z.encode(codec, value))
      const less = bare(shape, wire)
      expect(checkValue(shape, less).findings).toEqual([])
      expect(JSON.stringify(less).length).toBeLessThanOrEqual(JSON.stringify(wire).length)
    })
  })
})

describe('the other ways to write a reply', () => {
  const { reply, endpoint } = calls.getRestaurantInfo as Call
  const shape = describeReply(endpoint)
  const written = fc
    .sample(reply, { numRuns: 60, seed: 1 })
    .map((value) => throughJson(z.encode(endpoint.reply, value as never)) as Record<string, unknown>)

  test('hold every form of every type they meet', () => {
    const notes = written.flatMap((data) => {
      const body = rewriteReply('variants', shape, { success: true, data, messages: [] })
      return checkReply(shape, { status: 200, body: throughJson(body) }).findings
    })
    const forms = new Set(notes.map(({ got }) => /\(([^()]*)\)$/.exec(got)?.[1]))
    for (const leaf of [leaves.id, leaves.flag, leaves.count, leaves.mask, leaves.time, leaves.money])
      for (const { as } of leaf.others) expect(forms).toContain(as)
  })

  test('leave out the optional additions in the bare one', () => {
    const bodies = written.map((data) => rewriteReply('bare', shape, { success: true, data, messages: [] }))
    const text = JSON.stringify(bodies).replaceAll('"specific_translations":null', '')
    expect(text).not.toMatch(/f_wallet|pagina_google_url|id_menu_vetrina|:null/)
  })

  test('keep a refusal a refusal', () => {
    const refusal = { success: false, data: { status: 'VALIDATION' }, messages: ['Closed'] }
    const body = rewriteReply('variants', shape, refusal)
    expect(checkReply(shape, { status: 200, body })).toMatchObject({ isSuccess: false })
    expect(differencesOf(body)).toEqual([])
    expect(rewriteReply('bare', shape, refusal)).toEqual(refusal)
  })

  const differencesOf = (body: unknown) =>
    checkReply(shape, { status: 200, body }).findings.filter(({ kind }) => kind === 'difference')
})
