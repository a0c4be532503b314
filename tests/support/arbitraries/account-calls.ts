import fc from 'fast-check'

import { register, updateAccount } from '#src/contract/account-form.ts'
import type { Customer, CustomerAddress } from '#src/contract/account.ts'
import { getAccount } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { eraseAccount, exportPersonalData } from '#src/contract/personal-data.ts'
import {
  confirmEmail,
  login,
  logout,
  recoverPassword,
  resetPassword,
  sendEmailConfirmation,
} from '#src/contract/sign-in.ts'

import { aBillingAddress, aBillingToSave, aDeliveryAddress, anAddressToSave } from './addresses.ts'
import { call } from './call.ts'
import { aList, anId, anObject, aText, orNull, someAddresses } from './values.ts'

type Registration = RequestOf<typeof register>

const nothing = fc.constant({})
const aCustomerAddress: fc.Arbitrary<CustomerAddress> = fc.oneof(
  aBillingAddress.map((address) => ({ use: 'billing' as const, address })),
  aDeliveryAddress.map((address) => ({ use: 'delivery' as const, address })),
)
const someConsents = fc.dictionary(fc.stringMatching(/^f_[a-z_]{1,12}$/), fc.boolean(), { noNullPrototype: true })
const form = {
  venueId: orNull(anId<'Venue'>()),
  username: aText,
  firstName: aText,
  lastName: aText,
  phone: aText,
  email: aText,
  addresses: orNull(
    anObject<NonNullable<Registration['addresses']>>({
      delivery: orNull(anAddressToSave),
      billing: orNull(aBillingToSave),
    }),
  ),
  shownDocuments: someAddresses,
}

/** The calls about who somebody is. */
export const accountCalls = {
  login: call(
    login,
    anObject<RequestOf<typeof login>>(
      { venueId: orNull(anId<'Venue'>()), account: aText, password: aText, googleIdToken: aText },
      ['account', 'password', 'googleIdToken'],
    ),
    anObject({ apiKey: aText, language: aText, account: aText }),
  ),
  register: call(register, anObject<Registration>({ ...form, password: aText }, ['shownDocuments']), nothing),
  exportPersonalData: call(exportPersonalData, nothing, anObject({ data: aText })),
  eraseAccount: call(eraseAccount, anObject({ typedEmail: aText }), nothing),
  updateAccount: call(
    updateAccount,
    anObject<RequestOf<typeof updateAccount>>({ ...form, password: aText, oldEmail: aText }, [
      'password',
      'shownDocuments',
    ]),
    nothing,
  ),
  getAccount: call(
    getAccount,
    nothing,
    anObject({
      customer: anObject<Customer>({
        username: aText,
        firstName: aText,
        lastName: aText,
        email: aText,
        isEmailVerified: orNull(fc.boolean()),
        canExportData: fc.boolean(),
        phone: aText,
        addresses: aList(aCustomerAddress),
        consents: someConsents,
      }),
    }),
  ),
  recoverPassword: call(
    recoverPassword,
    anObject<RequestOf<typeof recoverPassword>>({ account: aText, venueId: orNull(anId<'Venue'>()) }),
    nothing,
  ),
  resetPassword: call(resetPassword, anObject({ token: aText, password: aText, passwordRepeat: aText }), nothing),
  confirmEmail: call(confirmEmail, anObject({ token: aText }), nothing),
  sendEmailConfirmation: call(sendEmailConfirmation, nothing, nothing),
  logout: call(logout, anObject({ deviceId: aText }), nothing),
}
