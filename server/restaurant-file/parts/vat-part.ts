import * as z from 'zod/mini'

import { compact } from '#server/restaurant-file/form.ts'
import { day, described, unitsOrPercent } from '#server/restaurant-file/values.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'
import type { OwnRate } from '#src/domain/taxes/vat-rates.ts'

/** A rate of VAT that a restaurant sets itself. */
export const vatRate = z.strictObject({
  class: described(z.enum(vatClasses), 'The dishes that it is for, by their vatClass.'),
  place: z.optional(described(z.enum(['eatIn', 'takeAway']), 'Eaten at the venue or not; both when left out.')),
  percent: described(unitsOrPercent.check(z.maximum(100)), 'In percent: 5.5.'),
  from: z.optional(described(day, 'The first day on which it holds; always when left out.')),
})

export function vatRatesOf(rates: readonly z.output<typeof vatRate>[] = []): OwnRate[] {
  return rates.map(({ place, from, ...rate }) => ({ ...rate, place: place ?? null, from: from ?? null }))
}

export function writtenVatRate(rate: OwnRate): z.input<typeof vatRate> {
  return compact<z.input<typeof vatRate>>({ ...rate })
}
