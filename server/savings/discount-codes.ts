import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Id } from '#src/contract/values.ts'

export type CodeRow = typeof discountCodes.$inferSelect
/** Number of uses of a code, by all customers and by one. */
export type Uses = { readonly all: number; readonly own: number }
type User = { readonly restaurantId: Id<'Restaurant'>; readonly accountId: Id<'Account'> | null }

export function codesOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<CodeRow[]> {
  return db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.restaurantId, restaurantId))
    .orderBy(asc(discountCodes.position))
}

/** Locks a code, so that orders count its uses one after the other. */
export async function lockCode(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  id: Id<'DiscountCode'>,
): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.restaurantId, restaurantId), eq(discountCodes.id, id)))
    .for('update')
  return row ?? null
}

/** Uses of every code. Refused and cancelled orders do not count, which gives their code back; tests never do. */
export async function usesByCode(
  db: Database,
  { restaurantId, accountId }: User,
): Promise<ReadonlyMap<Id<'DiscountCode'>, Uses>> {
  const rows = await db
    .select({
      id: orders.discountCodeId,
      all: sql<number>`count(*)::int`,
      own: sql<number>`count(*) filter (where ${orders.accountId} = ${accountId ?? 0})::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        isNotNull(orders.discountCodeId),
        notInArray(orders.status, ['refused', 'cancelled']),
        eq(orders.isTest, false),
      ),
    )
    .groupBy(orders.discountCodeId)
  return new Map(rows.flatMap(({ id, ...uses }) => (id === null ? [] : [[id, uses] as const])))
}

export function asDiscountCode(row: CodeRow, localize: Localize): DiscountCode {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    value: row.value,
    orderTypes: row.orderTypes,
    orderTypeNames: row.orderTypes.map((type) => localize(serviceNames[type])),
    from: row.from,
    to: row.to,
    minimumOrder: row.minimumOrder,
    freesDelivery: row.freesDelivery,
    isHidden: row.isHidden,
  }
}
