import type { DeskRoutes } from '#demo/server/staff/desk-answer.ts'

import { deliveryForOwner, saveArea, saveFreeFrom, savePoint } from './edited-delivery.ts'
import { createSlots, saveSlots, slotsForOwner } from './edited-slots.ts'
import { typedForm } from './menu-edit-routes.ts'

const access = { ownersOnly: true }

/** When orders are taken, and where they are brought: slots and delivery at the desk. */
export function slotEditRoutes({ read, change }: DeskRoutes) {
  read('/slots', ({ db, member }) => slotsForOwner(db, member.restaurantId), access)

  change(
    '/venues/:venue/slots',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      createSlots(db, { restaurantId, venueId: idOf('venue') }, typed),
    access,
  )

  change(
    '/timetables/:timetable/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveSlots(db, { restaurantId, id: idOf('timetable') }, typed),
    access,
  )

  read('/delivery', ({ db, member }) => deliveryForOwner(db, member.restaurantId), access)

  change(
    '/venues/:venue/delivery',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveFreeFrom(db, { restaurantId, venueId: idOf('venue') }, typed),
    access,
  )

  change(
    '/areas/:area/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) => saveArea(db, { restaurantId, id: idOf('area') }, typed),
    access,
  )

  change(
    '/points/:point/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) => savePoint(db, { restaurantId, id: idOf('point') }, typed),
    access,
  )
}
