import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { createCustomer } from '#demo/trials/create-customer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { anOrder, clientOf } from '#tests/server/support/diner.ts'
import type { ServiceProcess } from '#tests/server/support/process.ts'

import type { Target } from './target.ts'
import { fetchInTurns, trial } from './target.ts'

type Customer = Awaited<ReturnType<typeof createCustomer>>

/** Where a process of the attack's own keeps its data: a new folder, or the server of the target. */
export async function ownData({ server, service }: Target) {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-attack-'))
  return {
    variables: server ? { DATABASE_URL: server.url, COMANDA_DATA: folder } : { DATABASE_URL: '', COMANDA_DATA: folder },
    /** The orders of a restaurant; no process may have the folder open. */
    stored: async (restaurantId: Id<'Restaurant'>): Promise<ReadonlySet<Id<'Order'>>> => {
      if (server) return storedIn(service.db, restaurantId)
      const opened = await openDemonstration({ dataDir: folder })
      const found = await storedIn(opened.db, restaurantId)
      await opened.close()
      return found
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function storedIn(db: Database, restaurantId: Id<'Restaurant'>): Promise<ReadonlySet<Id<'Order'>>> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.restaurantId, restaurantId))
  return new Set(rows.map(({ id }) => id))
}

/** A restaurant without limits and a customer of it, made over a process; `place` orders at the process of the moment. */
export async function ownCounter(processOf: () => ServiceProcess) {
  const changes = { timetable: { capacity: null } }
  const { id: restaurantId } = await trial<{ id: Id<'Restaurant'> }>(processOf(), 'restaurants', { changes })
  const customer = await trial<Customer>(processOf(), 'customers', { restaurantId })
  const fetchNow: typeof fetch = (input, init) => fetchInTurns([processOf()])(input, init)
  const api = clientOf({ fetch: fetchNow }, restaurantId, { who: customer })
  const request = await anOrder(api)
  return {
    restaurantId,
    place: async (idempotencyKey: string) => (await api.call(createOrder, request, { idempotencyKey })).id,
  }
}
