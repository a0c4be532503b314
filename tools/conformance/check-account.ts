import { randomUUID } from 'node:crypto'

import { register, updateAccount } from '#src/contract/account-form.ts'
import { getAccount, writeConsents } from '#src/contract/account.ts'
import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { getAccountStatus, setPushToken } from '#src/contract/chat.ts'
import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { eraseAccount, exportPersonalData } from '#src/contract/personal-data.ts'
import {
  confirmEmail,
  login,
  logout,
  recoverPassword,
  resetPassword,
  sendEmailConfirmation,
} from '#src/contract/sign-in.ts'
import { getConsents } from '#src/contract/venue-content.ts'

import type { Place } from './check-content.ts'
import type { Visit } from './service-client.ts'

const password = `Conf-${randomUUID().slice(0, 13)}`
const deviceId = 'web-conformance'
const person = { firstName: 'Conformance', lastName: 'Check', phone: '+39 011 555 0100' }

/** Registers a customer and signs in; false when that fails. */
export async function signIn(visit: Visit, { venueId }: Place): Promise<boolean> {
  const email = `conformance-${randomUUID()}@example.com`
  const form = { venueId, username: email, email, ...person, addresses: { delivery: null, billing: null } }
  const asked = await visit.call(getConsents, { venueId, forAccount: true })
  const consents = Object.fromEntries((asked?.consents ?? []).map(({ key }) => [key, true]))
  const extras = writeConsents(consents)
  if (!(await visit.call(register, { ...form, password }, { extras }))) return false
  visit.left.push(`the account ${email}`)
  const wrong = { as: 'wrongPassword', statuses: ['ACCOUNT_NOT_FOUND'] } as const
  await visit.refused(login, { venueId, account: email, password: `${password}!` }, wrong)
  const session = await visit.call(login, { venueId, account: email, password })
  if (!session) return false
  visit.who = { apiKey: session.apiKey, email: session.account }
  await visit.call(updateAccount, { ...form, lastName: 'Checked', oldEmail: session.account }, { extras })
  return true
}

/** Checks the customer's profile, billing address and savings. */
export async function checkAccount(visit: Visit, place: Place): Promise<void> {
  await visit.call(getAccountStatus, { withChat: true })
  await visit.call(setPushToken, { token: 'conformance-no-device', type: 'fcm', deviceId })
  const billing = {
    kind: 'private',
    companyName: null,
    vatNumber: null,
    recipientCode: null,
    certifiedEmail: null,
    taxCode: 'RSSNNA80A41L219F',
    street: 'Via Po',
    houseNumber: '12',
    town: 'Torino',
    postcode: '10124',
    province: 'TO',
    country: 'IT',
  } as const
  await visit.call(getBillingAddress, {})
  await visit.call(newBillingAddress, { ...billing, isKept: true })
  await visit.call(getBillingAddress, {})
  const account = await visit.call(getAccount, {})
  await checkConfirmation(visit, account?.customer.isEmailVerified ?? null)
  await checkPersonalData(visit, account?.customer.canExportData ?? false)
  await checkLoyalty(visit, place)
  await checkCodes(visit, place)
}

/** Looks at the confirmation of e-mail addresses where the service asks for it, an optional addition. */
async function checkConfirmation(visit: Visit, isEmailVerified: boolean | null): Promise<void> {
  if (isEmailVerified === null) {
    visit.journal.skip('addresses are not confirmed: no email_confermata', confirmEmail, sendEmailConfirmation)
    return
  }
  visit.journal.skip('its token comes by mail', confirmEmail)
  await visit.call(sendEmailConfirmation, {}, { mayRefuse: ['TOO_MANY_ATTEMPTS'] })
}

/** Asks for a copy of the customer's data where the service gives it, an optional addition, and for an erasure by a slip. */
async function checkPersonalData(visit: Visit, isOffered: boolean): Promise<void> {
  if (!isOffered) {
    visit.journal.skip('data are neither given out nor erased: no dati_personali', exportPersonalData, eraseAccount)
    return
  }
  await visit.call(exportPersonalData, {})
  visit.journal.skip('it would end the account; that a slip is refused is looked at', eraseAccount)
  await visit.refused(
    eraseAccount,
    { typedEmail: 'nobody@example.com' },
    { as: 'erasedBySlip', statuses: ['EMAIL_DIFFERS'] },
  )
}

async function checkLoyalty(visit: Visit, { venueId, restaurant }: Place): Promise<void> {
  if (restaurant && !restaurant.settings.hasLoyaltyCard) {
    visit.journal.skip('the restaurant has no loyalty card', getLoyaltyCard, getRewards)
    return
  }
  await visit.call(getLoyaltyCard, { venueId })
  await visit.call(getRewards, { venueId })
}

export async function checkCodes(visit: Visit, { venueId, restaurant }: Place): Promise<void> {
  if (restaurant && !restaurant.settings.hasDiscountCodes) {
    visit.journal.skip('the restaurant has no discount codes', getDiscountCodes, countDiscountCodes)
    return
  }
  await visit.call(getDiscountCodes, { venueId })
  await visit.call(getDiscountCodes, { venueId, isHidden: false })
  await visit.call(countDiscountCodes, { venueId, isHidden: false, asNumber: true })
}

/** Signs out and checks that the session's key is no longer valid. */
export async function signOut(visit: Visit, { venueId }: Place): Promise<void> {
  const account = visit.who?.email ?? ''
  await visit.call(logout, { deviceId })
  const unknown = { as: 'unknownKey', statuses: ['API_KEY_NOT_FOUND'] } as const
  await visit.refused(getAccountStatus, { withChat: true }, unknown)
  visit.who = null
  await visit.call(recoverPassword, { account, venueId })
}

/** Checks that a wrong token is refused; a right one is only in the mail. */
export async function checkStrangers(visit: Visit): Promise<void> {
  visit.journal.skip('its token comes by mail; that a wrong one is refused is looked at', resetPassword)
  const wrong = { as: 'wrongResetToken', statuses: ['TOKEN_NOT_VALID'] } as const
  await visit.refused(resetPassword, { token: 'conformance', password, passwordRepeat: password }, wrong)
  visit.who = { apiKey: 'conformance-no-such-key', email: 'conformance@example.com' }
  const unknown = { as: 'unknownKey', statuses: ['API_KEY_NOT_FOUND'] } as const
  await visit.refused(getAccount, {}, unknown)
  visit.who = null
}
