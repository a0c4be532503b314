import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { limitPoints } from '#server/platform/db/schema/service-tables.ts'
import type { LimitName } from '#server/platform/limits/limit-rules.ts'
import { limitRules } from '#server/platform/limits/limit-rules.ts'
import type { Trier } from '#server/platform/limits/limits.ts'
import { createLimits, forgetPassedLimits } from '#server/platform/limits/limits.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import { createOrder } from '#src/contract/order.ts'
import {
  getClientSecret,
  getPayPalToken,
  getSavedCards,
  getSetupSecret,
  notifyConfirmation,
} from '#src/contract/pay.ts'
import { login } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let trier: Trier
let callers = 0
beforeAll(async () => {
  service = await openTestService({ now: () => noon, addressLimitFactor: 1 })
  return () => service.close()
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  await service.db.delete(limitPoints)
  callers += 1
  trier = { restaurant: { id: restaurantId }, address: `203.0.113.${callers}`, subject: 'anna', nowMs: noon }
})

const limitsOf = (addressFactor = 1) => createLimits({ db: service.db, addressFactor })
async function takenBy(name: LimitName, wish: Partial<Trier>, limits = limitsOf()): Promise<boolean> {
  return (await limits.take([name], { ...trier, ...wish })).ok
}
async function useUp(name: LimitName): Promise<void> {
  for (let left = limitRules[name].points; left > 0; left -= 1) expect(await takenBy(name, {})).toBe(true)
  expect(await takenBy(name, {})).toBe(false)
}

describe('limits', () => {
  test('per address hold for all restaurants and subjects', async () => {
    await useUp('tableCode')
    expect(await takenBy('tableCode', { restaurant: { id: id(1) }, subject: 'bruno' })).toBe(false)
    expect(await takenBy('tableCode', { address: '198.51.100.1' })).toBe(true)
  })

  test('per subject hold for all addresses', async () => {
    await useUp('message')
    expect(await takenBy('message', { address: '198.51.100.1', subject: 'ANNA' })).toBe(false)
    expect(await takenBy('message', { subject: 'bruno' })).toBe(true)
    expect(await takenBy('message', { restaurant: { id: id(1) } })).toBe(true)
  })

  test('per both leave other subjects and addresses alone', async () => {
    await useUp('password')
    expect(await takenBy('password', { subject: 'bruno' })).toBe(true)
    expect(await takenBy('password', { address: '198.51.100.1' })).toBe(true)
  })

  test('are shared by processes on one database', async () => {
    const other = limitsOf()
    await useUp('password')
    expect(await takenBy('password', {}, other)).toBe(false)
  })

  test('begin anew with the next window of the clock', async () => {
    await useUp('password')
    expect(await takenBy('password', { nowMs: noon + 15 * minute - 1 })).toBe(false)
    expect(await takenBy('password', { nowMs: noon + 15 * minute })).toBe(true)
  })

  test('count again when a try is forgiven', async () => {
    const limits = limitsOf()
    for (let right = 0; right <= limitRules.tableCode.points; right += 1) {
      expect(await takenBy('tableCode', {}, limits)).toBe(true)
      await limits.forgive(['tableCode'], trier)
    }
  })

  test('per address grow by the setting', async () => {
    const limits = limitsOf(2)
    for (let left = limitRules.tableCode.points * 2; left > 0; left -= 1)
      expect(await takenBy('tableCode', {}, limits)).toBe(true)
    expect(await takenBy('tableCode', {}, limits)).toBe(false)
  })

  test('keep neither names nor addresses', async () => {
    await takenBy('password', {})
    expect(JSON.stringify(await service.db.select().from(limitPoints))).not.toMatch(/anna|203\.0\.113/)
  })

  test('are forgotten once their window has passed', async () => {
    await takenBy('password', {})
    const [row] = await service.db.select().from(limitPoints)
    const endMs = row?.expire.getTime() ?? 0
    await forgetPassedLimits(service.db, endMs - 1)
    expect(await service.db.select().from(limitPoints)).toHaveLength(1)
    await forgetPassedLimits(service.db, endMs)
    expect(await service.db.select().from(limitPoints)).toEqual([])
  })
})

describe('a caller with no try left', () => {
  test('guesses no table code, and hears when to come back', async () => {
    const body = { versione: '3.5.2', id_ristorante: restaurantId, id_locale: 11, identificativo: 'guess' }
    const send = () =>
      service.app.request('/de/webservice/restaurant/ordina-tavolo/qr-code/decode', {
        method: 'POST',
        body: JSON.stringify(body),
      })
    for (let left = limitRules.tableCode.points; left > 0; left -= 1) await send()
    const reply = await send()
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([200, '900'])
    expect(await reply.json()).toEqual({
      success: false,
      data: { status: 'TOO_MANY_ATTEMPTS' },
      messages: ['Zu viele Versuche. Versuche es in 15 Min. erneut.'],
    })
  })

  test('guesses no number of a discount code', async () => {
    const { api } = await aDiner(service, restaurantId)
    const order = (discountCodeId: number) => ({ ...sample, discountCodeId: id<'DiscountCode'>(discountCodeId) })
    const sample = await anOrder(api)
    const trying = (code: number) => statusOf(api.call(createOrder, order(code)))
    const { points } = limitRules.discountCodeOfAccount
    for (let left = points; left > 1; left -= 1) expect(await trying(9999)).toBe('COUPON_NOT_FOUND')
    // A code that there is forgives the account its wrong ones.
    expect(await trying(1)).not.toBe('COUPON_NOT_FOUND')
    for (let left = points; left > 0; left -= 1) expect(await trying(9999)).toBe('COUPON_NOT_FOUND')
    expect(await trying(1)).toBe('TOO_MANY_ATTEMPTS')
    expect(await statusOf(api.call(createOrder, sample))).not.toBe('TOO_MANY_ATTEMPTS')
  })

  test('begins to keep no more cards [BAPI-38]', async () => {
    const { api } = await aDiner(service, restaurantId)
    const trying = () => statusOf(api.call(getSetupSecret, { venueId: id<'Venue'>(11) }))
    for (let left = limitRules.newCard.points; left > 0; left -= 1) expect(await trying()).toBe('accepted')
    expect(await trying()).toBe('TOO_MANY_ATTEMPTS')
    const { api: other } = await aDiner(service, restaurantId)
    expect(await statusOf(other.call(getSetupSecret, { venueId: id<'Venue'>(11) }))).toBe('accepted')
  })

  test('asks no provider, on the payment page neither [BAPI-38]', async () => {
    const { api } = await aDiner(service, restaurantId)
    const order = await api.call(createOrder, await anOrder(api, { fields: { paymentMode: 'card' } }))
    for (let left = limitRules.payment.points; left > 0; left -= 1) await takenBy('payment', { address: 'local' })
    const entity = { entityKind: 'order', entityId: order.id, token: null, venueId: id<'Venue'>(11) } as const
    const calls = [
      api.call(getClientSecret, entity),
      api.call(notifyConfirmation, { entityKind: 'order', entityId: order.id, token: null }),
      api.call(getSavedCards, { venueId: null }),
      api.call(getPayPalToken, { venueId: id<'Venue'>(11) }),
    ]
    expect(await Promise.all(calls.map((each) => statusOf(each)))).toEqual(calls.map(() => 'TOO_MANY_ATTEMPTS'))
    const asked = { entita_tipo: 'ORDINE', entita_id: String(order.id), token: 'pi', return_url: null, language: 'en' }
    const page = await service.app.request('/pay/api/summary', { method: 'POST', body: JSON.stringify(asked) })
    expect([page.status, await page.json()]).toEqual([429, { messages: ['Too many attempts. Try again in 15 min.'] }])
  })

  test('rings at no table [BAPI-37]', async () => {
    const stella = await service.newRestaurant({ like: 2 })
    for (let left = limitRules.staffCall.points; left > 0; left -= 1) await takenBy('staffCall', { address: 'local' })
    const table = { venueId: id<'Venue'>(21), tableId: id<'Table'>(3), tableCode: 'stella-3-v9Lp' }
    const call = clientOf(service, stella).call(callStaff, { ...table, reasonId: id<'CallReason'>(2) })
    expect(await statusOf(call)).toBe('TOO_MANY_ATTEMPTS')
  })

  test('cannot try one password on many accounts', async () => {
    const trying = (account: string) =>
      statusOf(clientOf(service, restaurantId).call(login, { venueId: null, account, password: 'wrong' }))
    for (let left = limitRules.passwordFromAddress.points; left > 1; left -= 1)
      await takenBy('passwordFromAddress', { address: 'local' })
    expect(await trying('anna@example.com')).toBe('ACCOUNT_NOT_FOUND')
    expect(await trying('bruno@example.com')).toBe('TOO_MANY_ATTEMPTS')
  })

  test('gains no try by naming an account in two ways', async () => {
    const { email, id: accountId } = await aDiner(service, restaurantId)
    await service.db.update(accounts).set({ username: 'anna.gino' }).where(eq(accounts.id, accountId))
    const trying = (account: string) =>
      refusalOf(clientOf(service, restaurantId).call(login, { venueId: null, account, password: 'wrong' }))
    for (const name of [email, email.toUpperCase(), 'anna.gino', 'anna.gino', ` ${email}`]) await trying(name)
    expect((await trying(email))?.status).toBe('TOO_MANY_ATTEMPTS')
  })
})
