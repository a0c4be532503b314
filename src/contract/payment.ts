import type * as z from 'zod/mini'

import { field, wireObject } from './field-table.ts'
import { exactly } from './request-values.ts'
import { flag, id, list, oneOf, orNull, pageAddress, text, count } from './values.ts'

const modeNames = { cash: 'CONTANTI', card: 'STRIPE_CARTACREDITO', payPal: 'PAYPAL' } as const
const meansNames = { cash: 'CONTANTI', cardAtDoor: 'CARTA_CREDITO', mealVouchers: 'BUONI_PASTO' } as const

export const paymentModeKind = oneOf(modeNames)
export const sentPaymentModeKind = exactly(modeNames)
export type PaymentModeKind = keyof typeof modeNames

/** Means of payment for a cash order, at the counter or the door. */
export const cashMeansKind = oneOf(meansNames)
export const sentCashMeansKind = exactly(meansNames)
export type CashMeansKind = keyof typeof meansNames

/** Public credentials of a payment provider; each mode uses its own fields (contract 2.12, 7). */
const paymentCredentials = wireObject({
  /** Card. */
  publishableKey: field('publishable_key', orNull(text)),
  /** PayPal. */
  clientId: field('client_id', orNull(text)),
  /** PayPal; null or anything unknown = sandbox [PAY-23]. */
  environment: field('ambiente', orNull(oneOf({ sandbox: 'sandbox', production: 'production' }))),
  /** Optional addition: address of PayPal's SDK; used only if its origin is that of the web service. */
  sdkBaseUrl: field('sdk_base_url', pageAddress),
  /** Optional addition: the ordering provider's payment page. */
  paymentPageUrl: field('pagina_pagamento_url', pageAddress),
  /** Optional addition: the service makes the PayPal orders (`start-transaction`), not the browser. */
  isOrderMadeByService: field('f_ordine_dal_servizio', flag),
})
export type PaymentCredentials = z.output<typeof paymentCredentials>

export const paymentMode = wireObject({
  id: field('id', id('PaymentMode')),
  kind: field('tipo', paymentModeKind),
  label: field('label', text),
  /** Only when requested, and never for cash [PAY-01]. */
  credentials: field('credenziali', orNull(paymentCredentials)),
})
export type PaymentMode = z.output<typeof paymentMode>

/** A card saved at the payment provider [PAY-05, ACCT-62]. */
export const savedCard = wireObject({
  /** Stripe's id, `pm_...`. */
  id: field('id', text),
  /** The first one is the venue it is saved for. */
  venues: field('locali', list(wireObject({ id: field('id', id('Venue')) }))),
  card: field(
    'data',
    wireObject({
      brand: field('brand', text),
      last4: field('last4', text),
      /** 1..12 */
      expiryMonth: field('expMonth', count),
      expiryYear: field('expYear', count),
      isExpired: field('expired', flag),
    }),
  ),
})
export type SavedCard = z.output<typeof savedCard>
