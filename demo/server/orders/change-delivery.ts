import type { Database } from '#demo/server/platform/db/database.ts'
import { inTransaction } from '#demo/server/platform/db/database.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Courier, Expected, OrderKey } from './order-queries.ts'
import { lockOrder, setCourier, setExpected } from './order-queries.ts'

export type ChangeRefusal = { readonly reason: 'unknown-order' | 'not-confirmed' | 'not-delivered' }

/** Sets the courier of a confirmed delivery order, or its delivery status. */
export function changeCourier(db: Database, key: OrderKey, courier: Courier): Promise<Verdict<null, ChangeRefusal>> {
  return inTransaction<null, ChangeRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (!isDelivered(order.orderType)) return refuse({ reason: 'not-delivered' })
    if (order.status !== 'confirmed') return refuse({ reason: 'not-confirmed' })
    await setCourier(tx, key, courier)
    return accept(null)
  })
}

/** When an order is expected, if not in its slot; null = in its slot after all (contract 7). */
export function changeExpected(
  db: Database,
  key: OrderKey,
  expected: Expected | null,
): Promise<Verdict<null, ChangeRefusal>> {
  return inTransaction<null, ChangeRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (order.status === 'refused' || order.status === 'cancelled') return refuse({ reason: 'not-confirmed' })
    await setExpected(tx, key, expected)
    return accept(null)
  })
}
