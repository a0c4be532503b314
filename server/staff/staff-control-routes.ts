import * as z from 'zod/mini'

import type { ServiceType } from '#src/contract/service-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { controlsOf, setBlocked, setCapacity, setMaintenance, setStock } from './venue-controls.ts'

const howMany = z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000)))
const paused = z.object({ isPaused: z.boolean() })
const limited = z.object({ capacity: howMany })
const left = z.object({ quantity: howMany })

/** Pausing services, slot capacity and stock. */
export function staffControlRoutes({ read, change }: DeskRoutes) {
  read('/controls', ({ db, member }) => controlsOf(db, member))

  const ownersOnly = true
  change(
    '/pause',
    paused,
    async ({ isPaused }, { db, member }) => {
      await setMaintenance(db, member.restaurantId, isPaused)
      return accept({})
    },
    { ownersOnly },
  )

  change('/venues/:venue/services/:type{[a-zA-Z]+}/pause', paused, async ({ isPaused }, { db, member, ...call }) => {
    const type = call.context.req.param('type') as ServiceType
    const service = { restaurantId: member.restaurantId, venueId: call.idOf<'Venue'>('venue'), type }
    return (await setBlocked(db, service, isPaused)) ? accept({}) : refuse({ reason: 'unknown' })
  })

  change('/venues/:venue/products/:product/stock', left, async ({ quantity }, { db, member, idOf }) => {
    const { restaurantId } = member
    await setStock(db, { restaurantId, venueId: idOf('venue'), productId: idOf('product') }, quantity)
    return accept({})
  })

  change('/timetables/:timetable/capacity', limited, async ({ capacity }, { db, member, idOf }) => {
    await setCapacity(db, { restaurantId: member.restaurantId, id: idOf('timetable') }, capacity)
    return accept({})
  })
}
