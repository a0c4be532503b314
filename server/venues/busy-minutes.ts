import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { isPausedAt } from '#server/platform/pauses.ts'
import type { ServiceType } from '#src/contract/service-type.ts'

import { lockEditing } from './lock-editing.ts'
import type { ServiceOfVenue } from './venue-queries.ts'
import { serviceConfigRow } from './venue-queries.ts'

/** What is stored: minutes more than usual, 0 = not busy; `busyUntil` null = until somebody says otherwise. */
export type Busy = Pick<typeof serviceConfigs.$inferSelect, 'busyMinutes' | 'busyUntil'>

/** How many minutes an order takes more than usual at a moment (rulings "busy minutes"). */
export function busyAt({ busyMinutes, busyUntil: until }: Busy, nowMs: number): number {
  return isPausedAt({ isPaused: busyMinutes > 0, until }, nowMs) ? busyMinutes : 0
}

/** The same of a way to order; 0 where it is not offered. */
export async function busyMinutesAt(db: Database, service: ServiceOfVenue, nowMs: number): Promise<number> {
  const row = await serviceConfigRow(db, service)
  return row ? busyAt(row, nowMs) : 0
}

type WaysToOrder = Omit<ServiceOfVenue, 'type'> & { readonly types: readonly ServiceType[] }

/** Says how much longer the orders of some ways take; answers how each of those that are offered was. */
export async function setBusy(tx: Database, { restaurantId, venueId, types }: WaysToOrder, busy: Busy) {
  await lockEditing(tx, restaurantId)
  const isOne = and(
    eq(serviceConfigs.restaurantId, restaurantId),
    eq(serviceConfigs.venueId, venueId),
    inArray(serviceConfigs.type, [...types]),
  )
  const { type, busyMinutes, busyUntil } = serviceConfigs
  const before = await tx.select({ type, busyMinutes, busyUntil }).from(serviceConfigs).where(isOne)
  await tx.update(serviceConfigs).set(busy).where(isOne)
  return before
}
