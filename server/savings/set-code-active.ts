import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'

import type { CodeRow } from './discount-codes.ts'
import { lockCode } from './discount-codes.ts'

/** Ends a code, or lets it hold again; answers whether it held. */
export async function setCodeActive(
  tx: Database,
  at: Pick<CodeRow, 'restaurantId' | 'id'>,
  isActive: boolean,
): Promise<boolean> {
  const before = await lockCode(tx, at.restaurantId, at.id)
  await tx
    .update(discountCodes)
    .set({ isActive })
    .where(and(eq(discountCodes.restaurantId, at.restaurantId), eq(discountCodes.id, at.id)))
  return before?.isActive ?? false
}
