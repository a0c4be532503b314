import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { billingForm, changeBilling } from '#src/domain/checkout/billing-form.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'

const company: BillingForm = {
  ...billingForm(aBillingAddress(), 'IT'),
  kind: 'company',
  companyName: 'Da Gino S.r.l.',
  vatNumber: '01234567890',
  taxCode: '01234567890',
  recipientCode: 'ABC1234',
  certifiedEmail: 'gino@pec.it',
}

describe('billingForm', () => {
  test('starts with a private person in the venue’s country [INV-06, INV-07]', () => {
    const form = billingForm(null, 'CH')
    expect(form).toMatchObject({ kind: 'private', country: 'CH', street: '', companyName: '' })
  })

  test('shows a stored kind; an unknown one is a person', () => {
    expect(billingForm(aBillingAddress({ country: 'DE' }), 'IT')).toMatchObject({ country: 'DE', taxCode: '' })
    expect(billingForm(aBillingAddress({ kind: 'company', companyName: 'Gino' }), 'IT').kind).toBe('company')
    expect(billingForm(aBillingAddress({ kind: 'other' }), 'IT').kind).toBe('private')
  })
})

describe('changeBilling', () => {
  test.each(['vatNumber', 'taxCode'] as const)('keeps at most 20 characters of %s [INV-10]', (field) => {
    expect(changeBilling(company, { [field]: '1234567890123456789012345' })[field]).toBe('12345678901234567890')
    expect(changeBilling(company, { [field]: '12345678901234567890' })[field]).toBe('12345678901234567890')
  })

  test.each([
    ['typed in Italy', { country: 'IT' }, { province: 'ROMA' }, 'RO'],
    ['typed in Germany', { country: 'DE' }, { province: 'Bayern' }, 'Bayern'],
    ['typed before the country becomes Italy', { country: 'DE', province: 'Bayern' }, { country: 'IT' }, 'Ba'],
    ['typed before the country becomes another', { country: 'IT', province: 'TO' }, { country: 'DE' }, 'TO'],
  ])('cuts a province to 2 characters in Italy only: %s [INV-12]', (_what, before, change, province) => {
    expect(changeBilling({ ...company, ...before }, change).province).toBe(province)
  })

  test('empties company fields for a person, not the tax code [INV-13]', () => {
    expect(changeBilling(company, { kind: 'private' })).toEqual({
      ...company,
      kind: 'private',
      companyName: '',
      vatNumber: '',
      recipientCode: '',
      certifiedEmail: '',
    })
  })

  test('keeps its limits, and no change changes nothing [INV-10, INV-12, INV-13]', () => {
    const change = fc.record(
      {
        kind: fc.constantFrom('private', 'company'),
        vatNumber: fc.string({ maxLength: 30 }),
        taxCode: fc.string({ maxLength: 30 }),
        companyName: fc.string(),
        province: fc.string(),
        country: fc.constantFrom('IT', 'DE'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const form = changes.reduce<BillingForm>(changeBilling, company)
        expect(changeBilling(form, {})).toEqual(form)
        expect(form.vatNumber.length).toBeLessThanOrEqual(20)
        expect(form.taxCode.length).toBeLessThanOrEqual(20)
        expect(form.country !== 'IT' || form.province.length <= 2).toBe(true)
        expect(form.kind === 'company' || form.companyName + form.vatNumber === '').toBe(true)
      }),
    )
  })
})
