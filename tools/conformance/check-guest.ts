import { randomUUID } from 'node:crypto'

import { callStaff, decodeTableCode, giveUpBill, openBill } from '#src/contract/dining-table.ts'
import type { DiningTable, SeatedTable } from '#src/contract/dining-table.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { sumCents } from '#src/domain/money.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'

import type { Place } from './check-content.ts'
import { checkGuestDelivery } from './check-guest-delivery.ts'
import type { Menu } from './check-menu.ts'
import { freeSlot } from './check-menu.ts'
import { anOrder, checkBeforeOrder } from './check-orders.ts'
import type { Visit } from './service-client.ts'

const guest = { hasAcceptedPrivacy: true, firstName: 'Conformance', lastName: 'Check', phone: '+39 011 555 0100' }
const email = 'conformance@example.com'

/** Checks what guests may do: order and call the staff at a table, and order the types the restaurant enables. */
export async function checkGuest(visit: Visit, place: Place, menu: Menu): Promise<void> {
  await checkTable(visit, place, menu)
  await checkTakeAway(visit, place, menu)
  await checkGuestDelivery(visit, place, { dish: menu.dish, guest: { ...guest, email } })
}

/** Orders at a table, whose code must be given (contract 2.14). */
async function checkTable(visit: Visit, place: Place, { dish }: Menu): Promise<void> {
  const { venueId } = place
  const { tableCode } = visit.options
  const skip = (why: string) =>
    visit.journal.skip(
      why,
      decodeTableCode,
      callStaff,
      'callTooSoon',
      'wrongGuestToken',
      openBill,
      'billTooHigh',
      giveUpBill,
    )
  if (tableCode === null) return skip('needs the code of a table: --table-code')
  const decoded = await visit.call(decodeTableCode, { venueId, code: tableCode })
  if (decoded && !visit.options.isReadOnly) await checkCall(visit, place, { ...decoded.table, code: tableCode })
  const slot = decoded ? await freeSlot(visit, venueId, 'table') : null
  if (!decoded || !slot || !dish || visit.options.isReadOnly) return skip('no order at a table was placed')
  const fields = { guest, table: { ...decoded.table, code: tableCode }, people: 1 }
  const request = anOrder(visit, place, { slot, dish, paymentMode: 'cash', orderType: 'table', fields })
  const placed = await visit.call(createOrder, request, { idempotencyKey: randomUUID() })
  if (!placed) return skip('no order at a table was placed')
  visit.left.push(`order ${placed.id} (table ${decoded.table.name}, cash, as a guest)`)
  await visit.call(getOrder, { venueId, id: placed.id, token: placed.token })
  const wrong = { as: 'wrongGuestToken', statuses: ['ORDER_NOT_FOUND', 'ENTITY_NOT_FOUND'] } as const
  await visit.refused(getOrder, { venueId, id: placed.id, token: `${placed.token}x` }, wrong)
  await checkBill(visit, place, { ...placed, tableId: decoded.table.id })
}

type OrderAtTable = ReplyOf<typeof createOrder> & { readonly tableId: DiningTable['id'] }

/** Opens a bill for an order at a table, which is refused until the restaurant has confirmed it, and gives it up (contract 7). */
async function checkBill(visit: Visit, { venueId, info }: Place, order: OrderAtTable): Promise<void> {
  if (!info?.table?.hasBills)
    return visit.journal.skip('no bills at the table: no f_paga_conto', openBill, 'billTooHigh', giveUpBill)
  const { id, token, tableId, total } = order
  const ofOrder = { venueId, tableId, orders: [{ id, token }] }
  const tooHigh = { as: 'billTooHigh', statuses: ['BILL_CHANGED', 'ENTITY_NOT_FOUND'] } as const
  await visit.refused(openBill, { ...ofOrder, amount: sumCents([total, total]) }, tooHigh)
  const mayRefuse = ['ENTITY_NOT_FOUND']
  const opened = await visit.call(openBill, { ...ofOrder, amount: total }, { idempotencyKey: randomUUID(), mayRefuse })
  if (!opened) return visit.journal.skip('no bill was opened', giveUpBill)
  await visit.call(giveUpBill, { id: opened.id, token: opened.token })
  visit.left.push(`bill ${opened.id} (given up)`)
}

/** Calls the staff, which is possible once in five minutes (contract 7). */
async function checkCall(visit: Visit, { venueId, info }: Place, { id: tableId, name, code }: SeatedTable) {
  const reason = info?.table?.callReasons[0]
  if (!reason) return visit.journal.skip('the staff cannot be called to a table', callStaff, 'callTooSoon')
  const call = { venueId, tableId, tableCode: code, reasonId: reason.id }
  // The table may have called within the last five minutes.
  const isTaken = await visit.call(callStaff, call, { mayRefuse: ['CALL_TOO_SOON'] })
  if (isTaken) visit.left.push(`call of the staff (table ${name}, ${reason.name})`)
  await visit.refused(callStaff, call, { as: 'callTooSoon', statuses: ['CALL_TOO_SOON'] })
}

/** Orders take-away as a guest with name, phone and e-mail; must be refused where not enabled or without e-mail. */
async function checkTakeAway(visit: Visit, place: Place, { slot, dish }: Menu): Promise<void> {
  const { journal, options } = visit
  if (options.isReadOnly) return journal.skip('--read-only', 'guestOrder', 'guestRefused')
  const takesCash = place.info?.paymentModes.some(({ kind }) => kind === 'cash') ?? false
  if (!slot || !dish || !takesCash) {
    return journal.skip('no cash order for take-away can be placed', 'guestOrder', 'guestRefused')
  }
  const order = (fields: object) =>
    anOrder(visit, place, { slot, dish, paymentMode: 'cash', fields: { guest: { ...guest, ...fields } } })
  if (!place.restaurant || !canOrderAsGuest('takeAway', place.restaurant.settings)) {
    journal.skip('take-away needs an account here: no f_ordine_ospite', 'guestOrder')
    const needed = { as: 'guestRefused', statuses: ['ACCOUNT_NEEDED', 'API_KEY_NOT_FOUND'] } as const
    return visit.refused(createOrder, order({ email }), needed)
  }
  await visit.refused(createOrder, order({}), { as: 'guestRefused', statuses: ['VALIDATION'] })
  await checkBeforeOrder(visit, place, order({ email }))
  const placed = await visit.call(createOrder, order({ email }), { idempotencyKey: randomUUID() })
  if (!placed) return journal.skip('the order of a guest was refused', 'guestOrder')
  visit.left.push(`order ${placed.id} (take-away ${slot.start}, cash, as a guest)`)
  journal.ran('guestOrder', { findings: [], unknownKeys: 0 })
  await visit.call(getOrder, { venueId: place.venueId, id: placed.id, token: placed.token })
}
