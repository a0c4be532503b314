import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'

import { editForm, typedForm } from './edit-form.ts'
import {
  deliveryForOwner,
  formOfArea,
  formOfFreeFrom,
  formOfPoint,
  saveArea,
  saveFreeFrom,
  savePoint,
} from './edited-delivery.ts'
import { createSlots, formOfSlots, saveSlots, slotsForOwner } from './edited-slots.ts'

const access = { ownersOnly: true }

/** When orders are taken, and where they are brought: slots and delivery at the desk. */
export function slotEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read('/slots', ({ db, member }) => slotsForOwner(db, member.restaurantId), access)

  change(
    '/venues/:venue/slots',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      createSlots(db, { restaurantId, venueId: idOf('venue') }, typed),
    access,
  )

  const slotsOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
    restaurantId,
    id: idOf<'Timetable'>('timetable'),
  })
  editForm(desk, '/timetables/:timetable/form', {
    form: (call) => formOfSlots(call.db, slotsOf(call)),
    save: (typed, call) => saveSlots(call.db, slotsOf(call), typed),
  })

  read('/delivery', ({ db, member }) => deliveryForOwner(db, member.restaurantId), access)

  const venueOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, venueId: idOf<'Venue'>('venue') })
  editForm(desk, '/venues/:venue/delivery', {
    form: (call) => formOfFreeFrom(call.db, venueOf(call)),
    save: (typed, call) => saveFreeFrom(call.db, venueOf(call), typed),
  })

  const areaOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, id: idOf<'DeliveryCity'>('area') })
  editForm(desk, '/areas/:area/form', {
    form: (call) => formOfArea(call.db, areaOf(call)),
    save: (typed, call) => saveArea(call.db, areaOf(call), typed),
  })

  const pointOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
    restaurantId,
    id: idOf<'ServicePoint'>('point'),
  })
  editForm(desk, '/points/:point/form', {
    form: (call) => formOfPoint(call.db, pointOf(call)),
    save: (typed, call) => savePoint(call.db, pointOf(call), typed),
  })
}
