import { describe, expect, test } from 'vitest'

import { checkSubmission } from '#src/domain/checkout/check-submission.ts'
import type { Submission } from '#src/domain/checkout/check-submission.ts'
import { guestFields } from '#src/domain/checkout/guest-form.ts'
import { zero } from '#src/domain/money.ts'
import { aBillingAddress, aDeliveryAddress } from '#tests/support/address-builders.ts'
import { id, price } from '#tests/support/builders.ts'
import { aQuestion } from '#tests/support/venue-builders.ts'

const bell = aQuestion({ id: id(1), kind: 'text' })
const cutlery = aQuestion({ id: id(2), kind: 'yesNo', texts: { name: 'Cutlery?' } })
const privacy = { key: 'f_privacy', label: 'I have read it', documentUrl: null, isRequired: true }
const newsletter = { key: 'f_newsletter', label: 'Write to me', documentUrl: null, isRequired: null }
const ada = {
  name: 'Ada Neri',
  firstName: 'Ada',
  lastName: 'Neri',
  phone: '333 555 0100',
  email: '',
  consents: ['f_privacy'],
}
const adaOnline = { ...ada, email: 'ada@example.com' }
const complete: Submission = {
  orderType: 'takeAway',
  paymentMode: 'cash',
  wantsInvoice: false,
  billing: null,
  deliveryPoint: '',
  address: null,
  products: price('20.00'),
  guest: null,
  guestFields: guestFields('takeAway'),
  consents: undefined,
  questions: [bell, cutlery],
  answers: { 1: 'Rossi', 2: '0' },
  tip: zero,
}
const ofZone = (minimum: string | null, ofCity: string | null = null) => {
  const address = aDeliveryAddress()
  return {
    ...address,
    city: address.city && { ...address.city, minimumSpend: ofCity === null ? null : price(ofCity) },
    zone: { id: id<'DeliveryZone'>(7), minimumSpend: minimum === null ? null : price(minimum) },
  }
}

describe('checkSubmission', () => {
  test('lets a complete order pass', () => {
    expect(checkSubmission(complete)).toBeNull()
    expect(checkSubmission({ ...complete, questions: [], answers: {} })).toBeNull()
  })

  test.each([null, 'other'] as const)('needs a payment mode: %s is none', (paymentMode) => {
    expect(checkSubmission({ ...complete, paymentMode })).toEqual({ reason: 'no-payment-mode' })
  })

  test.each([
    ['no answers', {}, 1],
    ['blank text', { 1: '  ', 2: '1' }, 1],
    ['an unset yes/no', { 1: 'Rossi' }, 2],
    ['a yes/no that is neither', { 1: 'Rossi', 2: 'maybe' }, 2],
  ])('needs every question answered: %s', (_what, answers, questionId) => {
    expect(checkSubmission({ ...complete, answers })).toEqual({ reason: 'unanswered-question', questionId })
  })

  test('needs a billing address exactly with an invoice [CHK-25]', () => {
    expect(checkSubmission({ ...complete, wantsInvoice: true })).toEqual({ reason: 'no-billing-address' })
    expect(checkSubmission({ ...complete, wantsInvoice: true, billing: aBillingAddress() })).toBeNull()
  })

  test.each(['', '   '])('needs a DIL order’s delivery point: %j is none [CHK-26]', (text) => {
    expect(checkSubmission({ ...complete, orderType: 'dil', deliveryPoint: text })).toEqual({
      reason: 'no-delivery-point',
    })
    expect(checkSubmission({ ...complete, orderType: 'dil', deliveryPoint: 'Gate 3' })).toBeNull()
  })

  test('needs an address in a delivery city for DELIVERY only [CHK-27, CHK-28]', () => {
    const nowhere = aDeliveryAddress({ deliveryCityId: null, city: null })
    expect(checkSubmission({ ...complete, orderType: 'delivery' })).toEqual({ reason: 'no-address' })
    expect(checkSubmission({ ...complete, orderType: 'delivery', address: nowhere })).toEqual({
      reason: 'address-not-served',
    })
    expect(checkSubmission({ ...complete, address: nowhere })).toBeNull()
    expect(checkSubmission({ ...complete, orderType: 'delivery', address: aDeliveryAddress() })).toBeNull()
  })

  test.each([
    ['the zone asks for more', ofZone('20.00'), '19.99', '20.00'],
    ['the zone asks for as much', ofZone('20.00'), '20.00', null],
    ['the zone has none, the city has', ofZone(null, '15.00'), '14.00', '15.00'],
    ['the zone wins over the city', ofZone('10.00', '15.00'), '12.00', null],
    ['neither has one', ofZone(null), '0.01', null],
  ])('looks at the minimum spend of DELIVERY: %s [CHK-29, CHK-30]', (_what, address, products, minimum) => {
    const refusal = checkSubmission({ ...complete, orderType: 'delivery', address, products: price(products) })
    expect(refusal).toEqual(minimum === null ? null : { reason: 'below-minimum-spend', minimum: price(minimum) })
  })

  test.each([
    ['nothing', {}, null],
    ['the name', { firstName: '' }, 'incomplete-guest'],
    ['the surname', { lastName: '  ' }, 'incomplete-guest'],
    ['the phone', { phone: '' }, 'incomplete-guest'],
    ['the privacy', { consents: ['f_newsletter'] }, 'incomplete-guest'],
  ])('needs a whole guest: %s is missing [CHK-32]', (_what, change, reason) => {
    const guest = { ...ada, ...change }
    const refusal = checkSubmission({
      ...complete,
      guestFields: guestFields('table'),
      guest,
      consents: [privacy, newsletter],
    })
    expect(refusal?.reason ?? null).toBe(reason)
  })

  test('stops a guest who has not seen the consents [CHK-32]', () => {
    expect(checkSubmission({ ...complete, guest: adaOnline })).toEqual({ reason: 'incomplete-guest' })
    expect(checkSubmission({ ...complete, guest: adaOnline, consents: [] })).toBeNull()
  })

  test.each([
    ['takeAway', '', 'incomplete-guest'],
    ['takeAway', 'ada@', 'incomplete-guest'],
    ['takeAway', ' ada@example.com ', null],
    ['table', '', null],
  ] as const)('wants a guest’s e-mail except at tables: %s with "%s"', (orderType, email, reason) => {
    const fields = guestFields(orderType)
    const refusal = checkSubmission({ ...complete, guestFields: fields, guest: { ...ada, email }, consents: [] })
    expect(refusal?.reason ?? null).toBe(reason)
  })

  test('reports in the specified order, one at a time [CHK-23]', () => {
    const wrong: Submission = {
      ...complete,
      paymentMode: null,
      wantsInvoice: true,
      orderType: 'dil',
      guest: { ...adaOnline, phone: '' },
      consents: [privacy],
      answers: {},
    }
    const steps: readonly Partial<Submission>[] = [
      {},
      { paymentMode: 'cash' },
      { billing: aBillingAddress() },
      { deliveryPoint: 'Gate 3', orderType: 'delivery' },
      { address: aDeliveryAddress({ deliveryCityId: null }) },
      { address: ofZone('30.00') },
      { address: aDeliveryAddress() },
      { guest: adaOnline },
      { answers: complete.answers },
    ]
    let submission = wrong
    const reasons = steps.map((step) => {
      submission = { ...submission, ...step }
      return checkSubmission(submission)?.reason ?? null
    })
    expect(reasons).toEqual([
      'no-payment-mode',
      'no-billing-address',
      'no-delivery-point',
      'no-address',
      'address-not-served',
      'below-minimum-spend',
      'incomplete-guest',
      'unanswered-question',
      null,
    ])
  })

  test('ignores questions of an unknown kind', () => {
    expect(checkSubmission({ ...complete, questions: [aQuestion({ kind: 'other' })], answers: {} })).toBeNull()
  })

  test('refuses what is no tip, after everything else', () => {
    expect(checkSubmission({ ...complete, tip: null })).toEqual({ reason: 'wrong-tip' })
    expect(checkSubmission({ ...complete, tip: price('20.00') })).toBeNull()
    expect(checkSubmission({ ...complete, tip: null, answers: {} })?.reason).toBe('unanswered-question')
  })
})
