import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskField } from '#server/staff/editing/desk-field.ts'
import { getDiscountCodes } from '#src/contract/discount-code.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
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

type Codes = { takesCodes: boolean; fields: DeskField[]; codes: { id: number; name: string; fields: DeskField[] }[] }
const desk = (of = restaurantId) => deskOf(service, of)
const post = async (path: string, body: object, of = restaurantId) => answerOf(await desk(of).post(path, body))
const save = async (code: number, changed: object, of = restaurantId) =>
  answerOf(await desk(of).save(`codes/${code}/form`, changed))
async function answerOf(reply: Response) {
  return { status: reply.status, ...((await reply.json()) as { id?: number; reason?: string; faults?: object }) }
}
async function seen(name: string, venue = 11) {
  const { codes } = await clientOf(service, restaurantId).call(getDiscountCodes, { venueId: id<'Venue'>(venue) })
  return codes.find((code) => code.name === name)
}
const listed = async (name: string) => (await desk().read<Codes>('codes')).codes.find((code) => code.name === name)
const typed = { name: ' primavera ', kind: 'percentage', value: '12,5' }

describe('a new code', () => {
  test('holds at once, for every order and venue', async () => {
    expect(await post('codes', { typed })).toMatchObject({ status: 200 })
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
    const limits = { 'orderTypes.table': '', 'venueIds.11': 'yes', minimumOrder: '20', maxUses: '50' }
    const days = { from: '2026-03-01', to: '2026-03-31' }
    await post('codes', { typed: { ...typed, ...limits, ...days, kind: 'amount', value: '3,50', isHidden: 'yes' } })
    expect(await seen('PRIMAVERA')).toMatchObject({
      kind: 'amount',
      value: 3.5,
      orderTypes: ['takeAway', 'delivery', 'eatIn', 'dil'],
      from: '2026-03-01 00:00:00',
      to: '2026-03-31 23:59:59',
      minimumOrder: 2000,
      isHidden: true,
    })
    expect(await seen('PRIMAVERA', 12)).toBeUndefined()
    expect((await listed('PRIMAVERA'))?.fields.find(({ name }) => name === 'maxUses')?.value).toBe('50')
  })

  test('is for some people only', async () => {
    await post('codes', { typed: { ...typed, reservedFor: 'Anna@Example.com, bruno@example.com' } })
    expect(await seen('PRIMAVERA')).toBeUndefined()
    const field = (await listed('PRIMAVERA'))?.fields.find(({ name }) => name === 'reservedFor')
    expect(field?.value).toBe('anna@example.com, bruno@example.com')
  })

  test('gets its own number beside another made at once', async () => {
    const made = await Promise.all(['ONE', 'TWO'].map((name) => post('codes', { typed: { ...typed, name } })))
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(made.map((one) => one.id)).size).toBe(2)
  })

  test.each([
    [{ name: 'x' }, { name: 'A code has 3 to 30 letters, digits or hyphens.' }],
    [{ name: 'DUE PIZZE' }, { name: 'A code has 3 to 30 letters, digits or hyphens.' }],
    [{ name: 'welcome10' }, { name: 'There is a code of this name already.' }],
    [{ value: '101' }, { value: 'This is more than 100 per cent.' }],
    [{ value: '0' }, { value: 'The code would take nothing off.' }],
    [{ value: '' }, { value: 'Type an amount such as 8,50.' }],
    [{ kind: 'gift' }, { kind: 'Choose one for “Takes off”.' }],
    [{ from: '2026-03-01' }, { to: 'Give both days, or none.' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'The last day comes before the first.' }],
    [{ maxUses: 'many' }, { maxUses: 'Type a whole number up to 100000, or nothing.' }],
    [{ reservedFor: 'anna' }, { reservedFor: '“anna” is no e-mail address.' }],
  ])('with %j is refused', async (wrong, faults) => {
    expect(await post('codes', { typed: { ...typed, ...wrong } })).toEqual({ status: 400, reason: 'invalid', faults })
  })

  test('is for one way to order at least', async () => {
    const none = Object.fromEntries(
      ['takeAway', 'delivery', 'eatIn', 'dil', 'table'].map((type) => [`orderTypes.${type}`, '']),
    )
    const { faults } = await post('codes', { typed: { ...typed, ...none } })
    expect(faults).toEqual({ 'orderTypes.takeAway': 'Tick at least one.' })
  })
})

describe('a code', () => {
  test('that ends is refused to diners until it starts again', async () => {
    expect(await seen('WELCOME10')).toBeDefined()
    await post('codes/1/active', { isActive: false })
    expect(await seen('WELCOME10')).toBeUndefined()
    await post('codes/1/active', { isActive: true })
    expect(await seen('WELCOME10')).toBeDefined()
  })

  test('is saved as it stands, and changed', async () => {
    for (const { id: code, name, fields } of (await desk().read<Codes>('codes')).codes) {
      const before = await seen(name)
      const same = Object.fromEntries(fields.map((field) => [field.name, field.value]))
      expect([name, (await save(code, same)).status]).toEqual([name, 200])
      expect(await seen(name)).toEqual(before)
    }
    await save(1, { value: '15' })
    expect((await seen('WELCOME10'))?.value).toBe(15)
    expect(await save(1, { name: 'CINQUE5' })).toMatchObject({
      faults: { name: 'There is a code of this name already.' },
    })
  })

  test('of another restaurant is left alone', async () => {
    const { id: code = 0 } = await post('codes', { typed })
    const other = await service.newRestaurant()
    expect((await post(`codes/${code}/active`, { isActive: false }, other)).status).toBe(404)
    expect((await save(code, { value: '50' }, other)).status).toBe(404)
    expect((await seen('PRIMAVERA'))?.value).toBe(12.5)
  })
})
