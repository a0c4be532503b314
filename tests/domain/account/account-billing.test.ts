import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  accountBillingForm,
  billingToSend,
  isBlankBilling,
  missingAccountBilling,
} from '#src/domain/account/account-billing.ts'
import { changeBilling } from '#src/domain/checkout/billing-form.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'

const free = { country: 'IT', isMandatory: false }
const forced = { country: 'IT', isMandatory: true }

describe('the billing form of an account', () => {
  test('begins as a company’s, or a person’s with obligatory invoices [ACCT-39, ACCT-40]', () => {
    expect(accountBillingForm(null, free)).toMatchObject({ kind: 'company', country: 'IT', street: '' })
    expect(accountBillingForm(null, forced)).toMatchObject({ kind: 'private', country: 'IT' })
  })

  test.each([free, forced])('shows a known address with its kind and country (%j)', (rule) => {
    const person = aBillingAddress({ country: 'DE' })
    expect(accountBillingForm(person, rule)).toMatchObject({ kind: 'private', country: 'DE', street: 'Via Po' })
    const company = aBillingAddress({ kind: 'company', companyName: 'Gino' })
    expect(accountBillingForm(company, rule)).toMatchObject({ kind: 'company', companyName: 'Gino' })
  })

  test('counts as blank with preselections and spaces only [ACCT-42]', () => {
    const blank = accountBillingForm(null, free)
    for (const kind of ['private', 'company'] as const)
      for (const country of ['', 'IT', 'DE']) expect(isBlankBilling({ ...blank, kind, country })).toBe(true)
    expect(isBlankBilling({ ...blank, town: '  ' })).toBe(true)
  })

  test('is sent as null when blank and not needed [ACCT-42, INV-17]', () => {
    const blank = accountBillingForm(null, free)
    expect(billingToSend(blank, free)).toBeNull()
    expect(missingAccountBilling(blank, free)).toEqual([])
    expect(billingToSend(accountBillingForm(null, forced), forced)).toMatchObject({ kind: 'private', street: '' })
    expect(missingAccountBilling(accountBillingForm(null, forced), forced)).toContain('street')
  })

  test('once begun needs what any billing address needs [ACCT-40, ACCT-42]', () => {
    const texts = [
      'companyName',
      'vatNumber',
      'taxCode',
      'street',
      'houseNumber',
      'town',
      'postcode',
      'province',
    ] as const
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom(free, forced), (field, rule) => {
        const form = changeBilling(accountBillingForm(null, free), { [field]: 'x' })
        expect(missingAccountBilling(form, rule)).toEqual(texts.concat().filter((name) => name !== field))
        expect(billingToSend(form, rule)?.kind).toBe('company')
      }),
    )
  })
})
