import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { detachCard, getSavedCards, getSetupSecret } from '#src/contract/pay.ts'
import { aCounter, aDiner, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  pay = payer(service, counter)
})

type Api = Pick<Awaited<ReturnType<typeof aDiner>>, 'api'>
const centro = { venueId: id<'Venue'>(11) }
const salvario = { venueId: id<'Venue'>(12) }
const cardsOf = async ({ api }: Api, venueId: typeof centro.venueId | null = centro.venueId) =>
  (await api.call(getSavedCards, { venueId })).cards
const setupAt = async (venue: typeof centro, number?: string, expYear?: number) =>
  pay.confirm((await counter.diner.api.call(getSetupSecret, venue)).clientSecret, await pay.method(number, expYear))

describe('a card', () => {
  test('is kept without paying, with brand, digits and expiry [ACCT-62] [API-35] [API-36] [BAPI-14]', async () => {
    expect(await cardsOf(counter.diner)).toEqual([])
    expect(await setupAt(centro, '5555555555554444')).toBe('succeeded')
    expect(await cardsOf(counter.diner)).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        venues: [{ id: 11 }],
        card: { brand: 'mastercard', last4: '4444', expiryMonth: 12, expiryYear: 2034, isExpired: false },
      },
    ])
  })

  test('is listed at its venue, or everywhere without one', async () => {
    await setupAt(centro)
    await setupAt(salvario, '378282246310005')
    expect((await cardsOf(counter.diner)).map(({ card }) => card.last4)).toEqual(['4242'])
    const all = await cardsOf(counter.diner, null)
    expect(all.map(({ venues, card }) => [venues[0]?.id, card.brand])).toEqual([
      [11, 'visa'],
      [12, 'amex'],
    ])
  })

  test('is expired from the month after its own', async () => {
    await setupAt(centro, undefined, 2025)
    expect((await cardsOf(counter.diner))[0]?.card.isExpired).toBe(true)
    service.clock.set(Date.parse('2034-12-31T22:00:00Z'), counter.restaurantId)
    const soon = await aDiner(service, counter.restaurantId)
    const secret = (await soon.api.call(getSetupSecret, centro)).clientSecret
    await pay.confirm(secret, await pay.method())
    expect((await cardsOf(soon))[0]?.card.isExpired).toBe(false)
    service.clock.set(Date.parse('2035-01-01T00:00:00Z'), counter.restaurantId)
    expect((await cardsOf(soon))[0]?.card.isExpired).toBe(true)
  })

  test('is kept only by a payment that asks [API-35]', async () => {
    const once = await pay.order('card')
    await pay.byCard(once.id)
    expect(await cardsOf(counter.diner)).toEqual([])
    const kept = await pay.order('card')
    expect(await pay.confirm(await pay.secret(kept.id), await pay.method(), true)).toBe('succeeded')
    expect(await cardsOf(counter.diner)).toHaveLength(1)
  })

  test('that is kept pays the next order', async () => {
    await setupAt(centro)
    const [saved] = await cardsOf(counter.diner)
    const { id: orderId } = await pay.order('card')
    expect(await pay.confirm(await pay.secret(orderId), saved?.id ?? '')).toBe('succeeded')
    await pay.notify(orderId)
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('of somebody else neither pays nor goes', async () => {
    await setupAt(centro)
    const [saved] = await cardsOf(counter.diner)
    const stranger = { ...counter, diner: await aDiner(service, counter.restaurantId) }
    const other = payer(service, stranger)
    const { id: orderId } = await other.order('card')
    expect(await other.confirm(await other.secret(orderId), saved?.id ?? '')).toBe('resource_missing')
    const request = { id: saved?.id ?? '', ...centro }
    expect(await statusOf(stranger.diner.api.call(detachCard, request))).toBe('ENTITY_NOT_FOUND')
    expect(await cardsOf(counter.diner)).toHaveLength(1)
  })

  test('is deleted at its venue, once [ACCT-64] [API-37]', async () => {
    await setupAt(centro)
    const [saved] = await cardsOf(counter.diner)
    const { api } = counter.diner
    const request = { id: saved?.id ?? '' }
    expect(await statusOf(api.call(detachCard, { ...request, ...salvario }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(api.call(detachCard, { ...request, ...centro }))).toBe('accepted')
    expect(await cardsOf(counter.diner)).toEqual([])
    expect(await statusOf(api.call(detachCard, { ...request, ...centro }))).toBe('ENTITY_NOT_FOUND')
  })
})

test.each([
  ['the list', (api: Api['api']) => api.call(getSavedCards, { venueId: null })],
  ['a new card', (api: Api['api']) => api.call(getSetupSecret, centro)],
  ['deleting', (api: Api['api']) => api.call(detachCard, { id: 'pm_1', ...centro })],
])('%s is for who is signed in', async (_case, call: (api: Api['api']) => Promise<unknown>) => {
  const outcome = await call(clientOf(service, counter.restaurantId)).catch((error: unknown) => error)
  expect(outcome).toMatchObject({ failure: { kind: 'refused' } })
})
