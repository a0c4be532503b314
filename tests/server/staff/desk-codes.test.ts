import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getDiscountCodes } from '#src/contract/discount-code.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const path = 'savings/set-up/codes'
type Code = { readonly id?: number; readonly name: string; readonly reservedFor?: readonly string[] }
type Part = { readonly version: string; readonly value: { readonly codes: readonly Code[] } }
type Savings = { readonly codes: readonly { id: number; isActive: boolean; uses: number }[] }
const desk = (of = restaurantId) => deskOf(service, of)
const listed = async () => (await desk().read<Part>(path)).value.codes
async function save(change: (codes: readonly Code[]) => readonly object[]) {
  const reply = await desk().savePart(path, { codes: change(await listed()) })
  return { status: reply.status, ...((await reply.json()) as { reason?: string; faults?: Record<string, string> }) }
}
const add = (code: object) => save((codes) => [...codes, code])
/** Changes a code that is there. */
const edit = (name: string, fields: object) =>
  save((codes) => codes.map((code) => (code.name === name ? { ...code, ...fields } : code)))
async function seen(name: string, venue = 11) {
  const { codes } = await clientOf(service, restaurantId).call(getDiscountCodes, { venueId: id<'Venue'>(venue) })
  return codes.find((code) => code.name === name)
}
const factsOf = async (name: string) => {
  const code = (await listed()).find((each) => each.name === name)
  return (await desk().read<Savings>('savings')).codes.find((each) => each.id === code?.id)
}
const spring = { name: ' primavera ', percent: 12.5 }

describe('a new code [SET-120]', () => {
  test('holds at once, for every order and venue', async () => {
    expect(await add(spring)).toMatchObject({ status: 200 })
    expect(await seen('PRIMAVERA', 12)).toMatchObject({
      kind: 'percentage',
      value: 12.5,
      orderTypes: ['takeAway', 'delivery', 'eatIn', 'dil', 'table'],
      from: null,
      minimumOrder: null,
      isHidden: false,
    })
  })

  test('has the limits that were typed', async () => {
    const { venues } = await desk().read<{ venues: { key: string }[] }>(path)
    const services = ['takeAway', 'delivery', 'eatIn', 'dil']
    const days = { from: '2026-03-01 00:00:00', to: '2026-03-31 23:59:59' }
    const limits = { services, venues: [venues[0]?.key], minimumOrder: 20, maxUses: 50, ...days }
    await add({ name: 'PRIMAVERA', amount: 3.5, isHidden: true, ...limits })
    expect(await seen('PRIMAVERA')).toMatchObject({
      kind: 'amount',
      value: 3.5,
      orderTypes: services,
      from: '2026-03-01 00:00:00',
      to: '2026-03-31 23:59:59',
      minimumOrder: 2000,
      isHidden: true,
    })
    expect(await seen('PRIMAVERA', 12)).toBeUndefined()
    expect((await listed()).at(-1)).toMatchObject({ maxUses: 50 })
  })

  test('is for some people only', async () => {
    await add({ ...spring, reservedFor: ['Anna@example.com', 'bruno@example.com'] })
    expect(await seen('PRIMAVERA')).toBeUndefined()
    expect((await listed()).at(-1)?.reservedFor).toEqual(['anna@example.com', 'bruno@example.com'])
  })

  test.each([
    [{ name: 'x' }, { name: 'A code has 3 to 30 letters, digits or hyphens.' }],
    [{ name: 'DUE PIZZE' }, { name: 'A code has 3 to 30 letters, digits or hyphens.' }],
    [{ name: 'welcome10' }, { name: 'There is a code of this name already.' }],
    [{ percent: 101 }, { percent: 'This is more than 100 per cent.' }],
    [{ percent: 0 }, { percent: 'The code would take nothing off.' }],
    [{ percent: '' }, { percent: 'Enter a number.' }],
    [{ from: '2026-03-01' }, { to: 'Give both days, or none.' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'The last day comes before the first. Swap them.' }],
    [{ maxUses: 'many' }, { maxUses: 'Enter a number.' }],
    [{ reservedFor: ['anna'] }, { 'reservedFor[0]': 'Enter an e-mail address such as anna@example.com.' }],
    [{ services: [] }, { services: 'Add at least one entry.' }],
  ])('with %j is refused', async (wrong, said) => {
    const at = (await listed()).length
    const faults = Object.fromEntries(Object.entries(said).map(([field, text]) => [`codes[${at}].${field}`, text]))
    expect(await add({ ...spring, ...wrong })).toEqual({ status: 400, reason: 'invalid', faults })
  })
})

describe('a code [SET-120]', () => {
  test('that ends is refused to diners until it starts again', async () => {
    const { version } = await desk().read<Part>(path)
    expect(await seen('WELCOME10')).toBeDefined()
    await desk().post('codes/1/active', { isActive: false })
    expect(await seen('WELCOME10')).toBeUndefined()
    // What is typed meanwhile can still be saved, and does not start it.
    expect((await desk().read<Part>(path)).version).toBe(version)
    await edit('WELCOME10', { percent: 15, isActive: true })
    expect(await factsOf('WELCOME10')).toMatchObject({ isActive: false })
    await desk().post('codes/1/active', { isActive: true })
    expect(await seen('WELCOME10')).toMatchObject({ value: 15 })
  })

  test('takes the name of another only when it is free', async () => {
    const twice = await edit('WELCOME10', { name: 'CINQUE5' })
    expect(Object.values(twice.faults ?? {})).toEqual(['There is a code of this name already.'])
    expect((await edit('WELCOME10', { name: 'BENVENUTO' })).status).toBe(200)
    expect((await add({ name: 'WELCOME10', percent: 5 })).status).toBe(200)
    const names = { BENVENUTO: 'WELCOME10', WELCOME10: 'BENVENUTO' } as Record<string, string>
    expect(
      await save((codes) => codes.map((code) => ({ ...code, name: names[code.name] ?? code.name }))),
    ).toMatchObject({
      status: 200,
    })
    expect(await seen('WELCOME10')).toMatchObject({ id: 1, value: 10 })
    expect(await seen('BENVENUTO')).toMatchObject({ value: 5 })
  })

  test('that was used leaves its orders as they are [SET-121]', async () => {
    const counter = await aCounter(service)
    restaurantId = counter.restaurantId
    const code = await seen('WELCOME10')
    const { id: orderId } = await counter.place(code ? { code } : {})
    expect(await factsOf('WELCOME10')).toMatchObject({ uses: 1 })
    const before = await counter.read(orderId)
    await save((codes) => codes.filter(({ name }) => name !== 'WELCOME10'))
    expect(await seen('WELCOME10')).toBeUndefined()
    expect(await counter.read(orderId)).toEqual(before)
    await add({ name: 'WELCOME10', percent: 20 })
    expect(await factsOf('WELCOME10')).toMatchObject({ id: 1, uses: 1 })
  })

  test('of another restaurant is left alone', async () => {
    await add(spring)
    const code = (await listed()).at(-1)?.id ?? 0
    const other = await service.newRestaurant()
    expect((await desk(other).post(`codes/${code}/active`, { isActive: false })).status).toBe(404)
    expect((await seen('PRIMAVERA'))?.value).toBe(12.5)
  })
})
