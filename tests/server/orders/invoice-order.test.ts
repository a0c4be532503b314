import { beforeAll, beforeEach, expect, test } from 'vitest'

import { aCounter, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

const company = aBillingAddress({
  kind: 'company',
  companyName: 'Rossi S.r.l.',
  vatNumber: '00000000110',
  taxCode: '00000000110',
  recipientCode: 'ABCDEFG',
})

test('an order keeps whom its invoice is for', async () => {
  const { id: orderId } = await counter.place({ invoice: company })
  expect(await counter.read(orderId)).toMatchObject({
    wantsInvoice: true,
    invoiceKind: 'company',
    invoiceCompanyName: 'Rossi S.r.l.',
    invoiceTaxCode: '00000000110',
    invoiceVatNumber: '00000000110',
    invoiceStreet: 'Via Po',
    invoiceHouseNumber: '12',
    invoicePostcode: '10124',
    invoiceProvince: 'TO',
    invoiceCountry: 'IT',
    invoiceTown: 'Torino',
    invoiceRecipientCode: 'ABCDEFG',
    invoiceCertifiedEmail: null,
  })
})

test('without an invoice nothing of it is kept', async () => {
  const { id: orderId } = await counter.place({ fields: { invoiceCompanyName: 'Rossi S.r.l.' } })
  expect(await counter.read(orderId)).toMatchObject({
    wantsInvoice: false,
    invoiceKind: null,
    invoiceCompanyName: null,
  })
})

test('an invoice lacks nothing it must have', async () => {
  const refusal = await refusalOf(counter.place({ invoice: { ...company, vatNumber: null, town: '' } }))
  expect(refusal).toMatchObject({
    status: 'VALIDATION',
    messages: ['VAT number is a mandatory field', 'Town is a mandatory field'],
  })
})

test('a venue that must write one takes no order without', async () => {
  await counter.change({ venue: { requiresInvoice: true } })
  expect(await refusalOf(counter.place())).toMatchObject({
    status: 'VALIDATION',
    messages: ['This restaurant needs your billing details'],
  })
  expect(await statusOf(counter.place({ invoice: aBillingAddress() }))).toBe('accepted')
})
