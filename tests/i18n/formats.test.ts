import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LocalDateTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { formatLongDate, formatMoment, formatPastMoment, weekdayName } from '#src/i18n/format-calendar.ts'
import { formatDate, formatDay, formatTime } from '#src/i18n/format-date.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'

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

describe('formatPercent', () => {
  test.each([
    ['it', '12,5%'],
    ['en', '12.5%'],
    ['de', '12,5\u00a0%'],
    ['fr', '12,5\u00a0%'],
    ['es', '12,5\u00a0%'],
  ])('writes percentages as %s does: %s [I18N-30]', (language, text) => {
    expect(formatPercent(12.5, language)).toBe(text)
  })

  test('rounds to two decimals [I18N-30]', () => {
    expect(formatPercent(33.333, 'en')).toBe('33.33%')
  })
})

describe('dates', () => {
  test('show as DD/MM/YYYY and HH:mm, not shifted by any zone [I18N-08, BCONST-06]', () => {
    expect(formatDate(moment, 'en')).toBe('31/05/2025')
    expect(formatTime(moment)).toBe('20:00')
  })

  test('are numbers in the order and signs of the language [I18N-08]', () => {
    const written = ['it', 'en', 'de', 'fr', 'es'].map((language) => formatDate(moment, language))
    expect(written).toEqual(['31/05/2025', '31/05/2025', '31.05.2025', '31/05/2025', '31/05/2025'])
    expect(formatDay(moment, 'en')).toBe('Sat 31/05')
    expect(formatDay(moment, 'de')).toBe('Sa 31.05.')
  })

  test('name the day before the time, long and short [I18N-08]', () => {
    const end = '2025-05-31 20:15:00' as LocalDateTime
    expect(formatMoment(moment, end, 'en')).toBe('Saturday 31 May, 20:00–20:15')
    expect(formatMoment(moment, null, 'it')).toBe('sabato 31 maggio, 20:00')
    expect(formatPastMoment(moment, end, 'en')).toBe('Sat 31/05/2025, 20:00–20:15')
  })

  test('show weekday and month names of the language [I18N-08]', () => {
    expect(formatLongDate(moment, 'it')).toBe('sabato 31 maggio')
    expect(formatLongDate(moment, 'de')).toContain('Samstag')
    expect(weekdayName(1, 'it')).toBe('lunedì')
    expect(weekdayName(7, 'en')).toBe('Sunday')
  })
})
