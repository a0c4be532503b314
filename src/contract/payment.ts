import type * as z from 'zod/mini'

import { field, wireObject } from './field-table.ts'
import { exactly, id, oneOf, text } from './values.ts'

const modeNames = { cash: 'CONTANTI', card: 'STRIPE_CARTACREDITO', payPal: 'PAYPAL' } as const
const meansNames = { cash: 'CONTANTI', cardAtDoor: 'CARTA_CREDITO', mealVouchers: 'BUONI_PASTO' } as const

export const paymentModeKind = oneOf(modeNames)
export const sentPaymentModeKind = exactly(modeNames)
export type PaymentModeKind = keyof typeof modeNames

/** How a cash order is settled at the counter or the door. */
export const cashMeansKind = oneOf(meansNames)
export const sentCashMeansKind = exactly(meansNames)
export type CashMeansKind = keyof typeof meansNames

export const paymentMode = wireObject({
  id: field('id', id('PaymentMode')),
  kind: field('tipo', paymentModeKind),
  label: field('label', text),
})
export type PaymentMode = z.output<typeof paymentMode>
