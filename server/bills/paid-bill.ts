import type { EntityKey, PayableHandler } from '#server/payments/paid-entity.ts'
import { unpaidIn } from '#server/payments/unpaid-entities.ts'
import { bills } from '#server/platform/db/schema/bill-tables.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import type { BillKey } from './bill-queries.ts'
import { billRow, lockBill, restaurantOfBill, setBillStatus } from './bill-queries.ts'
import { notifyBillReturned } from './notify-bill-returned.ts'

const asBill = ({ restaurantId, id }: EntityKey): BillKey => ({ restaurantId, id: id as Id<'Bill'> })

/** Bills for orders at a table as something that is paid online. What is paid shows in their orders (`paidOf`). */
export const paidBills: PayableHandler = {
  async read(db, key, how) {
    const bill = await (how === 'lock' ? lockBill : billRow)(db, asBill(key))
    const venue = bill && (await venueRow(db, bill.restaurantId, bill.venueId))
    if (!bill || !venue) return null
    const { tableId: _table, language: _language, ...entity } = bill
    return { kind: 'bill', type: 'table', ...entity, currency: venue.currencyCode, payBy: null, slotOverAt: null }
  },

  restaurantOf: (db, id) => restaurantOfBill(db, id as Id<'Bill'>),

  unpaid: unpaidIn(bills),

  markPaid: (tx, key) => setBillStatus(tx, asBill(key), 'paid'),

  lapse: (tx, key) => setBillStatus(tx, asBill(key), 'failed'),

  async notifyReturn(tx, key, nowMs) {
    const bill = await billRow(tx, asBill(key))
    if (bill) await notifyBillReturned(tx, bill, nowMs)
  },
}
