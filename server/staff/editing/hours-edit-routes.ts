import * as z from 'zod/mini'

import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { accept } from '#src/domain/verdict.ts'

import { editForm, typedForm } from './edit-form.ts'
import { addClosure, formOfHours, hoursForOwner, removeClosure, saveHours } from './edited-hours.ts'

const nothing = z.object({})
const access = { ownersOnly: true }

/** Opening hours and closures at the desk. */
export function hoursEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read('/hours', ({ db, member, nowMs }) => hoursForOwner(db, member.restaurantId, nowMs), access)

  const venueOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, venueId: idOf<'Venue'>('venue') })
  editForm(desk, '/venues/:venue/hours', {
    form: (call) => formOfHours(call.db, venueOf(call)),
    save: (typed, call) => saveHours(call.db, venueOf(call), typed),
  })

  change(
    '/venues/:venue/closures',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf, nowMs }) =>
      addClosure(db, { restaurantId, venueId: idOf('venue'), nowMs }, typed),
    access,
  )

  change(
    '/closures/:closure/remove',
    nothing,
    async (_body, { db, member, idOf }) => {
      await removeClosure(db, member.restaurantId, idOf('closure'))
      return accept({})
    },
    access,
  )
}
