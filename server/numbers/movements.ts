import type { Movement } from '#desk/contract/numbers.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { cents, negated, sumCents } from '#src/domain/money.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

import type { billsTakenAtTables, counterOrders, onlinePayments, partsGivenBack } from './money-queries.ts'
import type { CountedPeriod } from './sale-queries.ts'

type Rows<Q extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Q>>

export type MoneyFacts = {
  readonly payments: Rows<typeof onlinePayments>
  readonly parts: Rows<typeof partsGivenBack>
  readonly bills: Rows<typeof billsTakenAtTables>
  readonly counter: Rows<typeof counterOrders>
}

/**
 * What money came and went back on the days of a period, by the clock of the venue, the oldest first (rulings "when money
 * counts"). What is paid at the counter counts when the order is handed over; where nobody says that it was, once the day that it
 * is for is over: before `today`.
 */
export function movementsOf(facts: MoneyFacts, { venue, from, to }: CountedPeriod, today: LocalDate): Movement[] {
  const at = (instant: Date) => wallClock(instant.getTime(), venue.timeZone)
  const all = [...paymentMovements(facts, at), ...billMovements(facts, at), ...counterMovements(facts, at, today)]
  const isWithin = ({ at: moment }: Movement) => dateOf(moment) >= from && dateOf(moment) <= to
  return all.filter(isWithin).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number))
}

type Clock = (instant: Date) => Movement['at']

/** Online payments, what went back of them in parts, and what went back whole: the rest. */
function paymentMovements({ payments, parts }: MoneyFacts, at: Clock): Movement[] {
  const came = payments.flatMap((payment): Movement[] => {
    const { ref, provider: way, entityKind: of, entityId: number, type, amount, paidAt, returnedAt } = payment
    if (paidAt === null) return []
    const same = { of, number, type, way, ref }
    const paid: Movement = { ...same, kind: 'payment', at: at(paidAt), amount }
    if (returnedAt === null) return [paid]
    const before = sumCents(parts.filter((part) => part.ref === ref).map((part) => part.amount))
    return [paid, { ...same, kind: 'refund', at: at(returnedAt), amount: cents(before - amount) }]
  })
  const went = parts.map(
    ({ ref, provider: way, entityKind: of, entityId: number, type, amount, createdAt }): Movement => ({
      of,
      number,
      type,
      way,
      ref,
      kind: 'partRefund',
      at: at(createdAt),
      amount: negated(amount),
    }),
  )
  return [...came, ...went]
}

function billMovements({ bills }: MoneyFacts, at: Clock): Movement[] {
  return bills.map(({ id, amount, cashMeans, createdAt }) => ({
    at: at(createdAt),
    kind: 'payment',
    of: 'bill',
    number: id,
    type: 'table',
    way: cashMeans ?? 'cash',
    amount,
    ref: null,
  }))
}

function counterMovements({ counter }: MoneyFacts, at: Clock, today: LocalDate): Movement[] {
  return counter.flatMap(({ id, total, billed, cashMeans, consumedAt, slotStart, type }): Movement[] => {
    const amount = cents(total - billed)
    const isTaken = consumedAt !== null || dateOf(slotStart) < today
    if (amount <= 0 || !isTaken) return []
    const moment = consumedAt === null ? slotStart : at(consumedAt)
    const way = cashMeans ?? 'cash'
    return [{ at: moment, kind: 'payment', of: 'order', number: id, type, way, amount, ref: null }]
  })
}
