import { and, eq, gt, isNull, or } from 'drizzle-orm'

import { mayMake } from '#desk/contract/call-access.ts'
import type { DeskRead } from '#desk/contract/desk-call.ts'
import { hashOfKey } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { staffDevices, staffMembers, staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

export type StaffDevice = typeof staffDevices.$inferSelect
type OfRestaurant = { readonly restaurantId: Id<'Restaurant'> }

type NewDevice = OfRestaurant & {
  readonly memberId: Id<'Staff'>
  /** Of the session, with which it ends. */
  readonly token: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  readonly nowMs: number
}

/** Keeps where the push messages of a device go; the same device is kept once, for whoever is signed in there now. */
export async function keepDevice(db: Database, { token, nowMs, ...device }: NewDevice): Promise<void> {
  const row = { ...device, sessionHash: hashOfKey(token), createdAt: new Date(nowMs) }
  await db
    .insert(staffDevices)
    .values(row)
    .onConflictDoUpdate({ target: [staffDevices.restaurantId, staffDevices.endpoint], set: row })
}

type Named = OfRestaurant & { readonly endpoint: string }

/** Ends the push messages of a device. */
export async function dropDevice(db: Database, { restaurantId, endpoint }: Named): Promise<void> {
  const isDevice = and(eq(staffDevices.restaurantId, restaurantId), eq(staffDevices.endpoint, endpoint))
  await db.delete(staffDevices).where(isDevice)
}

type AtVenue = OfRestaurant & { readonly venueId: Id<'Venue'>; readonly call: DeskRead; readonly nowMs: number }

/** The devices of members who may read `call` of a venue and whose sessions have not ended. */
export async function devicesAt(db: Database, { restaurantId, venueId, call, nowMs }: AtVenue): Promise<StaffDevice[]> {
  const rows = await db
    .select({ device: staffDevices, who: { role: staffMembers.role, venueId: staffMembers.venueId } })
    .from(staffDevices)
    .innerJoin(staffMembers, eq(staffMembers.id, staffDevices.memberId))
    .innerJoin(staffSessions, eq(staffSessions.tokenHash, staffDevices.sessionHash))
    .where(
      and(
        eq(staffDevices.restaurantId, restaurantId),
        eq(staffMembers.restaurantId, restaurantId),
        or(isNull(staffMembers.venueId), eq(staffMembers.venueId, venueId)),
        gt(staffSessions.expiresAt, new Date(nowMs)),
      ),
    )
  return rows.filter(({ who }) => mayMake(who, call)).map(({ device }) => device)
}

type Numbered = OfRestaurant & { readonly id: number }

/** The device of a push message; null: it has ended. */
export async function deviceOf(db: Database, { restaurantId, id }: Numbered): Promise<StaffDevice | null> {
  const isDevice = and(eq(staffDevices.restaurantId, restaurantId), eq(staffDevices.id, id))
  const [row] = await db.select().from(staffDevices).where(isDevice)
  return row ?? null
}
