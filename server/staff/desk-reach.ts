import { and, eq, inArray, sql } from 'drizzle-orm'

import { managesMember } from '#desk/contract/call-access.ts'
import { hasChat } from '#server/messaging/newest-chats.ts'
import type { Database } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { categories, ingredients, products } from '#server/platform/db/schema/menu-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import { deliveryCities, diningTables, servicePoints } from '#server/platform/db/schema/place-tables.ts'
import { printers, printJobs } from '#server/platform/db/schema/printer-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { staffMembers, staffPasskeys } from '#server/platform/db/schema/staff-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'

import type { DeskScope, StaffMember } from './desk-member.ts'

type Reach = (db: Database, member: StaffMember, id: number) => Promise<boolean>

/**
 * What the numbers in the paths of the desk stand for, and whether one of them belongs to what a member sees. A number of another
 * restaurant or venue is as unknown as one that does not exist.
 */
export const reaches = {
  order: async (db, scope, id) =>
    isOne(await db.$count(orders, and(eq(orders.id, id as Id<'Order'>), isInScope(orders, scope)))),
  reservation: async (db, scope, id) =>
    isOne(
      await db.$count(reservations, and(eq(reservations.id, id as Id<'Reservation'>), isInScope(reservations, scope))),
    ),
  table: async (db, scope, id) =>
    isOne(await db.$count(diningTables, and(eq(diningTables.id, id as Id<'Table'>), isInScope(diningTables, scope)))),
  printer: async (db, scope, id) =>
    isOne(await db.$count(printers, and(eq(printers.id, id as Id<'Printer'>), isInScope(printers, scope)))),
  printJob: async (db, scope, id) => {
    const isJob = and(eq(printJobs.restaurantId, scope.restaurantId), eq(printJobs.id, id as Id<'PrintJob'>))
    const ofPrinters = db.select({ id: printers.id }).from(printers).where(isInScope(printers, scope))
    return isOne(await db.$count(printJobs, and(isJob, inArray(printJobs.printerId, ofPrinters))))
  },
  chat: (db, scope, id) => hasChat(db, scope, id as Id<'Chat'>),
  timetable: async (db, scope, id) =>
    isOne(await db.$count(timetables, and(eq(timetables.id, id as Id<'Timetable'>), isInScope(timetables, scope)))),
  venue: async (db, { restaurantId, venueId }, id) => {
    if (venueId !== null) return id === venueId
    const isVenue = and(eq(venues.restaurantId, restaurantId), eq(venues.id, id as Id<'Venue'>))
    return isOne(await db.$count(venues, isVenue))
  },
  product: (db, scope, id) => isOwn(db, products, scope, id),
  category: (db, scope, id) => isOwn(db, categories, scope, id),
  ingredient: (db, scope, id) => isOwn(db, ingredients, scope, id),
  area: (db, scope, id) => isOwn(db, deliveryCities, scope, id),
  point: (db, scope, id) => isOwn(db, servicePoints, scope, id),
  job: async (db, { restaurantId }, id) =>
    isOne(await db.$count(jobs, and(eq(jobs.restaurantId, restaurantId), eq(jobs.id, id)))),
  // Where the list of changes goes on: a place in it, not a thing. The list is that of the restaurant (`read-audit.ts`).
  before: () => Promise.resolve(true),
  account: (db, scope, id) => isOwn(db, paymentAccounts, scope, id),
  code: (db, scope, id) => isOwn(db, discountCodes, scope, id),
  member: async (db, member, id) => {
    const { restaurantId } = member
    const isMember = and(eq(staffMembers.restaurantId, restaurantId), eq(staffMembers.id, id as Id<'Staff'>))
    const [found] = await db.select().from(staffMembers).where(isMember)
    return found !== undefined && managesMember(member, found)
  },
  // One's own only: nobody manages the passkeys of others.
  passkey: async (db, member, id) => {
    const isOwnPasskey = and(eq(staffPasskeys.memberId, member.id), eq(staffPasskeys.id, id as Id<'Passkey'>))
    return isOne(await db.$count(staffPasskeys, isOwnPasskey))
  },
} as const satisfies Record<string, Reach>

export type ReachName = keyof typeof reaches

/** Things with numbers of the restaurant's own. */
type OwnThing =
  | typeof products
  | typeof categories
  | typeof ingredients
  | typeof deliveryCities
  | typeof servicePoints
  | typeof discountCodes
  | typeof paymentAccounts

async function isOwn(db: Database, table: OwnThing, { restaurantId }: DeskScope, id: number): Promise<boolean> {
  return isOne(await db.$count(table, and(eq(table.restaurantId, restaurantId), eq(sql`${table.id}`, id))))
}

function isOne(count: number): boolean {
  return count === 1
}
