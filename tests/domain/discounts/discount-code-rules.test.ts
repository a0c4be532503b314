import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PricedLine, TypedCode } from '#src/domain/discounts/discount-code-rules.ts'
import {
  chooseCode,
  codeDiscount,
  eligibleTotal,
  isCodeOver,
  normalCode,
  whyCodeRefused,
} from '#src/domain/discounts/discount-code-rules.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { day, moment, price, time } from '#tests/support/builders.ts'
import { aDiscountCode } from '#tests/support/savings-builders.ts'

const line = (amount: string, isDiscountable = true): PricedLine => ({
  unitPrice: price(amount),
  quantity: 1,
  item: { isDiscountable },
})
const order = (fields: Partial<TypedCode> = {}): TypedCode => ({
  codes: [aDiscountCode()],
  hasRewards: false,
  lines: [line('20.00')],
  orderType: 'takeAway',
  slotStart: moment('2026-06-01 12:00:00'),
  serviceDay: day('2026-06-01'),
  ...fields,
})

describe('codeDiscount', () => {
  test('is capped at eligible products: 10.00 on 7.00 takes 7.00 [PRICE-35]', () => {
    const code = aDiscountCode({ kind: 'amount', value: 10 })
    expect(codeDiscount(code, [line('7.00'), line('8.00', false)])).toBe(price('7.00'))
  })

  test.each([
    [15, '12.35', '1.85'],
    [10, '33.35', '3.34'],
    [100, '9.99', '9.99'],
  ])('%i%% of %s is %s [PRICE-36]', (value, products, expected) => {
    expect(codeDiscount(aDiscountCode({ value }), [line(products)])).toBe(price(expected))
  })

  test('counts lines for codes only: 10% of 10.00 is 1.00 [PRICE-37]', () => {
    expect(codeDiscount(aDiscountCode(), [line('10.00'), line('6.00', false)])).toBe(price('1.00'))
  })

  test('is 0 when no product is eligible (rulings "code with nothing eligible")', () => {
    expect(codeDiscount(aDiscountCode(), [line('6.00', false)])).toBe(0)
  })

  test('never is negative nor above what is eligible', () => {
    const lines = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 5000 }).map((value) => value as never),
        quantity: fc.integer({ min: 1, max: 9 }),
        item: fc.record({ isDiscountable: fc.boolean() }),
      }),
    )
    const kind = fc.constantFrom('amount' as const, 'percentage' as const)
    fc.assert(
      fc.property(lines, kind, fc.double({ min: -10, max: 300, noNaN: true }), (some, how, value) => {
        const discount = codeDiscount({ kind: how, value }, some)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(eligibleTotal(some))
        expect(Number.isInteger(discount)).toBe(true)
      }),
    )
  })
})

describe('chooseCode', () => {
  test('reads what was typed as codes are written [COUP-03]', () => {
    expect(chooseCode(' Welcome10 ', order())).toEqual({ ok: true, value: aDiscountCode() })
  })

  test.each([
    ['blanks inside', 'WELCOME10', 'welcome 10'],
    ['an invisible sign', 'WELCOME10', 'WELCOME\u200B10\uFEFF'],
    ['wide letters', 'WELCOME10', 'ＷＥＬＣＯＭＥ１０'],
    ['a dash made of two hyphens', 'SUMMER--26', 'summer—26'],
    ['another hyphen', 'SUMMER-26', 'summer‑26'],
    ['a minus', 'SUMMER-26', 'SUMMER−26'],
    ['another apostrophe', "L'ESTATE", 'l’estate'],
    ['an accent apart from its letter', 'CAFFÈ', 'caffe\u0300'],
  ])('reads a code with %s as it is meant [COUP-22]', (_what, name, typed) => {
    const code = aDiscountCode({ name })
    expect(chooseCode(typed, order({ codes: [code] }))).toEqual({ ok: true, value: code })
  })

  test('tells codes apart by letters, digits and dashes [COUP-22]', () => {
    const codes = [aDiscountCode({ name: 'SUMMER-26' })]
    for (const typed of ['SUMMER26', 'SUMMER-2', 'SUMMER_26', ''])
      expect(chooseCode(typed, order({ codes }))).toMatchObject({ ok: false, refusal: { reason: 'unknown-code' } })
  })

  test('knows a hidden code by its name [COUP-05]', () => {
    const hidden = aDiscountCode({ name: 'SECRET', isHidden: true })
    expect(chooseCode('secret', order({ codes: [hidden] }))).toEqual({ ok: true, value: hidden })
  })

  test('does not know a code of an unknown kind', () => {
    const verdict = chooseCode('WELCOME10', order({ codes: [aDiscountCode({ kind: 'other' })] }))
    expect(verdict).toEqual({ ok: false, refusal: { reason: 'unknown-code' } })
  })

  const failing = aDiscountCode({
    orderTypes: [],
    from: moment('2025-05-01 00:00:00'),
    to: moment('2025-05-31 23:59:59'),
    minimumOrder: price('99.00'),
  })
  test.each([
    ['rewards', { hasRewards: true, codes: [] }, { reason: 'rewards-applied' }],
    ['the name', { codes: [] }, { reason: 'unknown-code' }],
    ['the order type', {}, { reason: 'order-type' }],
    ['the dates', { codes: [{ ...failing, orderTypes: ['takeAway' as const] }] }, { reason: 'dates' }],
    [
      'the minimum',
      { codes: [{ ...failing, orderTypes: ['takeAway' as const], to: null }] },
      { reason: 'minimum-order', minimum: price('99.00') },
    ],
  ])('stops at the first check that fails: %s [COUP-04, COUP-11, COUP-12]', (_check, fields, refusal) => {
    expect(chooseCode('WELCOME10', order({ codes: [failing], ...fields }))).toEqual({ ok: false, refusal })
  })
})

describe('whyCodeRefused', () => {
  test('refuses an order type the code is not for [COUP-06]', () => {
    const code = aDiscountCode({ orderTypes: ['takeAway'] })
    expect(whyCodeRefused(code, order({ orderType: 'delivery' }))).toEqual({ reason: 'order-type' })
    expect(whyCodeRefused(code, order())).toBeNull()
  })

  test.each([
    ['2025-05-01 00:00:00', '2025-05-31 23:59:59', '2025-06-01 12:00:00', 'dates'],
    ['2025-05-01 00:00:00', '2025-05-31 23:59:59', '2025-05-31 20:00:00', undefined],
    ['2025-05-01 00:00:00', '2025-05-31 23:59:59', '2025-05-01 00:00:00', undefined],
    ['2025-05-01 00:00:00', '2025-05-31 23:59:59', '2025-04-30 23:45:00', 'dates'],
    ['2025-05-01 00:00:00', null, '2025-04-01 12:00:00', undefined],
    [null, '2025-05-31 23:59:59', '2025-06-01 12:00:00', undefined],
    [null, null, '2025-06-01 12:00:00', undefined],
  ])('from %s to %s, an order for %s: %s [COUP-07, COUP-08]', (from, to, slot, reason) => {
    const code = aDiscountCode({ from: from ? moment(from) : null, to: to ? moment(to) : null })
    expect(whyCodeRefused(code, order({ slotStart: moment(slot), serviceDay: dateOf(moment(slot)) }))?.reason).toBe(
      reason,
    )
  })

  // A venue that is open until two in the night after Friday 5 June 2026.
  const venue = { openingHours: [{ weekday: 5, from: time('19:00'), to: time('02:00') }] }
  test.each([
    ['Friday', '2026-06-05 23:45:00', undefined],
    ['Friday', '2026-06-06 01:00:00', undefined],
    ['Friday', '2026-06-06 02:00:00', undefined],
    ['Friday', '2026-06-06 02:15:00', 'dates'],
    ['Friday', '2026-06-05 01:00:00', undefined],
    ['Saturday', '2026-06-06 01:00:00', 'dates'],
    ['Saturday', '2026-06-06 12:00:00', undefined],
  ])('a code for %s, an order for %s: %s [COUP-21]', (name, slot, reason) => {
    const date = name === 'Friday' ? '2026-06-05' : '2026-06-06'
    const code = aDiscountCode({ from: moment(`${date} 00:00:00`), to: moment(`${date} 23:59:59`) })
    const slotStart = moment(slot)
    expect(whyCodeRefused(code, order({ slotStart, serviceDay: serviceDay(venue, slotStart) }))?.reason).toBe(reason)
  })

  test.each([
    ['2026-06-06 00:30:00', 'dates'],
    ['2026-06-06 01:00:00', undefined],
    ['2026-06-06 01:30:00', undefined],
    ['2026-06-06 01:45:00', 'dates'],
  ])('hours of a code go by clock: %s is %s [COUP-21]', (slot, reason) => {
    const code = aDiscountCode({ from: moment('2026-06-06 01:00:00'), to: moment('2026-06-06 01:30:00') })
    const slotStart = moment(slot)
    expect(whyCodeRefused(code, order({ slotStart, serviceDay: serviceDay(venue, slotStart) }))?.reason).toBe(reason)
  })

  test.each([
    ['20.00', [line('15.00'), line('10.00', false)], { reason: 'minimum-order', minimum: price('20.00') }],
    ['20.00', [line('15.00'), line('5.00')], null],
    ['0.00', [line('1.00')], null],
    [null, [line('1.00', false)], null],
  ])('a minimum of %s is for what codes count for [COUP-10]', (minimum, lines, refusal) => {
    const code = aDiscountCode({ minimumOrder: minimum === null ? null : price(minimum) })
    expect(whyCodeRefused(code, order({ lines }))).toEqual(refusal)
  })
})

describe('isCodeOver', () => {
  const evening = { slotStart: moment('2026-06-05 20:00:00'), serviceDay: day('2026-06-05') }

  test.each([
    ['2026-05-01 00:00:00', '2026-06-04 23:59:59', true],
    ['2026-05-01 00:00:00', '2026-06-05 23:59:59', false],
    ['2026-05-01 00:00:00', '2026-06-05 19:59:00', true],
    ['2026-05-01 00:00:00', '2026-06-05 20:00:00', false],
    [null, '2026-06-04 23:59:59', false],
    ['2026-05-01 00:00:00', null, false],
  ])('from %s to %s on 5 June at 20:00: %s [COUP-08]', (from, to, isOver) => {
    expect(isCodeOver({ from: from ? moment(from) : null, to: to ? moment(to) : null }, evening)).toBe(isOver)
  })
})

describe('normalCode', () => {
  test.each([
    [' welcome ', 'WELCOME'],
    ['\uFF37el\u200Bcome', 'WELCOME'],
    ['a\u2013b\u2212c', 'A-B-C'],
    ['l\u2019or', "L'OR"],
  ])('of "%s" is %s [COUP-03, COUP-22]', (typed, code) => {
    expect(normalCode(typed)).toBe(code)
  })
})
