import * as z from 'zod/mini'

import type { ServiceType } from '#src/contract/service-type.ts'

import { deskRead } from './desk-call.ts'
import { amount, id, localDate, localDateTime, oneOf, rows, wordsOf } from './values.ts'

/** The longest period that is counted, in days. */
export const mostDays = 366

const serviceType = wordsOf<ServiceType>({
  takeAway: true,
  delivery: true,
  eatIn: true,
  dil: true,
  table: true,
  reservation: true,
})
const moneyWays = ['card', 'payPal', 'cash', 'cardAtDoor', 'mealVouchers'] as const
/** How money moves: online, or what the venue is given. */
export type MoneyWay = (typeof moneyWays)[number]
/** How an order was paid; `several` = by bills of more than one way. */
export type OrderWay = MoneyWay | 'several'

/** An order that counts as sold, on the day that it is for; amounts as they are after what was removed of it. */
const soldOrder = z.object({
  id: id<'Order'>(),
  slotStart: localDateTime,
  type: serviceType,
  way: oneOf(...moneyWays, 'several'),
  products: amount,
  discount: amount,
  /** Name of its discount code; null = none. */
  code: z.nullable(z.string()),
  /** Delivery fee and fixed cost. */
  fees: amount,
  tip: amount,
  /** Products without the discount, with fees and tip. */
  total: amount,
  /** References of the online payments that paid it, as the provider calls them. */
  refs: rows(z.string()),
})

const soldLine = z.object({
  order: id<'Order'>(),
  slotStart: localDateTime,
  /** As it was ordered. */
  name: z.string(),
  productId: id<'Product'>(),
  /** What was picked for a combo. */
  pickIds: rows(id<'Product'>()),
  quantity: z.int(),
  unitPrice: amount,
  /** Before the discount. */
  total: amount,
  /** After the discount; null = ordered before it was kept. */
  charged: z.nullable(amount),
  /** Null = the rate is not known, or the line has several. */
  percent: z.nullable(z.number()),
  /** In what is charged; null = not known. */
  vat: z.nullable(amount),
})

/** What was sold on a day at one rate, paid in one way; all rows together are the sales. */
const soldRate = z.object({
  date: localDate,
  /** Null = the rate is not known, and so is the VAT. */
  percent: z.nullable(z.number()),
  way: oneOf(...moneyWays, 'several'),
  gross: amount,
  vat: z.nullable(amount),
})

const movementKinds = ['payment', 'partRefund', 'refund'] as const

/** Money that came, or went back: then the amount is negative. */
const movement = z.object({
  at: localDateTime,
  kind: oneOf(...movementKinds),
  /** What it is for. */
  of: oneOf('order', 'bill', 'reservation'),
  /** The number of that. */
  number: z.int(),
  type: serviceType,
  way: oneOf(...moneyWays),
  amount,
  /** As the provider calls the payment; null = the venue was given it. */
  ref: z.nullable(z.string()),
})

const numberRows = z.object({
  from: localDate,
  to: localDate,
  orders: rows(soldOrder),
  lines: rows(soldLine),
  rates: rows(soldRate),
  movements: rows(movement),
})
export type NumberRows = z.output<typeof numberRows>
export type SoldOrder = z.output<typeof soldOrder>
export type SoldLine = z.output<typeof soldLine>
export type SoldRate = z.output<typeof soldRate>
export type Movement = z.output<typeof movement>

const taken = { taken: amount, returned: amount }

/** What the rows of a period are together (decision 138): `returned` is not above 0. */
const numbers = z.object({
  from: localDate,
  to: localDate,
  orders: z.int(),
  /** What was sold, discounts taken off, with fees and VAT, without tips. */
  sales: amount,
  tips: amount,
  discounts: amount,
  fees: amount,
  ...taken,
  ways: rows(z.object({ way: oneOf(...moneyWays), ...taken })),
  types: rows(z.object({ type: serviceType, orders: z.int(), sales: amount, ...taken })),
  vat: rows(z.object({ percent: z.nullable(z.number()), gross: amount, vat: z.nullable(amount) })),
  /** Every dish that was sold, the most often sold first; what was picked for combos counts for the combo. */
  dishes: rows(z.object({ name: z.string(), quantity: z.int(), total: amount })),
  /** Names of dishes that nobody has ordered, as the menu lists them. */
  forgotten: rows(z.string()),
  /** Orders by the hour that they are for, every hour from the first to the last. */
  hours: rows(z.object({ hour: z.int(), orders: z.int() })),
})
export type Numbers = z.output<typeof numbers>

const countedVenue = z.object({ id: id<'Venue'>(), name: z.string(), today: localDate, currency: z.string() })
/** A venue with the date that it is there now; `currency` stands after its amounts. */
export type CountedVenue = z.output<typeof countedVenue>

/** The venues whose numbers somebody sees. */
export const readCountedVenues = deskRead('/numbers', z.object({ venues: rows(countedVenue) }))
/** The numbers of a venue from one day to another, both counted; what is no period is today. */
export const readNumbers = deskRead('/venues/:venue/numbers/:from/:to', numbers)
/** The rows that they are the sums of, for files. */
export const readNumberRows = deskRead('/venues/:venue/numbers/:from/:to/rows', numberRows)
