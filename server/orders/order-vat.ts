import type { VatAmount } from '#src/domain/taxes/included-vat.ts'
import { vatPerRate } from '#src/domain/taxes/included-vat.ts'

import type { linesOf, OrderRow } from './order-queries.ts'

type Lines = Awaited<ReturnType<typeof linesOf>>

/** The VAT in a stored order, one amount for each known rate; none in an order of before it was kept [TAX-11]. */
export function vatOfStored({ costsVat }: Pick<OrderRow, 'costsVat'>, lines: readonly Pick<Lines[number], 'vat'>[]) {
  const amounts: readonly VatAmount[] = [...lines.flatMap(({ vat }) => vat ?? []), ...(costsVat ?? [])]
  return vatPerRate(amounts)
}
