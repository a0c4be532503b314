import { signEmulatedToken } from '#demo/emulators/google/google-emulator.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { register } from '#src/contract/account-form.ts'
import { getAccount, writeConsents } from '#src/contract/account.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { confirmEmail, login, recoverPassword, resetPassword } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import type { TestService } from '#tests/support/service.ts'

import type { Attack } from './finding.ts'

/** Tokens of one restaurant are tried at another, where the same person has an account; then each is good where it belongs. */
export const foreignTokens: Attack = async ({ service }) => {
  const [here, there] = [await service.newRestaurant({ like: 2 }), await service.newRestaurant({ like: 2 })]
  const own = await aDiner(service, here)
  await aDiner(service, there, { email: own.email })
  const uses = await usesOf(service, here, own.email)
  let [taken, lost] = [0, 0]
  for (const attempt of uses) {
    if ((await statusOf(attempt(there))) === 'accepted') taken += 1
    if ((await statusOf(attempt(here))) !== 'accepted') lost += 1
  }
  const session = (at: Id<'Restaurant'>) =>
    statusOf(clientOf(service, at, { who: { email: own.email, apiKey: own.apiKey } }).call(getAccount, {}))
  if ((await session(there)) === 'accepted') taken += 1
  return [
    { what: `tokens of another restaurant (${uses.length + 1}): taken`, found: taken, due: 0 },
    { what: `tokens of another restaurant (${uses.length}): no longer good at their own`, found: lost, due: 0 },
  ]
}

type Use = (at: Id<'Restaurant'>) => Promise<unknown>

/** What can be done with each kind of token that `here` has given out. */
async function usesOf(service: TestService, here: Id<'Restaurant'>, email: string): Promise<readonly Use[]> {
  const as = (at: Id<'Restaurant'>) => clientOf(service, at)
  const guest = as(here)
  const order = await guest.call(createOrder, await anOrder(guest, { ...orderSamples.table, guest: aGuest }))
  const google = await signEmulatedToken(
    { email, firstName: 'Anna', lastName: 'Rossi' },
    { db: service.db, nonce: `${here}.attack`, nowMs: noon },
  )
  await guest.call(recoverPassword, { account: email, venueId: null })
  const reset = await mailed(service, here)
  const password = 'focaccia-genovese'
  const person = { firstName: 'Bruno', lastName: 'Conti', phone: '+39 333 555 0102', email: 'bruno@example.com' }
  const form = { venueId: null, username: person.email, ...person, password, addresses: null }
  await guest.call(register, form, { wireExtras: writeConsents({ f_privacy: true, f_termini: true }) })
  const confirmation = await mailed(service, here)
  return [
    (at) => as(at).call(getOrder, { venueId: null, id: order.id, token: order.token }),
    (at) => as(at).call(resetPassword, { token: reset, password, passwordRepeat: password }),
    (at) => as(at).call(confirmEmail, { token: confirmation }),
    // Last, because it ends the links to a new password of an address that nobody had confirmed.
    (at) => as(at).call(login, { venueId: null, googleIdToken: google }),
  ]
}

/** The secret in the last mail of a restaurant. */
async function mailed({ db }: TestService, restaurantId: Id<'Restaurant'>): Promise<string> {
  const [mail] = await mailsOf(db, restaurantId)
  const link = decodeURIComponent(/#ordering_route=\S+/.exec(mail?.body ?? '')?.[0] ?? '')
  return /\/([\w-]{43})/.exec(link)?.[1] ?? ''
}
