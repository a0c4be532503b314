import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LocalDateTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { formatLongDate, weekdayName } from '#src/i18n/format-calendar.ts'
import { formatDate, formatTime } from '#src/i18n/format-date.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

const moment = '2025-05-31 20:00:00' as LocalDateTime

describe('formatMoney', () => {
  test.each([
    [1250, '12,50\u00a0€'],
    [123450, '1.234,50\u00a0€'],
    [-290, '-2,90\u00a0€'],
    [0, '0,00\u00a0€'],
  ])('writes %i cents as %s whatever the language [PRICE-03, I18N-11]', (amount, text) => {
    expect(formatMoney(cents(amount), '€')).toBe(text)
  })

  test('writes every amount as Intl does in Italian', () => {
    const options = { minimumFractionDigits: 2, useGrouping: 'always' } as unknown as Intl.NumberFormatOptions
    const format = new Intl.NumberFormat('it-IT', options)
    const amounts = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0 }))
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatMoney(cents(amount), '€')).toBe(`${format.format(amount / 100)}\u00a0€`)
      }),
    )
  })
})

describe('dates', () => {
  test('show as DD/MM/YYYY and HH:mm, not shifted by any zone [I18N-08, BCONST-06]', () => {
    expect(formatDate(moment)).toBe('31/05/2025')
    expect(formatTime(moment)).toBe('20:00')
  })

  test('show weekday and month names of the language [I18N-08]', () => {
    expect(formatLongDate(moment, 'it')).toBe('sabato 31 maggio')
    expect(formatLongDate(moment, 'de')).toContain('Samstag')
    expect(weekdayName(1, 'it')).toBe('lunedì')
    expect(weekdayName(7, 'en')).toBe('Sunday')
  })
})
