import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'

import { mayMake } from '#desk/contract/call-access.ts'
import type { DeskRead } from '#desk/contract/desk-call.ts'
import { hashOfKey } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { staffMembers, staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** How exactly it is kept when a desk was seen, in ms: one write a minute for each desk that is open. */
const exactlyMs = 60_000
/** How long after it was last written a desk counts as connected, in ms: its own line may be silent for 30 seconds. */
const connectedMs = exactlyMs + 30_000

/** Keeps that the desks of these sessions are connected now. */
export async function noteSeen(db: Database, tokens: readonly string[], nowMs: number): Promise<void> {
  if (tokens.length === 0) return
  const isOld = or(isNull(staffSessions.seenAt), lte(staffSessions.seenAt, new Date(nowMs - exactlyMs)))
  await db
    .update(staffSessions)
    .set({ seenAt: new Date(nowMs) })
    .where(and(inArray(staffSessions.tokenHash, tokens.map(hashOfKey)), isOld))
}

type AtVenue = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/**
 * Whether a desk of somebody who may read `call` of a venue is connected, to this process or another one; asked once for
 * all venues.
 */
export async function connectedDesks(
  db: Database,
  nowMs: number,
): Promise<(venue: AtVenue, call: DeskRead) => boolean> {
  const { restaurantId: ofRestaurant, venueId: ofVenue, role } = staffMembers
  const desks = await db
    .selectDistinct({ restaurantId: ofRestaurant, venueId: ofVenue, role })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(gt(staffSessions.seenAt, new Date(nowMs - connectedMs)), gt(staffSessions.expiresAt, new Date(nowMs))))
  return ({ restaurantId, venueId }, call) =>
    desks
      .filter((desk) => desk.restaurantId === restaurantId && (desk.venueId === null || desk.venueId === venueId))
      .some((desk) => mayMake(desk, call))
}
