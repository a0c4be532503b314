import type { ChosenExtra, OrderItem } from '#src/contract/order.ts'
import type { OrderRow } from '#src/contract/placed-order.ts'

import type { linesOf } from './order-queries.ts'

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** A line of an order as it is read back (contract 2.15). */
export function readOrderLine({ quantity, total, item, comboPricing, memberName, allergens }: Line): OrderRow {
  return {
    productId: item.productId,
    categoryId: item.categoryId,
    quantity,
    name: item.name,
    total,
    isDiscountable: item.isDiscountable,
    note: item.note,
    ...sizeOf(item),
    ...variantOf(item),
    isCombo: comboPricing !== null,
    comboPricing,
    picks: item.picks.map(asExtra),
    additions: item.additions.map(asExtra),
    comboContent: item.comboPicks.map(({ productId, name, quantity: count, price, total: sum }) => ({
      productId,
      name,
      quantity: count,
      price,
      total: sum,
    })),
    memberName,
    allergens,
  }
}

function sizeOf({ size }: OrderItem) {
  return { sizeId: size?.id ?? null, sizeName: size?.name ?? null, sizePrice: size?.price ?? null }
}

function variantOf({ variant }: OrderItem) {
  return { variantId: variant?.id ?? null, variantName: variant?.name ?? null, variantPrice: variant?.price ?? null }
}

function asExtra({ id, name, price }: ChosenExtra) {
  return { ingredientId: id, name, price }
}
