import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listAccounts } from '#server/commands/list-accounts.ts'
import { production } from '#server/editions/production.ts'
import { createProviderSource } from '#server/payments/accounts/provider-source.ts'
import { resealAccounts } from '#server/payments/accounts/reseal-accounts.ts'
import { warnOfUnpayable } from '#server/payments/unpayable-modes.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { createProviders } from '#server/providers/create-providers.ts'
import type { SecretsKey } from '#server/settings/settings.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, testSecretsKeys } from '#tests/support/service.ts'

const fresh: SecretsKey = { id: 'k2', key: new Uint8Array(32).fill(9) }
let service: TestService
beforeAll(async () => {
  service = await openTestService({ edition: production, now: () => noon })
})
afterAll(() => service.close())

async function offered({ diner }: Awaited<ReturnType<typeof aCounter>>, venue = 11) {
  const asked = { orderType: 'takeAway', paymentModes: true, newsLimit: null } as const
  const { paymentModes } = await diner.api.call(getMixedInfo, { ...asked, venueId: id<'Venue'>(venue) })
  return paymentModes.map(({ kind }) => kind)
}
const policyOfPage = async () => (await service.app.request('/pay')).headers.get('Content-Security-Policy')
const cannot = (what: string) =>
  `${what} cannot be used here: there is no account at the payment provider, or its keys cannot be used. Diners are not offered it.`

describe('a restaurant without an account in production', () => {
  test('offers what needs none, and is told [PAY-40]', async () => {
    const counter = await aCounter(service)
    const { restaurantId } = counter
    expect(await offered(counter)).toEqual(['cash'])
    expect(await policyOfPage()).not.toMatch(/stripe|paypal/)
    const said: LogEntry[] = []
    await warnOfUnpayable({ ...service.payments, log: (entry) => said.push(entry) })
    const own = said.filter((entry) => entry.restaurantId === restaurantId && entry.venueId === 11)
    expect(own.map(({ event, mode, reason }) => [event, mode, reason])).toEqual([
      ['payment-mode-not-offered', 'card', 'account'],
      ['payment-mode-not-offered', 'payPal', 'account'],
    ])
    const { venues } = await deskOf(service, restaurantId).read<{ venues: { id: number; warnings: string[] }[] }>(
      'settings',
    )
    expect(venues.find((venue) => venue.id === 11)?.warnings).toEqual([cannot('Cards'), cannot('PayPal')])
    const listed = await listAccounts(service.payments, String(restaurantId))
    expect(listed.ok && listed.value.split('\n').slice(0, 2)).toEqual([
      'There are no payment accounts.',
      `restaurant ${restaurantId}, venue 11: ${cannot('Cards')}`,
    ])
  })

  test('offers cards from its account on [PAY-40, PAY-37]', async () => {
    const counter = await aCounter(service)
    const { restaurantId } = counter
    const hasCards = async () => (await counter.diner.api.call(getRestaurantInfo, {})).hasCardPayments
    expect(await hasCards()).toBe(false)
    const account = await anAccount(service, { restaurantId, kind: 'stripe', venueId: id<'Venue'>(11) })
    expect([await hasCards(), await offered(counter), await offered(counter, 12)]).toEqual([
      true,
      ['cash', 'card'],
      ['cash'],
    ])
    expect(await policyOfPage()).toMatch(/^[^;]+;[^;]+; script-src 'self' https:\/\/js\.stripe\.com /)
    expect(await policyOfPage()).not.toContain('paypal')
    const warned: LogEntry[] = []
    const elsewhere = (await aCounter(service)).restaurantId
    await warnOfUnpayable({ ...service.payments, log: (entry) => warned.push(entry) })
    const cards = (of: number) =>
      warned.filter((entry) => entry.restaurantId === of && entry.mode === 'card').map(({ venueId }) => venueId)
    expect([cards(restaurantId).includes(11), cards(restaurantId).includes(12), cards(elsewhere).includes(11)]).toEqual(
      [false, true, true],
    )
    const next = await anAccount(service, { restaurantId, kind: 'stripe', venueId: id<'Venue'>(11) })
    const listed = await listAccounts(service.payments, String(restaurantId))
    expect(listed.ok && listed.value.split('\n').slice(0, 2)).toEqual([
      `${account.id}: stripe, test, …${account.lastFour}, restaurant ${restaurantId}, venue 11, out of use since 2026-03-10`,
      `${next.id}: stripe, test, …${next.lastFour}, restaurant ${restaurantId}, venue 11, in use`,
    ])
  })
})

describe('an account whose key is missing', () => {
  test('takes no money, nor does another for it [PAY-40]', async () => {
    const { restaurantId } = await aCounter(service)
    await anAccount(service, { restaurantId, kind: 'stripe' })
    const said: LogEntry[] = []
    const stripe = { secretKey: 'rk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
    const environment = await createProviders(service, { stripe, payPal: null })
    const source = createProviderSource({
      environment,
      make: async () => environment,
      secretsKeys: [fresh],
      log: (entry) => said.push(entry),
    })
    const place = { restaurantId, venueId: id<'Venue'>(11) }
    for (const _again of [1, 2]) expect((await source.ofVenue(service.db, place)).card).toBeNull()
    const other = { ...place, restaurantId: (await aCounter(service)).restaurantId }
    expect((await source.ofVenue(service.db, other)).card).toMatchObject({ publishableKey: 'pk_test_1' })
    expect(said).toMatchObject([{ event: 'payment-account-not-opened', level: 'error', restaurantId }])
  })
})

test('accounts are sealed anew with the first key', async () => {
  const { restaurantId } = await aCounter(service)
  const { id: account } = await anAccount(service, { restaurantId, kind: 'payPal' })
  const sealed = async () => {
    const [row] = await service.db.select().from(paymentAccounts).where(eq(paymentAccounts.id, account))
    return row?.sealedPart.split('.')[1]
  }
  expect(await sealed()).toBe('k1')
  await expect(resealAccounts(service.db, [fresh])).rejects.toThrow('SECRETS_KEYS must hold the key k1')
  expect(await sealed()).toBe('k1')
  expect(await resealAccounts(service.db, [fresh, ...testSecretsKeys])).toBeGreaterThan(0)
  expect(await resealAccounts(service.db, [fresh, ...testSecretsKeys])).toBe(0)
  expect(await sealed()).toBe('k2')
  expect(await resealAccounts(service.db, [...testSecretsKeys, fresh])).toBeGreaterThan(0)
})
