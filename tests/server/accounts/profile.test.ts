import { beforeAll, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { register, updateAccount } from '#src/contract/account-form.ts'
import { getAccount, writeConsents } from '#src/contract/account.ts'
import { newDeliveryAddress } from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { login } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { anAddressBook, inVanchiglia } from '#tests/server/support/address-book.ts'
import { aDiner, clientOf, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Update = RequestOf<typeof updateAccount>
type Diner = Awaited<ReturnType<typeof aDiner>>

const consents = { f_privacy: true, f_termini: true, f_marketing: true }
const billing = { ...aBillingAddress(), kind: 'private' } as const
const { venueId: _venue, ...delivery } = inVanchiglia

/** Changes the profile of a customer. */
function changing({ api, email }: Pick<Diner, 'api' | 'email'>, change: Partial<Update> = {}) {
  const request: Update = {
    venueId: null,
    username: email,
    firstName: 'Gaia',
    lastName: 'Riva',
    phone: '+39 333 555 0109',
    email,
    addresses: null,
    oldEmail: email,
    ...change,
  }
  return api.call(updateAccount, request, { wireExtras: writeConsents(consents) })
}

const customerOf = async ({ api }: Pick<Diner, 'api'>) => (await api.call(getAccount, {})).customer

describe('updating an account', () => {
  test('keeps what was sent, with user name and key [API-26, ACCT-51]', async () => {
    const diner = await aDiner(service, await service.newRestaurant())
    expect(await changing(diner, { username: 'another' })).toEqual({})
    expect(await customerOf(diner)).toMatchObject({
      firstName: 'Gaia',
      phone: '+39 333 555 0109',
      username: diner.email,
    })
    expect((await customerOf(diner)).consents).toEqual(consents)
  })

  test('sends the new e-mail beside the old one [API-26, ACCT-52]', async () => {
    const restaurantId = await service.newRestaurant()
    const diner = await aDiner(service, restaurantId)
    await changing(diner, { email: ' gaia@example.org ' })
    const again = clientOf(service, restaurantId, { who: { apiKey: diner.apiKey, email: 'gaia@example.org' } })
    expect(await customerOf({ api: again })).toMatchObject({ email: 'gaia@example.org', username: diner.email })
    expect(await statusOf(changing(diner, { oldEmail: 'somebody@example.org' }))).toBe('USER_NOT_FOUND')
  })

  test('refuses another account’s e-mail', async () => {
    const restaurantId = await service.newRestaurant()
    const other = await aDiner(service, restaurantId)
    const diner = await aDiner(service, restaurantId)
    const taken = { status: 'VALIDATION', messages: ['E-mail: there is already an account with this value'] }
    expect(await refusalOf(changing(diner, { email: other.email.toUpperCase() }))).toMatchObject(taken)
    await changing(other, { email: `moved-${other.email}` })
    expect(await refusalOf(changing(diner, { email: other.email }))).toMatchObject(taken)
    expect(await customerOf(diner)).toMatchObject({ email: diner.email })
  })

  test.each([
    ['an empty phone', { phone: ' ' }, 'Phone is a mandatory field'],
    ['no e-mail', { email: 'gaia' }, 'E-mail: this value is not valid'],
    ['a short password', { password: 'short' }, 'Password: at least 8 characters are needed'],
  ])('refuses %s', async (_name, change, message) => {
    const diner = await aDiner(service, await service.newRestaurant())
    expect(await refusalOf(changing(diner, change))).toMatchObject({ status: 'VALIDATION', messages: [message] })
  })

  test('keeps the password, or signs out everywhere else [ACCT-31]', async () => {
    const restaurantId = await service.newRestaurant()
    const diner = await aDiner(service, restaurantId)
    const loggingIn = (password: string) =>
      clientOf(service, restaurantId).call(login, { venueId: null, account: diner.email, password })
    await changing(diner, { password: '' })
    const elsewhere = clientOf(service, restaurantId, {
      who: { apiKey: (await loggingIn('buonappetito')).apiKey, email: diner.email },
    })
    await changing(diner, { password: 'focaccia-genovese' })
    expect(await statusOf(loggingIn('buonappetito'))).toBe('ACCOUNT_NOT_FOUND')
    expect(await statusOf(loggingIn('focaccia-genovese'))).toBe('accepted')
    expect(await statusOf(elsewhere.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
    expect(await statusOf(diner.api.call(getAccount, {}))).toBe('accepted')
  })

  test('replaces the billing address, or removes it; saved addresses stay [API-26, API-27]', async () => {
    const book = await anAddressBook(service, 2)
    const { address } = await book.api.call(newDeliveryAddress, inVanchiglia)
    await changing(book, { addresses: { delivery: null, billing } })
    const kept = await customerOf(book)
    expect(kept.addresses).toMatchObject([
      { use: 'billing', address: { street: billing.street, kind: 'private' } },
      { use: 'delivery', address: { id: address.id } },
    ])
    await changing(book, { addresses: { delivery: null, billing: null } })
    expect((await customerOf(book)).addresses.map(({ use }) => use)).toEqual(['delivery'])
  })

  test('needs a billing address where every order is invoiced [ACCT-39]', async () => {
    const restaurantId = await service.newRestaurant({ venue: { requiresInvoice: true } })
    const diner = await aDiner(service, restaurantId)
    expect(await refusalOf(changing(diner))).toMatchObject({ messages: ['This restaurant needs your billing details'] })
    expect(await statusOf(changing(diner, { addresses: { delivery: null, billing } }))).toBe('accepted')
  })
})

describe('registering with addresses', () => {
  const registering = (restaurantId: Id<'Restaurant'>, addresses: RequestOf<typeof register>['addresses']) =>
    clientOf(service, restaurantId).call(
      register,
      {
        venueId: null,
        username: 'ida@example.com',
        firstName: 'Ida',
        lastName: 'Moro',
        phone: '+39 333 555 0110',
        email: 'ida@example.com',
        password: 'focaccia-genovese',
        addresses,
      },
      { wireExtras: writeConsents(consents) },
    )

  test('keeps both of them [API-25, API-27]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    await registering(restaurantId, { delivery, billing })
    const { apiKey } = await clientOf(service, restaurantId).call(login, {
      venueId: null,
      account: 'ida@example.com',
      password: 'focaccia-genovese',
    })
    const api = clientOf(service, restaurantId, { who: { apiKey, email: 'ida@example.com' } })
    expect((await customerOf({ api })).addresses).toMatchObject([
      { use: 'billing', address: { town: billing.town } },
      { use: 'delivery', address: { street: 'Via Vanchiglia', zoneTown: 'Vanchiglia', isDefault: false } },
    ])
  })

  test('makes no account when an address cannot be kept', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const missing = await refusalOf(registering(restaurantId, { delivery: { ...delivery, street: '' }, billing: null }))
    expect(missing).toMatchObject({ status: 'ADDRESS_INVALID', messages: ['Address is a mandatory field'] })
    const nameless = { ...billing, kind: 'company', companyName: null } as const
    expect(await statusOf(registering(restaurantId, { delivery: null, billing: nameless }))).toBe('VALIDATION')
    expect(await mailsOf(service.db, restaurantId)).toEqual([])
    expect(await statusOf(registering(restaurantId, null))).toBe('accepted')
  })
})
