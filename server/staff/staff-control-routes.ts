import { setStock as stockOfProduct } from '#desk/contract/menu.ts'
import { pauseRestaurant, pauseService, readControls, setCapacity as capacityOfSlots } from '#desk/contract/settings.ts'
import { setStock } from '#server/menu/set-stock.ts'
import { setCapacity } from '#server/slots/set-capacity.ts'
import { setBlocked } from '#server/venues/set-blocked.ts'
import { setMaintenance } from '#server/venues/set-maintenance.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'
import { controlsOf } from './venue-controls.ts'

/** Pausing services, slot capacity and stock. */
export function staffControlRoutes({ read, change }: DeskRoutes) {
  read(readControls, ({ db, member }) => controlsOf(db, member))

  const ownersOnly = true
  change(
    pauseRestaurant,
    ({ isPaused }, call) =>
      saveChange(call, async (tx) => {
        const { restaurantId } = call.member
        const wasPaused = await setMaintenance(tx, restaurantId, isPaused)
        const [before, after] = [{ isPaused: wasPaused }, { isPaused }]
        return audited({ action: 'pause.restaurant', subject: restaurantId, before, after })
      }),
    { ownersOnly },
  )

  change(pauseService, ({ isPaused }, call) => {
    const type = call.context.req.param('type') as ServiceType
    const venueId = call.idOf<'Venue'>('venue')
    return saveChange(call, async (tx) => {
      const wasPaused = await setBlocked(tx, { restaurantId: call.member.restaurantId, venueId, type }, isPaused)
      if (wasPaused === null) return refuse({ reason: 'unknown' })
      const [before, after] = [{ isPaused: wasPaused }, { isPaused }]
      return audited({ action: 'pause.service', subject: `${venueId}/${type}`, before, after })
    })
  })

  change(stockOfProduct, ({ quantity }, call) => {
    const { restaurantId } = call.member
    const [venueId, productId] = [call.idOf<'Venue'>('venue'), call.idOf<'Product'>('product')]
    return saveChange(call, async (tx) => {
      const left = await setStock(tx, { restaurantId, venueId, productId }, quantity)
      const [before, after] = [
        { venueId, quantity: left },
        { venueId, quantity },
      ]
      return audited({ action: 'stock.set', subject: productId, before, after })
    })
  })

  change(capacityOfSlots, ({ capacity }, call) => {
    const id = call.idOf<'Timetable'>('timetable')
    return saveChange(call, async (tx) => {
      const earlier = await setCapacity(tx, { restaurantId: call.member.restaurantId, id }, capacity)
      const [before, after] = [{ capacity: earlier }, { capacity }]
      return audited({ action: 'slot.capacity', subject: id, before, after })
    })
  })
}
