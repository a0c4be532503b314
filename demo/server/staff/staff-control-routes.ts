import type { Context } from 'hono'
import * as z from 'zod/mini'

import type { App } from '#demo/server/platform/answer.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'

import { readStaffBody } from './staff-body.ts'
import { controlsOf, setBlocked, setCapacity, setMaintenance, setStock } from './venue-controls.ts'

const howMany = z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000)))
const paused = z.object({ isPaused: z.boolean() })
const limited = z.object({ capacity: howMany })
const left = z.object({ quantity: howMany })

/** Pausing services, slot capacity and stock. */
export function staffControlRoutes(app: App, db: Database) {
  const of = '/staff/api/restaurants/:restaurant{[0-9]+}'

  app.get(`${of}/controls`, async (context) => context.json(await controlsOf(db, idOf(context, 'restaurant'))))

  app.post(`${of}/pause`, (context) =>
    change(context, paused, ({ isPaused }) => setMaintenance(db, idOf(context, 'restaurant'), isPaused)),
  )

  app.post(`${of}/venues/:venue{[0-9]+}/services/:type/pause`, (context) =>
    change(context, paused, ({ isPaused }) => {
      const type = context.req.param('type') as Parameters<typeof setBlocked>[1]['type']
      return setBlocked(db, { ...placeOf(context), type }, isPaused)
    }),
  )

  app.post(`${of}/venues/:venue{[0-9]+}/products/:product{[0-9]+}/stock`, (context) =>
    change(context, left, ({ quantity }) =>
      setStock(db, { ...placeOf(context), productId: idOf(context, 'product') }, quantity),
    ),
  )

  app.post(`${of}/timetables/:timetable{[0-9]+}/capacity`, (context) =>
    change(context, limited, ({ capacity }) =>
      setCapacity(db, { restaurantId: idOf(context, 'restaurant'), id: idOf(context, 'timetable') }, capacity),
    ),
  )
}

async function change<T>(context: Context, shape: z.ZodMiniType<T>, make: (body: T) => Promise<boolean>) {
  const body = await readStaffBody(context, shape)
  if (!body) return context.json({ reason: 'malformed' }, 400)
  return (await make(body)) ? context.json({}) : context.json({ reason: 'unknown' }, 404)
}

function placeOf(context: Context) {
  return { restaurantId: idOf<'Restaurant'>(context, 'restaurant'), venueId: idOf<'Venue'>(context, 'venue') }
}

function idOf<E extends string>(context: Context, name: string): Id<E> {
  return Number(context.req.param(name)) as Id<E>
}
