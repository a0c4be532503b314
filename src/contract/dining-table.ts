import type * as z from 'zod/mini'

import { safeDecode } from './decode.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { cents, count, id, list, orNull, text, whenPresent } from './values.ts'

/** A table of a venue. */
export const diningTable = wireObject({ id: field('id', id('Table')), name: field('nome', text) })
export type DiningTable = z.output<typeof diningTable>
/** A table at which the diner sits, with the text of its QR code. */
export type SeatedTable = DiningTable & { readonly code: string }

/**
 * Calls the staff to a table, for one of the reasons of its venue (optional addition). Refused with TABLE_NOT_FOUND where
 * the code is not that of the table, with CALL_TOO_SOON within 5 minutes of the last call.
 */
export const callStaff = endpoint('/restaurant/ordina-tavolo/call', {
  auth: 'none',
  request: {
    venueId: field('id_locale', id('Venue')),
    tableId: field('id_tavolo', id('Table')),
    /** Text of the QR code that was decoded, as an order sends it. */
    tableCode: field('identificativo_tavolo', whenPresent(orNull(text))),
    reasonId: field('id_motivo', id('CallReason')),
  },
  reply: {},
})

/**
 * Opens a payment of orders at a table that are to be paid at the venue, whole or in part (optional addition, decision 84). The
 * reply is paid with the calls of `pay.ts`, as a `bill`. Refused with BILL_CHANGED when the orders have less left to pay,
 * ENTITY_NOT_FOUND when one is not the caller's, not of this table, or not confirmed.
 */
export const openBill = endpoint('/restaurant/ordina-tavolo/bill/open', {
  auth: 'optional',
  isIdempotent: true,
  request: {
    venueId: field('id_locale', id('Venue')),
    tableId: field('id_tavolo', id('Table')),
    orders: field('ordini', list(wireObject({ id: field('id', id('Order')), token: field('token', orNull(text)) }))),
    /** At most what the orders have left to pay. */
    amount: field('importo', cents),
  },
  reply: { id: field('id', id('Bill')), total: field('totale', cents), token: field('token', text) },
})

/**
 * Gives up a bill that is not paid (optional addition, with `openBill`): nothing can be charged for it any more, and its amount is
 * free again. A bill that was given up or has lapsed is answered as given up. Refused with ALREADY_PAID when its payment was
 * faster, PAYMENT_UNDECIDED while the bank has not decided about it.
 */
export const giveUpBill = endpoint('/restaurant/ordina-tavolo/bill/give_up', {
  auth: 'optional',
  request: { id: field('id', id('Bill')), token: field('token', text) },
  reply: {},
})

/** Data of a CALL_TOO_SOON refusal (contract 7, `attesa_secondi`): seconds until the next call is possible. */
export const callTooSoon = wireObject({ waitSeconds: field('attesa_secondi', orNull(count)) })

/** Reads how long a table has to wait from a refusal, seconds; null when the service does not say. */
export function readWaitSeconds(data: unknown): number | null {
  const read = safeDecode(callTooSoon, data)
  return read.success ? read.data.waitSeconds : null
}

/** Finds the table by the text of its QR code (contract 1.7) [WIZ-18]. */
export const decodeTableCode = endpoint('/restaurant/ordina-tavolo/qr-code/decode', {
  auth: 'none',
  request: { venueId: field('id_locale', id('Venue')), code: field('identificativo', text) },
  reply: { table: field('tavolo', diningTable) },
})
