import { beforeEach, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getAccount } from '#src/contract/account.ts'
import { login, recoverPassword, resetPassword } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeEach(async () => {
  service = await startService({ now: noon })
  restaurantId = await service.newRestaurant()
})

const anonymous = () => clientOf(service, restaurantId)
const recovering = (account: string, venueId: number | null = 12) =>
  anonymous().call(recoverPassword, { account, venueId: venueId === null ? null : id<'Venue'>(venueId) })
const resetting = (token: string, password = 'focaccia-genovese', passwordRepeat = password) =>
  anonymous().call(resetPassword, { token, password, passwordRepeat })
const loggingIn = (account: string, password: string) => anonymous().call(login, { venueId: null, account, password })

/** The link of the last mail. */
async function mailedLink(): Promise<URL> {
  const [mail] = await mailsOf(service.db, restaurantId)
  return new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
}

/** The route that the last mail leads to: behind `#`, where no server and no log reads it. */
const mailedRoute = async () => new URLSearchParams((await mailedLink()).hash.slice(1)).get('ordering_route') ?? ''
const mailedToken = async () => /reset\/([\w-]+)/.exec(await mailedRoute())?.[1] ?? ''

test('the mail leads to the restaurant’s page with the form [ACCT-65, ACCT-70, API-32]', async () => {
  const { email } = await aDiner(service, restaurantId, { language: 'de' })
  expect(await recovering(` ${email.toUpperCase()} `)).toEqual({})
  const [mail] = await mailsOf(service.db, restaurantId)
  expect(mail).toMatchObject({
    kind: 'password-reset',
    recipient: email,
    subject: 'A new password for Trattoria da Gino',
  })
  const link = await mailedLink()
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:8789/trattoria.html')
  expect(link.search).toBe('')
  expect(await mailedRoute()).toMatch(/^\/utente\/password\/reset\/[\w-]{43}\?idLocale=12$/)
  await recovering(email, null)
  expect(await mailedRoute()).toMatch(/^\/utente\/password\/reset\/[\w-]{43}$/)
})

test('an unknown account gets the same reply and no mail', async () => {
  const { email } = await aDiner(service, restaurantId)
  expect(await recovering('nobody@example.com')).toEqual(await recovering(email))
  expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ recipient: email }])
})

test('three mails an hour go to one address, whoever sends', async () => {
  const { email } = await aDiner(service, restaurantId)
  const other = await service.newRestaurant()
  await service.newCustomer(other, { email })
  for (const _ of [1, 2, 3, 4]) expect(await recovering(email)).toEqual({})
  expect(await clientOf(service, other).call(recoverPassword, { account: email, venueId: null })).toEqual({})
  expect(await mailsOf(service.db, restaurantId)).toHaveLength(3)
  expect(await mailsOf(service.db, other)).toEqual([])
  service.clock.set(noon + 60 * minute, restaurantId)
  await recovering(email)
  expect(await mailsOf(service.db, restaurantId)).toHaveLength(4)
})

test('the last link stays when no other mail comes', async () => {
  const { email } = await aDiner(service, restaurantId)
  for (const _ of [1, 2, 3, 4]) await recovering(email)
  expect(await statusOf(resetting(await mailedToken()))).toBe('accepted')
})

test('the token sets a password once and signs out everywhere [API-33]', async () => {
  const { api, email } = await aDiner(service, restaurantId)
  await recovering(email)
  const token = await mailedToken()
  expect(await resetting(token)).toEqual({})
  expect(await statusOf(loggingIn(email, 'buonappetito'))).toBe('ACCOUNT_NOT_FOUND')
  expect(await statusOf(loggingIn(email, 'focaccia-genovese'))).toBe('accepted')
  expect(await statusOf(api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  expect(await statusOf(resetting(token, 'another-password'))).toBe('TOKEN_NOT_VALID')
})

test('different or short passwords are refused, the token stays', async () => {
  const { email } = await aDiner(service, restaurantId)
  await recovering(email)
  const token = await mailedToken()
  expect(await statusOf(resetting(token, 'focaccia-genovese', 'focaccia-ligure'))).toBe('PASSWORD_MISMATCH')
  expect(await refusalOf(resetting(token, 'short'))).toMatchObject({
    messages: ['Password: at least 8 characters are needed'],
  })
  expect(await statusOf(resetting(token))).toBe('accepted')
})

test('a token ends after an hour, or a newer one', async () => {
  const { email } = await aDiner(service, restaurantId)
  await recovering(email)
  const first = await mailedToken()
  await recovering(email)
  const second = await mailedToken()
  expect(await statusOf(resetting(first))).toBe('TOKEN_NOT_VALID')
  const elsewhere = clientOf(service, await service.newRestaurant())
  const passwords = { password: 'focaccia-genovese', passwordRepeat: 'focaccia-genovese' }
  service.clock.set(noon + 60 * minute, restaurantId)
  expect(await statusOf(resetting(second))).toBe('TOKEN_NOT_VALID')
  service.clock.set(noon + 60 * minute - 1, restaurantId)
  expect(await statusOf(resetting(second))).toBe('accepted')
  await recovering(email)
  const third = await mailedToken()
  expect(await statusOf(elsewhere.call(resetPassword, { token: third, ...passwords }))).toBe('TOKEN_NOT_VALID')
  // Tried in vain at another restaurant, it is still good at its own.
  expect(await statusOf(resetting(third))).toBe('accepted')
})

test('five tries in fifteen minutes, then the caller waits', async () => {
  const { email } = await aDiner(service, restaurantId)
  for (const _ of [1, 2, 3, 4, 5]) expect(await statusOf(recovering(email))).toBe('accepted')
  expect(await statusOf(recovering(email))).toBe('TOO_MANY_ATTEMPTS')
  expect(await statusOf(loggingIn(email, 'buonappetito'))).toBe('accepted')
})
