import fc from 'fast-check'

import type { Order } from '#src/contract/placed-order.ts'

import { aCount, aDateTime, aFlag, aList, anObject, aText, orNull, someCents } from './values.ts'

type Removal = Order['removals'][number]

/** Pieces that the restaurant removed from an order. */
export const aRemoval = anObject<Removal>({
  at: aDateTime,
  amount: someCents,
  isPaidBack: aFlag,
  paidBack: orNull(someCents),
  rows: aList(anObject<Removal['rows'][number]>({ quantity: aCount, name: aText })),
})

export const aStatus = fc.constantFrom('new' as const, 'waiting' as const, 'confirmed' as const, 'refused' as const)
export const aStatusChange = anObject<NonNullable<Order['statusLog']>[number]>({ status: aStatus, at: aDateTime })
