import { describe, expect, test } from 'vitest'

import { missingBillingFields, normalBillingAddress } from '#src/domain/checkout/billing-address.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'

const aCompany = aBillingAddress({
  kind: 'company',
  companyName: 'Rossi S.r.l.',
  vatNumber: '00000000110',
  taxCode: '00000000110',
})

describe('missingBillingFields', () => {
  test.each(['companyName', 'vatNumber', 'taxCode'] as const)('a company needs its %s [INV-08]', (field) => {
    expect(missingBillingFields(aCompany)).toEqual([])
    expect(missingBillingFields({ ...aCompany, [field]: null })).toEqual([field])
    expect(missingBillingFields({ ...aCompany, [field]: '  ' })).toEqual([field])
  })

  test('a person needs no company fields and no tax code [INV-09]', () => {
    expect(missingBillingFields(aBillingAddress())).toEqual([])
  })

  test.each(['street', 'houseNumber', 'town', 'postcode', 'province', 'country'] as const)(
    'everybody needs a %s [INV-11]',
    (field) => {
      expect(missingBillingFields(aBillingAddress({ [field]: ' ' }))).toEqual([field])
    },
  )
})

describe('normalBillingAddress', () => {
  test.each([
    ['x'.repeat(25), 'x'.repeat(20)],
    ['x'.repeat(20), 'x'.repeat(20)],
  ])('cuts VAT number and tax code to 20 characters [INV-10]', (typed, kept) => {
    const { vatNumber, taxCode } = normalBillingAddress({ ...aCompany, vatNumber: typed, taxCode: typed })
    expect([vatNumber, taxCode]).toEqual([kept, kept])
  })

  test.each([
    ['IT', 'ROMA', 'RO'],
    ['IT', 'Bayern', 'Ba'],
    ['DE', 'Bayern', 'Bayern'],
  ])('in %s the province %s is %s [INV-12]', (country, province, expected) => {
    expect(normalBillingAddress(aBillingAddress({ country, province })).province).toBe(expected)
  })

  test('empties company fields for a person, not the tax code [INV-13]', () => {
    const person = { ...aCompany, kind: 'private', recipientCode: 'ABCDEFG', certifiedEmail: 'a@pec.example' } as const
    expect(normalBillingAddress(person)).toMatchObject({
      companyName: null,
      vatNumber: null,
      recipientCode: null,
      certifiedEmail: null,
      taxCode: '00000000110',
    })
  })

  test('takes away the spaces around, and reads blank as nothing', () => {
    expect(normalBillingAddress(aBillingAddress({ street: ' Via Po ', taxCode: ' ' }))).toMatchObject({
      street: 'Via Po',
      taxCode: null,
    })
  })
})
