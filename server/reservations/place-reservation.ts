import { recordRequiredConsents } from '#server/legal/record-consents.ts'
import { openChat } from '#server/messaging/chat-queries.ts'
import type { PayingCall } from '#server/payments/payment-deps.ts'
import { refundOtherPayments } from '#server/payments/payment-queries.ts'
import { checkWaiting } from '#server/payments/waiting-limit.ts'
import { hashOfKey, isKeyOf, newGuestToken } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import { createOnce } from '#server/platform/create-once.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import { checkSlot } from '#server/slots/check-slot.ts'
import { lockSeats } from '#server/slots/seat-pool.ts'
import { bookSlot, lockSlots, releaseSlot } from '#server/slots/slot-bookings.ts'
import { timetablesOf } from '#server/slots/slot-queries.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import { slotEndOf } from '#server/slots/timetable-slots.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { accept } from '#src/domain/verdict.ts'

import type { JudgedReservation, ReservationRequest } from './judge-reservation.ts'
import { judgeReservation } from './judge-reservation.ts'
import { notifyGuest } from './notify-guest.ts'
import type { NewReservation, ReservationRow } from './reservation-queries.ts'
import { changeReservation, insertReservation, lockReservation, slotOf, waitsSinceOf } from './reservation-queries.ts'

type NewChat = Parameters<typeof openChat>[1]
type ReserveReply = ReplyOf<typeof reserve>

/** Books a table, once. */
export function placeReservation(request: ReservationRequest, call: PayingCall): Promise<Answer<ReserveReply>> {
  // The same form may name its unpaid try or not.
  const { id: _id, token: _token, shownDocuments: _shown, ...content } = request
  return createOnce(reserve, call, {
    content,
    limits: call.account ? [] : ['guestOrder'],
    create: (inTx) => create(request, inTx),
  })
}

/**
 * Judges, gives back what an unpaid try had taken, takes the seats, writes. Locks are taken in the same order
 * everywhere: those who wait for a payment, the reservation, the seats, then the slots by timetable and start.
 */
async function create(request: ReservationRequest, call: PayingCall): Promise<Answer<ReserveReply>> {
  const waits = await checkWaiting(call, waitingOf(request))
  if (!waits.ok) return waits
  const judged = await judgeReservation(request, call)
  if (!judged.ok) return judged
  const { config, paidAhead } = judged.value
  const { db, account, nowMs } = call

  const earlier = await earlierTry(request, call)
  if (!earlier.ok) return earlier
  const timetable = await takeTable(request, call, { ...judged.value, earlier: earlier.value })
  if (!timetable.ok) return timetable

  const token = account === null && paidAhead ? newGuestToken() : null
  const { timeZone } = judged.value.venue
  const held = {
    timetableId: timetable.value.id,
    slotOverAt: new Date(instantOf(slotEndOf(timetable.value, request.startsAt, timeZone), timeZone)),
    tokenHash: token && hashOfKey(token),
    waitingNetwork: waits.value,
  }
  const asked = valuesOf(request, call, judged.value)
  const values = { ...asked, ...held, waitsSince: waitsSinceOf(asked, nowMs) }
  const row = earlier.value
    ? await changeReservation(db, earlier.value, values)
    : await insertReservation(db, { ...values, createdAt: new Date(nowMs) })
  await recordRequiredConsents(call, { reservationId: row.id }, request.shownDocuments)
  await follow(row, call, { ...judged.value, isChange: earlier.value !== null })
  return accept({ id: row.id, isConfirmed: config.confirmsAtOnce, token })
}

/** Null: nothing is paid ahead, and it waits for nothing. */
function waitingOf({ id: instead, deposit }: ReservationRequest) {
  return deposit === undefined ? null : { isAtTable: false, instead }
}

type Taking = JudgedReservation & { readonly earlier: ReservationRow | null }

/** Gives back the seats of an earlier try and takes those of this one; answers the timetable they are of. */
async function takeTable(
  request: ReservationRequest,
  call: Call,
  { earlier, ...judged }: Taking,
): Promise<Answer<Timetable>> {
  const { db, restaurant } = call
  const timetables = await timetablesAt(request, call, judged)
  if (!timetables.ok) return timetables
  await lockSeats(db, { restaurantId: restaurant.id, venueId: request.venueId })
  const wanted = timetables.value.map((timetable) => slotAt(timetable, request))
  await lockSlots(db, earlier ? [slotOf(earlier), ...wanted] : wanted)
  if (earlier) await releaseSlot(db, slotOf(earlier), earlier.people)
  return takeSeats(request, timetables.value, { db, instead: earlier?.id })
}

type Written = JudgedReservation & { readonly isChange: boolean }

/** Opens the conversation, sends the mail, and refunds payments of an earlier try with deposit. */
async function follow(
  row: ReservationRow,
  { db, account, nowMs }: Call,
  { venue, paidAhead, isChange }: Written,
): Promise<void> {
  if (account && venue.hasMessaging) await openChat(db, chatAbout(row, account.id))
  if (paidAhead) return
  if (isChange) await refundOtherPayments(db, { restaurantId: row.restaurantId, kind: 'reservation', id: row.id }, null)
  await notifyGuest(db, row, { venue, nowMs })
}

function valuesOf(
  { startsAt, people }: ReservationRequest,
  { restaurant, account, language }: Call,
  { venue, config, contact, notes, paidAhead }: JudgedReservation,
): Omit<NewReservation, 'timetableId' | 'waitingNetwork' | 'createdAt'> {
  return {
    restaurantId: restaurant.id,
    venueId: venue.id,
    accountId: account?.id ?? null,
    language,
    // The venue hears of it once its deposit is paid (contract C142).
    status: paidAhead ? 'new' : config.confirmsAtOnce ? 'confirmed' : 'waiting',
    startsAt,
    people,
    ...contact,
    notes,
    deposit: paidAhead?.deposit ?? null,
    paymentMode: paidAhead?.paymentMode ?? null,
    paymentStatus: paidAhead && 'pending',
  }
}

/** The unpaid try that the request names; one that has lapsed is forgotten, and a new one is made [RESV-19]. */
async function earlierTry(
  { id, token = null }: ReservationRequest,
  { db, restaurant, account }: Call,
): Promise<Answer<ReservationRow | null>> {
  if (id === null) return accept(null)
  const row = await lockReservation(db, { restaurantId: restaurant.id, id })
  if (!row || !isOwner(row, account?.id ?? null, token)) {
    return refused('ENTITY_NOT_FOUND')
  }
  if (row.paymentStatus === 'failed') return accept(null)
  return row.paymentStatus === 'pending' ? accept(row) : refused('ALREADY_PAID')
}

/** A guest shows the token of the unpaid reservation: its number, phone and e-mail others may know. */
function isOwner(row: ReservationRow, accountId: Id<'Account'> | null, token: string | null): boolean {
  if (row.accountId !== null || accountId !== null) return row.accountId === accountId
  return token !== null && row.tokenHash !== null && isKeyOf(token, row.tokenHash)
}

/** The timetables whose slots can be reserved at the wanted time, full ones too. */
async function timetablesAt(
  { startsAt }: ReservationRequest,
  { db, language, nowMs }: Call,
  { venue }: JudgedReservation,
): Promise<Answer<readonly Timetable[]>> {
  const offered: Timetable[] = []
  for (const timetable of await timetablesOf(db, { venue, type: 'reservation', deliveryCityIds: null })) {
    const asked = { timetable, slotStart: startsAt, timeZone: venue.timeZone, language, nowMs, limitMs: null }
    const slot = await checkSlot(db, asked)
    if (slot.ok) offered.push(timetable)
    // Too far ahead, which it is for every timetable.
    else if (slot.refusal.texts) return refusedWith('VALIDATION', slot.refusal.texts)
  }
  return offered.length > 0 ? accept(offered) : refusedWith('VALIDATION', [formText(language, 'timeGone')])
}

/** Takes seats of the first of these timetables that still has room. */
async function takeSeats(
  { startsAt, people }: ReservationRequest,
  timetables: readonly Timetable[],
  { db, instead }: { readonly db: Database; readonly instead: Id<'Reservation'> | undefined },
): Promise<Answer<Timetable>> {
  const booking = { slotStart: startsAt, seats: people, ...(instead !== undefined && { instead }) }
  for (const timetable of timetables) {
    if ((await bookSlot(db, timetable, booking)) === null) return accept(timetable)
  }
  return refused('NOT_ENOUGH_SEATS')
}

function slotAt({ restaurantId, id: timetableId }: Timetable, { startsAt }: ReservationRequest) {
  return { restaurantId, timetableId, slotStart: startsAt }
}

/** The conversation of the customer about the reservation (contract C146). */
function chatAbout({ restaurantId, id, createdAt }: ReservationRow, accountId: Id<'Account'>): NewChat {
  return { restaurantId, accountId, kind: 'reservation', subjectId: Number(id) as Id<'Subject'>, createdAt }
}
