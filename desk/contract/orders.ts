import * as z from 'zod/mini'

import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { OrderStatus } from '#src/contract/placed-order.ts'

import { deskRead, deskSend } from './desk-call.ts'
import { orderTold } from './end-reasons.ts'
import { orderType } from './service-type.ts'
import { amount, id, instant, localDateTime, nothing, oneOf, rows, wordsOf } from './values.ts'
import { venue } from './venue.ts'

export type DecidedStatus = Exclude<OrderStatus, 'other'>

/** Of orders and reservations, which have the same. */
export const status = wordsOf<DecidedStatus>({
  new: true,
  waiting: true,
  confirmed: true,
  refused: true,
  cancelled: true,
})
export const paymentMode = wordsOf<PaymentModeKind>({ cash: true, card: true, payPal: true })
export const cashMeans = wordsOf<CashMeansKind>({ cash: true, cardAtDoor: true, mealVouchers: true })
/** Money that a provider did not hand over, or did not give back. */
export const paymentProblem = oneOf('notCollected', 'notReturned')
const textOrNull = z.nullable(z.string())
/** Null: for the kitchen, which sees no amounts. */
const seenAmount = z.nullable(amount)

/** Times of the venue. `to` is null where only the start is known. */
export const expected = z.object({ from: localDateTime, to: z.nullable(localDateTime) })
export type ExpectedTime = z.output<typeof expected>

const line = z.object({
  /** Its place in the order, which stays when others are removed. */
  position: z.int(),
  quantity: z.int(),
  name: z.string(),
  productId: id<'Product'>(),
  /** The category that it was ordered from. */
  categoryId: id<'Category'>(),
  /** Whose dish it is in an order of a group. */
  memberName: textOrNull,
  /** What was chosen, with what it costs more. */
  details: rows(z.object({ name: z.string(), cents: seenAmount })),
  note: textOrNull,
  /** Null: nothing is known. Names in the language of the desk. */
  allergens: z.nullable(z.object({ names: rows(z.string()), isIncomplete: z.boolean() })),
  totalCents: seenAmount,
})

const invoice = z.object({
  companyName: textOrNull,
  vatNumber: textOrNull,
  taxCode: textOrNull,
  street: z.string(),
  houseNumber: textOrNull,
  postcode: textOrNull,
  town: z.string(),
  province: textOrNull,
  country: textOrNull,
  recipientCode: textOrNull,
  certifiedEmail: textOrNull,
})

const courier = z.object({ company: textOrNull, status: textOrNull, name: textOrNull, phone: textOrNull })

/** An order with all that is needed to prepare it. */
export const order = z.object({
  id: id<'Order'>(),
  status,
  orderType,
  /** Its times are those of its zone. */
  venue: z.extend(venue, { timeZone: z.string() }),
  /** Who sells, as receipts name it. */
  seller: z.nullable(z.object({ name: z.string(), address: z.string(), vatNumber: textOrNull, phone: textOrNull })),
  /** For the kitchen a name that is empty. */
  customer: z.object({ name: z.string(), phone: textOrNull, email: textOrNull }),
  isGuest: z.boolean(),
  people: z.nullable(z.int()),
  /** The table, the address or the point it goes to; all null = one comes for it. */
  place: z.object({
    table: textOrNull,
    address: z.nullable(
      z.object({ street: z.string(), town: z.string(), zone: textOrNull, doorbell: textOrNull, note: textOrNull }),
    ),
    point: z.nullable(z.object({ name: z.string(), at: textOrNull })),
  }),
  slotStart: localDateTime,
  slotEnd: z.nullable(localDateTime),
  isAsSoonAsPossible: z.boolean(),
  expected: z.nullable(expected),
  /** Null: it is not delivered. */
  courier: z.nullable(courier),
  invoice: z.nullable(invoice),
  createdAt: instant,
  /** Whether the service has confirmed it by itself, as it came. */
  isAcceptedAtOnce: z.boolean(),
  /** Name of who of the staff took it on the telephone; null = whoever ordered placed it. */
  placedBy: textOrNull,
  /** Whether staff placed it in the preview, to try: nobody pays or is told anything. */
  isTest: z.boolean(),
  payment: z.object({
    mode: paymentMode,
    cashMeans: z.nullable(cashMeans),
    status: z.nullable(oneOf('pending', 'paid', 'failed')),
    problem: z.nullable(paymentProblem),
    /** Until when it can be paid by a link that staff have given; null = it is not paid by one. */
    payBy: z.nullable(instant),
  }),
  notes: textOrNull,
  /** To the questions of the checkout; `yesNo` is answered by `1` or `0`. */
  answers: rows(z.object({ name: z.string(), kind: z.string(), value: z.string() })),
  lines: rows(line),
  /** `code` null: rewards. A code for free delivery takes nothing off. */
  saving: z.nullable(z.object({ code: textOrNull, cents: amount })),
  fixedCost: z.nullable(z.object({ name: textOrNull, cents: amount })),
  deliveryCents: z.nullable(amount),
  tipCents: z.nullable(amount),
  totalCents: seenAmount,
  /** The VAT in the total, for each rate. */
  vat: rows(z.object({ percent: z.number(), cents: amount })),
  /** Pieces that were removed, the oldest first; `backCents`: of `cents` what went back, for the rest less is to pay. */
  removals: rows(
    z.object({
      at: instant,
      cents: seenAmount,
      backCents: seenAmount,
      pieces: rows(z.object({ quantity: z.int(), name: z.string() })),
    }),
  ),
  /** Paid by bills at the table. */
  paidCents: seenAmount,
  /** Still to be collected. */
  dueCents: seenAmount,
  consumedAt: z.nullable(instant),
  points: z.nullable(z.number()),
  /** `message`: what the diner was told with it. */
  statusLog: rows(z.object({ status, at: instant, reason: textOrNull, message: textOrNull })),
})
export type DeskOrder = z.output<typeof order>
export type OrderLine = DeskOrder['lines'][number]

/**
 * The orders that are with the restaurant: all that wait, all that are confirmed and still to be made, and the newest of the
 * rest. `waitingForPayment` is the number of those that are not with it yet.
 */
export const readOrders = deskRead('/orders', z.object({ orders: rows(order), waitingForPayment: z.int() }))

/** The newest orders of all days whose number, name, telephone or dishes have the words in them. */
export const readFoundOrders = deskRead('/search/:words', z.object({ orders: rows(order) }))

/** What is looked for, as it is asked for; null = too little: two letters or digits at least. */
export function searchedWords(typed: string): string | null {
  const words = typed.trim().slice(0, 100)
  return (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2 ? null : words
}

const decided = z.object({ status })
export const confirmOrder = deskSend('/orders/:order/confirm', nothing, decided)
export const refuseOrder = deskSend('/orders/:order/refuse', orderTold, decided)
export const cancelOrder = deskSend('/orders/:order/cancel', orderTold, decided)

/**
 * Shows the link of an order that waits to be paid by it; a change, because the audit says to whom it was shown. `email`: mails it
 * there too, and the confirmation later.
 */
export const showPayLink = deskSend(
  '/orders/:order/pay-link',
  z.object({ email: z.nullable(z.string().check(z.trim(), z.maxLength(200))) }),
  /** `message`: what to send with it, in the language of the order, the link in it. */
  z.object({ link: z.string(), message: z.string(), payBy: instant, timeZone: z.string(), phone: textOrNull }),
)

/** Deletes an order that is a test. */
export const removeTestOrder = deskSend('/orders/:order/remove-test', nothing, nothing)

const pieces = rows(z.object({ position: z.int(), quantity: z.int().check(z.minimum(1), z.maximum(999)) }))
type Pieces = z.output<typeof pieces>
const removal = z.object({
  cents: amount,
  totalCents: amount,
  /** Of `cents` what goes back; for the rest less is to pay. */
  backCents: amount,
  /** Where it goes back from bills at the table: when each was opened, how it was paid, what it gives. */
  bills: rows(z.object({ at: instant, mode: paymentMode, cents: amount })),
})

/** What a removal does to the money of an order. */
export type DeskRemoval = z.output<typeof removal>

/** What removing pieces gives back, or why they cannot be removed; nothing is changed. `pieces` as `removedWords` writes them. */
export const readRemoval = deskRead(
  '/orders/:order/removal/:pieces',
  z.object({ removal: z.nullable(removal), reason: textOrNull }),
)
/** Removes pieces; `seen` is how many removals of the order were shown, `cents` and `backCents` what was said of the money. */
export const removePieces = deskSend(
  '/orders/:order/remove',
  z.object({ pieces, seen: z.int(), cents: amount, backCents: amount }),
  removal,
)

/** Pieces in a path: `0x1-2x3`. */
export function removedWords(of: Pieces): string {
  return of.map(({ position, quantity }) => `${position}x${quantity}`).join('-')
}

/** The pieces of such words; what is not one of them is left out. */
export function piecesOfWords(typed: string): Pieces {
  return [...typed.matchAll(/(\d{1,4})x(\d{1,3})/g)].map(([, position, quantity]) => ({
    position: Number(position),
    quantity: Number(quantity),
  }))
}

/** Answers the points that were credited. */
export const consumeOrder = deskSend('/orders/:order/consume', nothing, z.object({ points: z.number() }))

// Delivery statuses of couriers (contract 2.15).
const courierWords = (
  'READY ROUTED ASSIGNED_TO_COURIER ON_DELIVERY DELIVERED ON_RETURN_TO_WH UNDELIVERABLE RETURNED CANCELLED ' +
  'picking almost_picking waiting_at_pickup delivering almost_delivering waiting_at_dropoff delivered ' +
  'returned returning canceled'
).split(' ')
const shortText = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
const sentCourier = z.object({
  company: shortText,
  status: z.nullable(z.enum(courierWords)),
  name: shortText,
  phone: shortText,
})
/** Without a company the venue delivers itself. */
export const sendCourier = deskSend('/orders/:order/courier', sentCourier, nothing)
/** Null = within its slot. */
export const sendExpected = deskSend('/orders/:order/expected', z.object({ expected: z.nullable(expected) }), nothing)
