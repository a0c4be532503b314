import type * as z from 'zod/mini'

import { field, wireObject } from './field-table.ts'
import { exactly, flag, id, list, oneOf, orNull, text, count } from './values.ts'

const modeNames = { cash: 'CONTANTI', card: 'STRIPE_CARTACREDITO', payPal: 'PAYPAL' } as const
const meansNames = { cash: 'CONTANTI', cardAtDoor: 'CARTA_CREDITO', mealVouchers: 'BUONI_PASTO' } as const

export const paymentModeKind = oneOf(modeNames)
export const sentPaymentModeKind = exactly(modeNames)
export type PaymentModeKind = keyof typeof modeNames

/** How a cash order is settled at the counter or the door. */
export const cashMeansKind = oneOf(meansNames)
export const sentCashMeansKind = exactly(meansNames)
export type CashMeansKind = keyof typeof meansNames

/** What the browser needs to speak with the provider of a mode; each mode reads its own fields (contract 2.12, 7). */
const paymentCredentials = wireObject({
  /** Card. */
  publishableKey: field('publishable_key', orNull(text)),
  /** PayPal. */
  clientId: field('client_id', orNull(text)),
  /** PayPal; null or anything unknown = sandbox [PAY-23]. */
  environment: field('ambiente', orNull(oneOf({ sandbox: 'sandbox', production: 'production' }))),
  /** Optional addition: where the SDK of PayPal is fetched; honoured only with the origin of the web service. */
  sdkBaseUrl: field('sdk_base_url', orNull(text)),
  /** Optional addition: payment on a page of the provider's. */
  paymentPageUrl: field('pagina_pagamento_url', orNull(text)),
})
export type PaymentCredentials = z.output<typeof paymentCredentials>

export const paymentMode = wireObject({
  id: field('id', id('PaymentMode')),
  kind: field('tipo', paymentModeKind),
  label: field('label', text),
  /** Only when they were asked for, and never for cash [PAY-01]. */
  credentials: field('credenziali', orNull(paymentCredentials)),
})
export type PaymentMode = z.output<typeof paymentMode>

/** A card the provider keeps for the customer [PAY-05, ACCT-62]. */
export const savedCard = wireObject({
  /** The provider's own name of it, `pm_...`. */
  id: field('id', text),
  /** The first is the venue it is stored for. */
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
