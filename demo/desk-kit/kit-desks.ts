import type * as z from 'zod/mini'

import { readMenu } from '#desk/contract/menu.ts'
import { readChats } from '#desk/contract/messages.ts'
import { confirmOrder, readOrders, readRemoval, showPayLink } from '#desk/contract/orders.ts'
import { readPrinters } from '#desk/contract/printers.ts'
import { readDayPlan, readReservations } from '#desk/contract/reservations.ts'
import { readSavings } from '#desk/contract/savings.ts'
import { readSession } from '#desk/contract/session.ts'
import { readSavingsPart } from '#desk/contract/set-up/part-calls.ts'
import { readPauses } from '#desk/contract/settings.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { readTable, readTables } from '#desk/contract/tables.ts'
import type { Desk } from '#desk/parts/desk.ts'
import { cents } from '#src/domain/money.ts'
import type { Language } from '#src/options/languages.ts'

import { acceptedOffline, kitchenList, lateOrder } from './fixed-orders.ts'
import { dayPlan, reservations } from './fixed-reservations.ts'
import { codeFacts, codesPart, menu, noPauses, pauses, session, stuckPrinter } from './fixed-restaurant.ts'
import { answered, fixedService, noNetwork, refused } from './fixed-service.ts'
import { openedTable, tableCalls, tablePlan } from './fixed-tables.ts'
import { nowMs, tonight, venue } from './fixed-values.ts'
import { createKitDesk } from './kit-desk.ts'

/** The desks that the samples stand on. */
export type KitDesks = {
  /** Just opened: nothing was heard of the service yet. */
  readonly begun: Desk
  /** A service in full swing. */
  readonly evening: Desk
  /** With nothing to do. */
  readonly quiet: Desk
  /** Opened without a network, with the lists of 19:32. */
  readonly lost: Desk
  /** Everything that a banner tells of has happened. */
  readonly troubled: Desk
}

const evening = fixedService([
  answered(readOrders, { orders: kitchenList, waitingForPayment: 0 }),
  answered(readMenu, menu),
  answered(readReservations, { reservations }),
  answered(readDayPlan, dayPlan),
  answered(readTableCalls, { calls: tableCalls }),
  answered(readTables, { venues: tablePlan }),
  answered(readTable, openedTable),
  answered(readPauses, noPauses),
  answered(readPrinters, { printers: [], unprinted: [] }),
  answered(readChats, { chats: [] }),
  answered(readRemoval, {
    removal: { cents: cents(800), backCents: cents(800), totalCents: cents(800), bills: [] },
    reason: null,
  }),
  answered(showPayLink, {
    link: 'https://pay.example/4716',
    message: 'https://pay.example/4716',
    payBy: '2026-11-20T19:10:00Z',
    timeZone: venue.timeZone,
    phone: '+39 011 555 0202',
  }),
  answered(readSavings, { takesCodes: true, hasLoyaltyCard: false, currency: venue.currency, codes: codeFacts }),
  answered(readSavingsPart, codesPart),
])

const quiet = fixedService([
  answered(readOrders, { orders: [], waitingForPayment: 0 }),
  answered(readTableCalls, { calls: [] }),
])

const troubled = fixedService([
  answered(readPauses, pauses),
  answered(readPrinters, { printers: [stuckPrinter], unprinted: [] }),
  answered(readOrders, { orders: [], waitingForPayment: 0 }),
  refused(confirmOrder, 'too-late'),
])

/** What the browser has kept of a reading at 19:32. */
const kept = <R extends z.ZodMiniType>({ path }: { readonly path: string; readonly reply: R }, reply: z.input<R>) => ({
  path,
  reply,
  atMs: nowMs - 8 * 60_000,
})

/** One desk of each kind, in a language. */
export async function createKitDesks(language: Language): Promise<KitDesks> {
  const desks = {
    begun: await createKitDesk({ language, fetch: noNetwork }),
    evening: await createKitDesk({ language, fetch: evening, heard: 'beat', sound: 'on' }),
    quiet: await createKitDesk({ language, fetch: quiet, heard: 'beat' }),
    lost: await createKitDesk({
      language,
      fetch: noNetwork,
      heard: 'error',
      keptLists: [kept(readSession, session), kept(readOrders, { orders: [acceptedOffline], waitingForPayment: 0 })],
      sound: 'held',
    }),
    troubled: await createKitDesk({ language, fetch: troubled, heard: 'beat' }),
  }
  // Ten minutes later than it was ordered.
  const expected = { from: tonight('20:25'), to: null }
  desks.lost.waiting.add({ kind: 'accept', order: acceptedOffline.id, expected })
  // Sent, and refused: somebody else had answered the order.
  desks.troubled.waiting.add({ kind: 'accept', order: lateOrder.id, expected: null })
  await desks.troubled.waiting.send()
  return desks
}
