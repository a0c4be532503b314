import { zero } from '#src/domain/money.ts'
import type { TaxedDish, TaxedLine } from '#src/domain/taxes/vat-of-order.ts'

import { price } from './builders.ts'

/** One discountable dish at 10.00. */
export function aTaxedLine({
  isDiscountable = true,
  ...fields
}: Partial<TaxedLine> & { isDiscountable?: boolean } = {}): TaxedLine {
  return {
    lineId: 1,
    quantity: 1,
    unitPrice: price('10.00'),
    item: { isDiscountable },
    dishes: [aTaxedDish()],
    ...fields,
  }
}

export function aTaxedDish(fields: Partial<TaxedDish> = {}): TaxedDish {
  return { class: 'dish', quantity: 1, price: zero, ...fields }
}
