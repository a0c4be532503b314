import { mayMake } from '#desk/contract/call-access.ts'
import { areaForm, freeFromForm, pointForm, readDelivery } from '#desk/contract/delivery.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { withOwnVenues } from '#server/staff/own-venues.ts'

import { editForm } from './edit-form.ts'
import {
  deliveryForOwner,
  formOfArea,
  formOfFreeFrom,
  formOfPoint,
  saveArea,
  saveFreeFrom,
  savePoint,
} from './edited-delivery.ts'

/** Where orders are brought, and what it costs. */
export function slotEditRoutes(desk: DeskRoutes) {
  const { read } = desk
  const venueOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, venueId: idOf<'Venue'>('venue') })
  read(readDelivery, async ({ db, member, language }) => {
    const delivery = withOwnVenues(member, await deliveryForOwner(db, member.restaurantId, language))
    // Areas and points are of the restaurant: a manager of one venue has no form of them.
    return mayMake(member, areaForm.save) ? delivery : { ...delivery, areas: [], points: [] }
  })

  editForm(desk, freeFromForm, {
    action: 'delivery.edit',
    subject: ({ idOf }) => idOf('venue'),
    form: (call) => formOfFreeFrom(call.db, venueOf(call), call.language),
    save: (typed, call) => saveFreeFrom(call.db, venueOf(call), typed, call.language),
  })

  const areaOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, id: idOf<'DeliveryCity'>('area') })
  editForm(desk, areaForm, {
    action: 'area.edit',
    subject: ({ idOf }) => idOf('area'),
    form: (call) => formOfArea(call.db, areaOf(call), call.language),
    save: (typed, call) => saveArea(call.db, areaOf(call), typed, call.language),
  })

  const pointOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
    restaurantId,
    id: idOf<'ServicePoint'>('point'),
  })
  editForm(desk, pointForm, {
    action: 'point.edit',
    subject: ({ idOf }) => idOf('point'),
    form: (call) => formOfPoint(call.db, pointOf(call), call.language),
    save: (typed, call) => savePoint(call.db, pointOf(call), typed, call.language),
  })
}
