import { and, asc, eq } from 'drizzle-orm'

import { hashOfKey } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { groupMembers, groupOrders } from '#server/platform/db/schema/group-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'

export type GroupRow = typeof groupOrders.$inferSelect
export type MemberRow = typeof groupMembers.$inferSelect
/** Names one group. */
export type GroupKey = Pick<GroupRow, 'restaurantId' | 'codeHash'>
/** What the lead may change of a group. */
export type GroupWhen = Pick<
  GroupRow,
  'orderType' | 'slotStart' | 'slotEnd' | 'timetableId' | 'menuId' | 'asSoonAsPossible' | 'servicePointId' | 'endsAt'
>
/** An order as its group sees it. */
export type OrderOfGroup = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentStatus'>

export function groupKey(restaurantId: Id<'Restaurant'>, code: string): GroupKey {
  return { restaurantId, codeHash: hashOfKey(code) }
}

function isGroup(table: typeof groupOrders | typeof groupMembers, { restaurantId, codeHash }: GroupKey) {
  return and(eq(table.restaurantId, restaurantId), eq(table.codeHash, codeHash))
}

export async function groupRow(db: Database, key: GroupKey): Promise<GroupRow | null> {
  const [row] = await db.select().from(groupOrders).where(isGroup(groupOrders, key))
  return row ?? null
}

/** Locks a group, so that of everything that changes it one comes after the other. */
export async function lockGroup(db: Database, key: GroupKey): Promise<GroupRow | null> {
  const [row] = await db.select().from(groupOrders).where(isGroup(groupOrders, key)).for('update')
  return row ?? null
}

/** The order that a group placed last; null = none, or it is gone with its customer. */
export async function orderOfGroup(db: Database, { restaurantId, orderId }: GroupRow): Promise<OrderOfGroup | null> {
  if (orderId === null) return null
  const [row] = await db
    .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId)))
  return row ?? null
}

/** The members of a group, in the order in which they joined. */
export function membersOf(db: Database, key: GroupKey): Promise<MemberRow[]> {
  return db.select().from(groupMembers).where(isGroup(groupMembers, key)).orderBy(asc(groupMembers.id))
}

/** The member who has a key, or null. */
export async function memberOfKey(db: Database, group: GroupKey, key: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(groupMembers)
    .where(and(isGroup(groupMembers, group), eq(groupMembers.keyHash, hashOfKey(key))))
  return row ?? null
}

export async function insertGroup(db: Database, group: typeof groupOrders.$inferInsert): Promise<void> {
  await db.insert(groupOrders).values(group)
}

/** Changes a group that the caller has locked. */
export async function updateGroup(db: Database, key: GroupKey, change: Partial<GroupRow>): Promise<void> {
  await db.update(groupOrders).set(change).where(isGroup(groupOrders, key))
}

export async function insertMember(
  db: Database,
  { restaurantId, codeHash }: GroupKey,
  member: Pick<MemberRow, 'id' | 'name' | 'keyHash'>,
): Promise<void> {
  await db.insert(groupMembers).values({ restaurantId, codeHash, ...member, version: 0 })
}

function isMember({ id, ...group }: Pick<MemberRow, 'restaurantId' | 'codeHash' | 'id'>) {
  return and(isGroup(groupMembers, group), eq(groupMembers.id, id))
}

/** Replaces a part, which gets the next version. */
export async function setPart(db: Database, member: MemberRow, lines: readonly OrderLine[]): Promise<void> {
  await db
    .update(groupMembers)
    .set({ lines, version: member.version + 1 })
    .where(isMember(member))
}

/** Removes a member with their part; false when there is none. */
export async function deleteMember(db: Database, key: GroupKey, id: Id<'GroupMember'>): Promise<boolean> {
  const gone = await db
    .delete(groupMembers)
    .where(isMember({ restaurantId: key.restaurantId, codeHash: key.codeHash, id }))
    .returning({ id: groupMembers.id })
  return gone.length === 1
}
