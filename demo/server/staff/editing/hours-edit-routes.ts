import * as z from 'zod/mini'

import type { DeskRoutes } from '#demo/server/staff/desk-answer.ts'
import { accept } from '#src/domain/verdict.ts'

import { addClosure, hoursForOwner, removeClosure, saveHours } from './edited-hours.ts'
import { typedForm } from './menu-edit-routes.ts'

const nothing = z.object({})
const access = { ownersOnly: true }

/** Opening hours and closures at the desk. */
export function hoursEditRoutes({ read, change }: DeskRoutes) {
  read('/hours', ({ db, member, nowMs }) => hoursForOwner(db, member.restaurantId, nowMs), access)

  change(
    '/venues/:venue/hours',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveHours(db, { restaurantId, venueId: idOf('venue') }, typed),
    access,
  )

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
