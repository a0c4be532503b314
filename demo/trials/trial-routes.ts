import { seedWhenEmpty } from '#demo/restaurants/seed.ts'
import type { Fault, Faults } from '#demo/trials/faults.ts'
import { addOperator } from '#server/operators/operators.ts'
import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { Id } from '#src/contract/values.ts'

import { addRestaurant } from './add-restaurant.ts'
import type { CardWish } from './change-card.ts'
import { changeCard } from './change-card.ts'
import type { RestaurantChanges } from './change-restaurant.ts'
import { changeRestaurant } from './change-restaurant.ts'
import type { CustomerWish } from './create-customer.ts'
import { createCustomer, passwordHash } from './create-customer.ts'
import { fundsHeld } from './funds-held.ts'

type TrialDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly faults: Faults
  readonly sweep: () => Promise<void>
}
type OfRestaurant = { readonly restaurantId: Id<'Restaurant'> }

/** Routes for end-to-end tests, served only with COMANDA_TEST=1. Bodies are not validated. */
export function trialRoutes(app: App, { db, clock, faults, sweep }: TrialDeps) {
  const post = <T>(path: string, run: (body: T) => unknown) =>
    app.post(`/test/${path}`, async (context) => {
      const body: T = await context.req.json()
      return context.json((await run(body)) ?? {})
    })

  post<{ like?: Id<'Restaurant'>; changes?: RestaurantChanges }>('restaurants', async ({ like, changes }) => ({
    id: await addRestaurant(db, like ?? (1 as Id<'Restaurant'>), changes),
  }))
  post<OfRestaurant & { changes: RestaurantChanges }>('changes', ({ restaurantId, changes }) =>
    changeRestaurant(db, restaurantId, changes),
  )
  post<OfRestaurant & CustomerWish>('customers', ({ restaurantId, ...wish }) =>
    createCustomer(db, restaurantId, { ...wish, nowMs: clock.now(restaurantId) }),
  )
  post<OfRestaurant & CardWish & { accountId: Id<'Account'> }>('cards', ({ restaurantId, accountId, ...wish }) =>
    changeCard(db, accountId, { ...wish, nowMs: clock.now(restaurantId) }),
  )
  post<{ email: string }>('operators', ({ email }) =>
    addOperator(db, { email, name: 'Olga', passwordHash, createdAt: new Date(clock.now()) }),
  )
  post<{ ms: number | null; restaurantId?: Id<'Restaurant'> }>('clock', ({ ms, restaurantId }) =>
    clock.set(ms, restaurantId),
  )
  post<OfRestaurant>('money', async ({ restaurantId }) => ({ cents: await fundsHeld(db, restaurantId) }))
  post<object>('sweep', sweep)
  post<Fault>('faults', (fault) => faults.next(fault))
  post<OfRestaurant>('faults/clear', ({ restaurantId }) => faults.clear(restaurantId))
  post<object>('reset', async () => {
    faults.clear()
    clock.set(null)
    await db.delete(restaurants)
    await seedWhenEmpty(db, clock.now())
  })
}
