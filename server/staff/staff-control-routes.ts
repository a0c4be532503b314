import { setStock as stockOfProduct } from '#desk/contract/menu.ts'
import {
  openRestaurant,
  pauseRestaurant,
  pauseService,
  readControls,
  readPauses,
  setCapacity as capacityOfSlots,
} from '#desk/contract/settings.ts'
import { setStock } from '#server/menu/set-stock.ts'
import { removeTests } from '#server/orders/remove-tests.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { setCapacity } from '#server/slots/set-capacity.ts'
import { openRestaurant as open } from '#server/venues/open-restaurant.ts'
import { pauseEnd } from '#server/venues/pause-end.ts'
import { setBlocked } from '#server/venues/set-blocked.ts'
import { setMaintenance } from '#server/venues/set-maintenance.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { pauseInAudit } from './pause-in-audit.ts'
import { audited, saveChange } from './save-change.ts'
import { stepsOf } from './set-up/step-states.ts'
import { controlsOf, pausesOf } from './venue-controls.ts'

/** Pausing services, what is busy, slot capacity and stock. */
export function staffControlRoutes({ read, change }: DeskRoutes, { providers }: Pick<PaymentDeps, 'providers'>) {
  read(readControls, ({ db, member, nowMs }) => controlsOf(db, member, nowMs))
  read(readPauses, ({ db, member, nowMs, language }) => pausesOf(db, member, { nowMs, language }))

  change(openRestaurant, (_body, call) =>
    saveChange(call, async (tx) => {
      const { restaurantId } = call.member
      if (!(await open(tx, restaurantId))) return refuse({ reason: 'changed' })
      const { steps } = await stepsOf({ db: tx, providers }, call.member)
      if (steps.some(({ lacks }) => lacks.length > 0)) return refuse({ reason: 'lacks' })
      await removeTests(tx, restaurantId)
      return audited({ action: 'restaurant.open', subject: restaurantId, before: null, after: null })
    }),
  )

  change(pauseRestaurant, ({ isPaused, until: length = null }, call) =>
    saveChange(call, async (tx) => {
      const { nowMs, member } = call
      const { restaurantId } = member
      const until = isPaused ? await pauseEnd(tx, { restaurantId, venueId: null, nowMs }, length) : null
      const earlier = await setMaintenance(tx, restaurantId, { isPaused, until })
      const [before, after] = [pauseInAudit(earlier, nowMs), pauseInAudit({ isPaused, until }, nowMs)]
      return audited({ action: 'pause.restaurant', subject: restaurantId, before, after })
    }),
  )

  change(pauseService, ({ isPaused, until: length = null }, call) => {
    const type = call.context.req.param('type') as ServiceType
    const venueId = call.idOf<'Venue'>('venue')
    return saveChange(call, async (tx) => {
      const { nowMs, member } = call
      const { restaurantId } = member
      const until = isPaused ? await pauseEnd(tx, { restaurantId, venueId, nowMs }, length) : null
      const earlier = await setBlocked(tx, { restaurantId, venueId, type }, { isPaused, until })
      if (earlier === null) return refuse({ reason: 'unknown' })
      const [before, after] = [pauseInAudit(earlier, nowMs), pauseInAudit({ isPaused, until }, nowMs)]
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
