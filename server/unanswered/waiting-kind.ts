import type { DeskRead } from '#desk/contract/desk-call.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { AlertStep } from '#src/domain/orders/alert-steps.ts'
import type { Unanswered } from '#src/domain/orders/answer-times.ts'

/** Names something that may wait; the number alone leads to no restaurant (decision 78). */
export type WaitingKey = { readonly restaurantId: Id<'Restaurant'>; readonly id: number }

/** Something that waits for its venue to say yes or no. */
export type Waiting = WaitingKey &
  Unanswered & {
    readonly venue: VenueRow
    /** Reminders that the venue was sent. */
    readonly reminders: number
    /** Alerts beside them that were given. */
    readonly given: readonly AlertStep[]
  }

/** What a reminder says beside the thing itself. */
export type Reminder = {
  /** How many there are with this one. */
  readonly reminders: number
  /** When it is refused, ms since 1970. */
  readonly refuseAtMs: number
  /** Address of the desk. */
  readonly link: string
  readonly nowMs: number
}

/** The columns that say that alerts were given. */
export function givenColumns(steps: readonly AlertStep[], nowMs: number) {
  const at = new Date(nowMs)
  return { ...(steps.includes('push') && { pushedAt: at }), ...(steps.includes('call') && { calledAt: at }) }
}

type GivenRow = { readonly pushedAt: Date | null; readonly calledAt: Date | null }

export function givenOf({ pushedAt, calledAt }: GivenRow): readonly AlertStep[] {
  return [...(pushedAt ? (['push'] as const) : []), ...(calledAt ? (['call'] as const) : [])]
}

/** What is needed of each kind of thing that waits. Callers of the writing functions hold the lock taken by `lock`. */
export type WaitingKind = {
  /** The call with which a desk reads it: who may not make it is not alerted. */
  readonly read: DeskRead
  /** Everything that waits, at any venue. */
  all(db: Database): Promise<readonly Waiting[]>
  /** Locks it until the transaction ends; null = it does not wait any more. */
  lock(tx: Database, key: WaitingKey): Promise<Waiting | null>
  /** Mails the venue and counts the reminder. */
  remind(tx: Database, key: WaitingKey, reminder: Reminder): Promise<void>
  /** Writes that alerts are given now. */
  noteGiven(tx: Database, key: WaitingKey, steps: readonly AlertStep[], nowMs: number): Promise<void>
  /** Refuses it and tells the diner; answers whose payments are due at the provider after the transaction. */
  refuse(tx: Database, key: WaitingKey, nowMs: number): Promise<readonly EntityName[]>
}
