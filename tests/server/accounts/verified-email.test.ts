import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { signEmulatedToken } from '#demo/emulators/google/google-emulator.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { limitPoints } from '#server/platform/db/schema/service-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { pushTokensOf } from '#server/platform/outbox/push-tokens.ts'
import { register, updateAccount } from '#src/contract/account-form.ts'
import { getAccount, writeConsents } from '#src/contract/account.ts'
import { setPushToken } from '#src/contract/chat.ts'
import { getDiscountCodes } from '#src/contract/discount-code.ts'
import { createOrder } from '#src/contract/order.ts'
import { confirmEmail, login, recoverPassword, resetPassword, sendEmailConfirmation } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, clientOf, minute, noon, post, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  await service.db.delete(limitPoints)
  restaurantId = await service.newRestaurant()
})

const day = 24 * 60 * minute
const consents = { f_privacy: true, f_termini: true, f_marketing: false }
const anonymous = () => clientOf(service, restaurantId)
const as = (email: string, apiKey: string) => clientOf(service, restaurantId, { who: { email, apiKey } })

/** Somebody registers with an address and signs in. */
async function registered(email: string) {
  const person = { firstName: 'Bruno', lastName: 'Conti', phone: '+39 333 555 0102' }
  const form = { venueId: null, username: email, email, ...person, password: 'focaccia-genovese', addresses: null }
  await anonymous().call(register, form, { wireExtras: writeConsents(consents) })
  const { apiKey } = await signedIn(email)
  return { email, apiKey, api: as(email, apiKey) }
}
const signedIn = (account: string, password = 'focaccia-genovese') =>
  anonymous().call(login, { venueId: null, account, password })
const withGoogle = async (email: string) => {
  const signing = { db: service.db, nonce: `${restaurantId}.${Math.random()}`, nowMs: service.clock.now(restaurantId) }
  const googleIdToken = await signEmulatedToken({ email, firstName: 'Anna', lastName: 'Rossi' }, signing)
  return anonymous().call(login, { venueId: null, googleIdToken })
}
/** What the last mail of a kind leads to, behind `#`. */
async function mailedRoute(kind: string): Promise<string> {
  const mail = (await mailsOf(service.db, restaurantId)).find((one) => one.kind === kind)
  const link = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
  expect(link.search).toBe('')
  return new URLSearchParams(link.hash.slice(1)).get('ordering_route') ?? ''
}
const mailedToken = async (kind: string) => /\/([\w-]{43})(\?.*)?$/.exec(await mailedRoute(kind))?.[1] ?? ''
const confirming = (token: string) => statusOf(anonymous().call(confirmEmail, { token }))
const isConfirmed = async (api: ReturnType<typeof as>) => (await api.call(getAccount, {})).customer.isEmailVerified
const recipients = async (kind: string) =>
  (await mailsOf(service.db, restaurantId)).flatMap((mail) => (mail.kind === kind ? [mail.recipient] : []))
const codesOf = async (api: ReturnType<typeof as>) =>
  (await api.call(getDiscountCodes, { venueId: id<'Venue'>(11) })).codes.map(({ name }) => name)
async function moving({ api, email }: { readonly api: ReturnType<typeof as>; readonly email: string }, to: string) {
  const person = { username: email, firstName: 'Bruno', lastName: 'Conti', phone: '+39 333 555 0102' }
  const change = { venueId: null, ...person, email: to, oldEmail: email, addresses: null }
  await api.call(updateAccount, change, { wireExtras: writeConsents(consents) })
}

describe('an address', () => {
  test('is confirmed by the link of the welcome [ACCT-68, API-67]', async () => {
    const { api } = await registered('anna@example.com')
    expect(await isConfirmed(api)).toBe(false)
    expect(await mailedRoute('welcome')).toMatch(/^\/utente\/email\/conferma\/[\w-]{43}$/)
    const token = await mailedToken('welcome')
    expect(await confirming(`${token}x`)).toBe('TOKEN_NOT_VALID')
    const elsewhere = clientOf(service, await service.newRestaurant())
    expect(await statusOf(elsewhere.call(confirmEmail, { token }))).toBe('TOKEN_NOT_VALID')
    expect(await isConfirmed(api)).toBe(false)
    expect(await confirming(token)).toBe('accepted')
    expect(await isConfirmed(api)).toBe(true)
  })

  test('is confirmed by a link of three days [ACCT-68]', async () => {
    await registered('anna@example.com')
    const token = await mailedToken('welcome')
    service.clock.set(noon + 3 * day, restaurantId)
    expect(await confirming(token)).toBe('TOKEN_NOT_VALID')
  })

  test('is confirmed by a password reset and by Google [ACCT-68]', async () => {
    const [bruno, carla] = [await registered('bruno@example.com'), await registered('carla@example.com')]
    await anonymous().call(recoverPassword, { account: bruno.email, venueId: null })
    const token = await mailedToken('password-reset')
    const password = 'pesto-ligure'
    await anonymous().call(resetPassword, { token, password, passwordRepeat: password })
    const again = await signedIn(bruno.email, password)
    expect(await isConfirmed(as(bruno.email, again.apiKey))).toBe(true)
    const { apiKey } = await withGoogle(carla.email)
    expect(await isConfirmed(as(carla.email, apiKey))).toBe(true)
  })

  test('changed is unconfirmed; the old one is told [ACCT-68]', async () => {
    const diner = await aDiner(service, restaurantId)
    expect(await isConfirmed(diner.api)).toBe(true)
    await moving(diner, 'victim@example.com')
    const api = as('victim@example.com', diner.apiKey)
    expect(await isConfirmed(api)).toBe(false)
    expect([await recipients('email-changed'), await recipients('confirm-email')]).toEqual([
      [diner.email],
      ['victim@example.com'],
    ])
    await moving({ api, email: 'victim@example.com' }, 'third@example.com')
    expect(await confirming(await mailedToken('confirm-email'))).toBe('accepted')
    expect(await isConfirmed(as('third@example.com', diner.apiKey))).toBe(true)
  })

  test('is not confirmed by a link to an earlier one [ACCT-68]', async () => {
    const bruno = await registered('bruno@example.com')
    const token = await mailedToken('welcome')
    await anonymous().call(recoverPassword, { account: bruno.email, venueId: null })
    const reset = await mailedToken('password-reset')
    await moving(bruno, 'victim@example.com')
    expect(await confirming(token)).toBe('TOKEN_NOT_VALID')
    const password = 'pesto-ligure'
    const resetting = anonymous().call(resetPassword, { token: reset, password, passwordRepeat: password })
    expect(await statusOf(resetting)).toBe('TOKEN_NOT_VALID')
    expect(await isConfirmed(as('victim@example.com', bruno.apiKey))).toBe(false)
  })

  test('stays confirmed in other letters, and needs no mail', async () => {
    const diner = await aDiner(service, restaurantId, { email: 'gaia@example.com' })
    await moving(diner, 'Gaia@Example.com')
    const api = as('Gaia@Example.com', diner.apiKey)
    expect(await isConfirmed(api)).toBe(true)
    await api.call(sendEmailConfirmation, {})
    expect(await mailsOf(service.db, restaurantId)).toEqual([])
  })

  test('gets its link again, three mails an hour [ACCT-69, API-67]', async () => {
    const { api, email } = await registered('again@example.com')
    const first = await mailedToken('welcome')
    for (const _ of [1, 2]) expect(await statusOf(api.call(sendEmailConfirmation, {}))).toBe('accepted')
    expect(await statusOf(api.call(sendEmailConfirmation, {}))).toBe('TOO_MANY_ATTEMPTS')
    expect(await recipients('confirm-email')).toEqual([email, email])
    expect(await confirming(first)).toBe('TOKEN_NOT_VALID')
    expect(await confirming(await mailedToken('confirm-email'))).toBe('accepted')
  })
})

describe('the first sign-in with Google', () => {
  /** What somebody leaves who has registered with the address of another. */
  async function waiting() {
    const attacker = await registered('anna@example.com')
    const api = attacker.api
    await api.call(setPushToken, { token: 'attacker', type: 'fcm', deviceId: 'web-attacker000' })
    await anonymous().call(recoverPassword, { account: attacker.email, venueId: null })
    return { ...attacker, reset: await mailedToken('password-reset'), confirmation: await mailedToken('welcome') }
  }

  test('ends what others can sign in with [ACCT-67]', async () => {
    const attacker = await waiting()
    const { apiKey, account } = await withGoogle('Anna@Example.com')
    expect(account).toBe(attacker.email)
    expect(await statusOf(attacker.api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
    expect(await statusOf(signedIn(attacker.email))).toBe('ACCOUNT_NOT_FOUND')
    expect(await statusOf(signedIn(attacker.email, ''))).toBe('ACCOUNT_NOT_FOUND')
    const password = 'pesto-ligure'
    const resetting = anonymous().call(resetPassword, { token: attacker.reset, password, passwordRepeat: password })
    expect(await statusOf(resetting)).toBe('TOKEN_NOT_VALID')
    expect(await confirming(attacker.confirmation)).toBe('TOKEN_NOT_VALID')
    const [row] = await service.db.select().from(accounts).where(eq(accounts.restaurantId, restaurantId))
    expect(row && (await pushTokensOf(service.db, row.id))).toEqual([])
    expect(await isConfirmed(as(account, apiKey))).toBe(true)
    expect(await recipients('google-claimed')).toEqual([account])
  })

  test('leaves the password of a confirmed address alone [ACCT-67]', async () => {
    const { email, api } = await registered('bruno@example.com')
    await confirming(await mailedToken('welcome'))
    await withGoogle(email)
    expect(await isConfirmed(api)).toBe(true)
    expect(await statusOf(signedIn(email))).toBe('accepted')
    expect(await recipients('google-claimed')).toEqual([])
  })

  test('leaves nothing to sign-ins and changes at that moment [ACCT-67]', async () => {
    const { email, api } = await registered('anna@example.com')
    const person = { username: email, firstName: 'Bruno', lastName: 'Conti', phone: '+39 333 555 0102' }
    const change = { venueId: null, ...person, email, oldEmail: email, addresses: null, password: 'still-me-here' }
    const attempts = [1, 2, 3].map(() => signedIn(email).catch(() => null))
    const changing = statusOf(api.call(updateAccount, change, { wireExtras: writeConsents(consents) }))
    const { apiKey } = await withGoogle(email)
    const late = (await Promise.all(attempts)).filter((session) => session !== null)
    await changing
    expect(await isConfirmed(as(email, apiKey))).toBe(true)
    const reading = late.map((session) => statusOf(as(email, session.apiKey).call(getAccount, {})))
    expect(await Promise.all(reading)).toEqual(late.map(() => 'API_KEY_NOT_FOUND'))
    for (const password of ['focaccia-genovese', change.password])
      expect(await statusOf(signedIn(email, password))).toBe('ACCOUNT_NOT_FOUND')
  })
})

describe('a code reserved for an address', () => {
  const placing = async (api: ReturnType<typeof as>) =>
    refusalOf(api.call(createOrder, await anOrder(api, { fields: { discountCodeId: id(7) } })))

  test('opens when the address is confirmed [COUP-23]', async () => {
    const { api } = await registered('anna@example.com')
    expect(await codesOf(api)).not.toContain('ANNA20')
    expect(await placing(api)).toMatchObject({
      status: 'EMAIL_NOT_CONFIRMED',
      messages: [expect.stringMatching(/^This code is reserved for your e-mail address: confirm it first/)],
    })
    await confirming(await mailedToken('welcome'))
    expect(await codesOf(api)).toContain('ANNA20')
    // Judged as any code: this order is at another total.
    expect(await placing(api)).toMatchObject({ status: 'TOTAL_CHANGED' })
  })

  test('does not open by changing the own address [COUP-23]', async () => {
    const diner = await aDiner(service, restaurantId)
    await moving(diner, 'anna@example.com')
    const api = as('anna@example.com', diner.apiKey)
    expect(await codesOf(api)).not.toContain('ANNA20')
    expect(await placing(api)).toMatchObject({ status: 'EMAIL_NOT_CONFIRMED' })
  })
})

test('the customer’s wire form says whether the address is confirmed [API-67]', async () => {
  const { email, apiKey } = await registered('bruno@example.com')
  const { content } = await post(service, '/account/get_summary', {
    id_ristorante: restaurantId,
    email,
    api_key: apiKey,
  })
  expect(content.data).toMatchObject({ cliente: { email_confermata: 0 } })
})
