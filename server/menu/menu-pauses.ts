import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { menuPauses, products } from '#server/platform/db/schema/menu-tables.ts'
import type { StoredPause } from '#server/platform/pauses.ts'
import { isPausedAt } from '#server/platform/pauses.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import { notePauseEnds } from '#server/venues/note-pause-ends.ts'
import type { Id } from '#src/contract/values.ts'

export type MenuPause = typeof menuPauses.$inferSelect
export type PausedThing = Omit<MenuPause, 'until'>
type AtMoment = { readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number }
type Dish = Pick<typeof products.$inferSelect, 'id' | 'categoryIds'>

/** The dishes and categories that are paused at a moment, of all venues of a restaurant. */
export async function menuPausesAt(db: Database, { restaurantId, nowMs }: AtMoment): Promise<MenuPause[]> {
  const rows = await db.select().from(menuPauses).where(eq(menuPauses.restaurantId, restaurantId))
  return rows.filter(({ until }) => isPausedAt({ isPaused: true, until }, nowMs))
}

/** The venues at which a dish cannot be ordered: it is paused itself, or one of its categories is. */
export function pausedVenues({ id, categoryIds }: Dish, pauses: readonly MenuPause[]): Id<'Venue'>[] {
  const names: readonly number[] = categoryIds
  const own = pauses.filter(({ kind, thingId }) => (kind === 'product' ? thingId === id : names.includes(thingId)))
  return [...new Set(own.map(({ venueId }) => venueId))]
}

type PausedPlace = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  /** What is paused there and elsewhere (`menuPausesAt`). */
  readonly pauses: readonly MenuPause[]
}

/** The first of some dishes that is paused at a venue, or null. */
export async function firstPaused(
  db: Database,
  { restaurantId, venueId, pauses: all }: PausedPlace,
  ids: readonly Id<'Product'>[],
): Promise<Id<'Product'> | null> {
  const pauses = all.filter((pause) => pause.venueId === venueId)
  if (pauses.length === 0) return null
  const dishes = await db
    .select({ id: products.id, categoryIds: products.categoryIds })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), inArray(products.id, [...ids])))
  return dishes.find((dish) => pausedVenues(dish, pauses).length > 0)?.id ?? null
}

/** Pauses a dish or a category at a venue, or brings it back; answers how it was. */
export async function setMenuPause(
  tx: Database,
  thing: PausedThing,
  { isPaused, until }: StoredPause,
): Promise<StoredPause> {
  const { restaurantId, venueId, kind, thingId } = thing
  await lockEditing(tx, restaurantId)
  const isIt = and(
    eq(menuPauses.restaurantId, restaurantId),
    eq(menuPauses.venueId, venueId),
    eq(menuPauses.kind, kind),
    eq(menuPauses.thingId, thingId),
  )
  const [before] = await tx.select({ until: menuPauses.until }).from(menuPauses).where(isIt)
  if (!isPaused) await tx.delete(menuPauses).where(isIt)
  else
    await tx
      .insert(menuPauses)
      .values({ ...thing, until })
      .onConflictDoUpdate({
        target: [menuPauses.restaurantId, menuPauses.venueId, menuPauses.kind, menuPauses.thingId],
        set: { until },
      })
  await notePauseEnds(tx, restaurantId)
  return { isPaused: before !== undefined, until: before?.until ?? null }
}
