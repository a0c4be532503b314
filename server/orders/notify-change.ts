import { accountOf } from '#server/accounts/account-queries.ts'
import type { OrderRemoval } from '#server/payments/part-refunds.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Mail } from '#server/platform/outbox/mail-outbox.ts'
import { mailSubject, sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { MailPart } from '#server/platform/outbox/mail-part.ts'
import type { changeMails } from '#server/platform/texts/change-mails.ts'
import {
  courierBefore,
  courierSteps,
  newCourier,
  ownRiders,
  partLess,
  partReturned,
} from '#server/platform/texts/change-mails.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { filled } from '#server/platform/texts/messages.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { cents } from '#src/domain/money.ts'
import { courierState, isCourierDone } from '#src/domain/orders/courier-state.ts'
import type { OrderTime } from '#src/domain/orders/order-times.ts'

import { calendarOf } from './order-calendar.ts'
import { orderPageLink } from './order-mail.ts'
import type { OrderRow } from './order-queries.ts'
import { readTime } from './order-times.ts'
import { pushOrder, todayAt } from './push-order.ts'

type Change = { readonly before: OrderRow; readonly now: OrderRow }

/** Tells the diner of another expected time, with the earlier one and a new calendar file. */
export async function notifyExpected(db: Database, { before, now }: Change, nowMs: number): Promise<void> {
  const [time, earlier] = [readTime(now), readTime(before)]
  const valuesIn = ({ when, money: _money, ...about }: About) => ({ ...about, when: when(time), before: when(earlier) })
  await tell(db, { kind: 'order-time-changed', order: now, valuesIn, time: null, nowMs })
}

/** Tells the diner what is new about the courier; nothing when what they read of it is the same. */
export async function notifyCourier(db: Database, { before, now }: Change, nowMs: number): Promise<void> {
  const [step, earlier] = [stepOf(now), stepOf(before)]
  const [courier, former] = [courierOf(now), courierOf(before)]
  if (step === earlier && courier === former) return
  const isReplaced = courier !== '' && former !== '' && courier !== former
  const line = isReplaced ? said(courierBefore, now, { courier, before: former }) : courier
  const news = { step: said(step, now), courier: line === '' ? '' : `\n${line}` }
  await tell(db, {
    kind: 'order-courier',
    order: now,
    valuesIn: ({ when: _when, money: _money, ...about }) => ({ ...about, ...news }),
    time: isCourierDone(courierState(now.courierStatus)) ? null : readTime(now),
    nowMs,
  })
}

type Reduced = {
  /** As it is now. */
  readonly order: OrderRow
  readonly removal: Pick<OrderRemoval, 'pieces' | 'amount' | 'paidBack'>
}

/** Tells the diner which dishes were removed from an order, and what becomes of their money [ORD-66]. */
export async function notifyRemoval(db: Database, { order, removal }: Reduced, nowMs: number): Promise<void> {
  const { pieces, amount, paidBack } = removal
  const dishes = pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  const becomes = [
    { text: partReturned, of: paidBack },
    { text: partLess, of: cents(amount - paidBack) },
  ].filter(({ of }) => of > 0)
  const valuesIn = ({ when: _when, money, ...about }: About) => ({
    ...about,
    dishes,
    money: becomes.map(({ text, of }) => said(text, order, { amount: money(of) })).join(' '),
    total: money(order.total),
  })
  await tell(db, { kind: 'order-reduced', order, valuesIn, time: readTime(order), nowMs })
}

function stepOf({ courierCompany, courierStatus }: OrderRow): Texts {
  if (courierCompany === null) return ownRiders
  const state = courierState(courierStatus)
  return state === null ? newCourier : courierSteps[state]
}

function courierOf({ courierCompany, courierName, courierPhone }: OrderRow): string {
  return [courierName, courierPhone, courierCompany].filter((text) => text !== null).join(', ')
}

function said(texts: Texts, { language }: OrderRow, values: Readonly<Record<string, string>> = {}): string {
  return filled(textIn(texts, { language, main: 'en' }), values)
}

/** What every notice says of the order; `content` is the link to its page. */
type About = Readonly<Record<'order' | 'name' | 'venue' | 'phone', string>> &
  Pick<MailWriter, 'when' | 'money'> & { readonly content: readonly MailPart[] }

type Notice<K extends keyof typeof changeMails> = {
  readonly kind: K
  readonly order: OrderRow
  readonly valuesIn: (about: About) => Mail<K>['values']
  /** When the order is due; null = it is over, or the notice says it. */
  readonly time: OrderTime | null
  readonly nowMs: number
}

/** By mail, and by a push message with its subject; nobody is told of a test. */
async function tell<K extends keyof typeof changeMails>(db: Database, notice: Notice<K>): Promise<void> {
  const { kind, order, valuesIn, time, nowMs } = notice
  const { id, accountId, language, restaurantId } = order
  if (order.isTest) return
  const venue = await venueRow(db, restaurantId, order.venueId)
  const diner = accountId === null ? order.guest : await accountOf(db, accountId)
  if (!venue || !diner) return
  const writer = mailWriter(language, venue)
  const { money } = writer
  const content: readonly MailPart[] = [
    { kind: 'link', label: writer.word('seeOrder'), href: await orderPageLink(db, order) },
  ]
  const about = { order: String(id), name: diner.firstName, venue: venue.name, phone: venue.phone, money, content }
  const values = valuesIn({ ...about, when: writer.when })
  const calendar = kind === 'order-time-changed' ? calendarOf(order, venue, nowMs) : null
  const mail = { kind, restaurantId, replyTo: venue.email, language, values, calendar, nowMs }
  if (diner.email) await sendMail(db, { ...mail, recipient: diner.email })
  const today = todayAt(venue, nowMs)
  const shortly = valuesIn({ ...about, when: (moment) => writer.shortWhen(moment, today) })
  const state = mailSubject(kind, language, shortly)
  await pushOrder(db, { order, venue, writer, state, time, message: null, nowMs })
}
