import { billingAddressOf } from '#server/addresses/billing-addresses.ts'
import { savedAddressesOf } from '#server/addresses/delivery-addresses.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { resolveAddress } from '#server/addresses/resolve-address.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Call, CustomerCall } from '#server/platform/call.ts'
import { refused } from '#server/platform/refusal.ts'
import type { Account } from '#server/platform/sessions.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { updateAccount as update } from '#src/contract/account-form.ts'
import { register, updateAccount } from '#src/contract/account-form.ts'
import type { CustomerAddress } from '#src/contract/account.ts'
import { getAccount, readConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { confirmEmail, sendEmailConfirmation } from '#src/contract/sign-in.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { passwordErrors, personErrors, refusedForm } from './account-errors.ts'
import { accountNamed } from './account-queries.ts'
import { askToConfirm, confirmEmail as useConfirmation } from './email-confirmations.ts'
import { moveTo } from './move-email.ts'
import { hashPassword } from './passwords.ts'
import { readAddresses } from './read-addresses.ts'
import { registerAccount } from './register-account.ts'
import { saveProfile } from './save-profile.ts'

/** Registration and profile. */
export function accountRoutes({ answer, answerCustomer }: Routes) {
  answer(register, async (request, call) => {
    const { db, restaurant, language } = call
    const person = personOf(request)
    const username = typedText(request.username) || person.email
    const faults = [
      ...(await personErrors({ ...request, username }, call)),
      ...passwordErrors(request.password, language),
    ]
    if (faults.length > 0) return refusedForm(faults)
    const addresses = await readAddresses(request, call)
    if (!addresses.ok) return addresses
    const allowed = await call.limits.take(['registration'], call)
    if (!allowed.ok) return allowed
    for (const name of [username, person.email]) if (await accountNamed(db, restaurant.id, name)) return taken(call)
    const isWelcomed = (await call.limits.take(['mail'], { ...call, subject: person.email })).ok
    const passwordHash = await hashPassword(request.password)
    const own = { restaurantId: restaurant.id, username, language, createdAt: new Date(call.nowMs) }
    const account = { ...own, ...person, passwordHash, consents: readConsents(call.body) }
    const { shownDocuments } = request
    const isNew = await registerAccount(account, { addresses: addresses.value, isWelcomed, shownDocuments }, call)
    return isNew ? accept({}) : taken(call)
  })

  answerCustomer(getAccount, async (_request, call) => {
    const { username, firstName, lastName, email, phone, consents, emailVerifiedAt } = call.account
    const addresses = await addressesOf(call)
    const isEmailVerified = emailVerifiedAt !== null
    const person = { username, firstName, lastName, email, isEmailVerified, phone, addresses, consents }
    return accept({ customer: { ...person, canExportData: true } })
  })

  answerCustomer(updateAccount, async (request, call) => {
    const { account, language } = call
    const { username } = account
    const faults = [
      ...(await personErrors({ ...request, username }, call)),
      ...(request.password ? passwordErrors(request.password, language) : []),
    ]
    if (faults.length > 0) return refusedForm(faults)
    const addresses = await readAddresses(request, call)
    if (!addresses.ok) return addresses
    const change = { ...personOf(request), ...(await passwordOf(request)), consents: readConsents(call.body) }
    const move = await moveTo(change.email, call)
    const { shownDocuments } = request
    const hasNewPassword = Boolean(request.password)
    const outcome = await saveProfile(
      change,
      { addresses: addresses.value, move, hasNewPassword, shownDocuments },
      call,
    )
    if (outcome === 'signed-out') return refused('API_KEY_NOT_FOUND')
    return outcome === 'changed' ? accept({}) : taken(call)
  })

  answer(confirmEmail, async ({ token }, { db, restaurant, nowMs }) => {
    const isConfirmed = await useConfirmation(db, { token, restaurantId: restaurant.id, nowMs })
    return isConfirmed ? accept({}) : refused('TOKEN_NOT_VALID')
  })

  answerCustomer(sendEmailConfirmation, async (_request, call) => {
    const { account, limits } = call
    if (account.emailVerifiedAt) return accept({})
    const allowed = await limits.take(['mail'], { ...call, subject: account.email })
    if (!allowed.ok) return allowed
    await askToConfirm(account, call)
    return accept({})
  })
}

function personOf({ firstName, lastName, phone, email }: Pick<Account, 'firstName' | 'lastName' | 'phone' | 'email'>) {
  return {
    firstName: typedText(firstName),
    lastName: typedText(lastName),
    phone: typedText(phone),
    email: typedText(email),
  }
}

/** Absent or empty: it stays (contract C120). */
async function passwordOf({ password }: RequestOf<typeof update>) {
  return password ? { passwordHash: await hashPassword(password) } : {}
}

function taken({ language }: Call) {
  return refusedForm([{ field: 'email', text: fieldText(language, 'email', 'taken') }])
}

/** The billing address, then the saved delivery addresses as they were stored. */
async function addressesOf(call: CustomerCall): Promise<CustomerAddress[]> {
  const { db, account } = call
  const billing = await billingAddressOf(db, account.id)
  const rows = await savedAddressesOf(db, account.id)
  const cities = await deliveryCitiesOf(call, null)
  const saved = rows.map((row) => resolveAddress(row, { venueId: null, zoneMode: null, cities }))
  return [
    ...(billing ? [{ use: 'billing' as const, address: billing }] : []),
    ...saved.map((address) => ({ use: 'delivery' as const, address })),
  ]
}
