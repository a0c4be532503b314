import { addClosure, hoursForm, readHours, removeClosure as closureRemoval } from '#desk/contract/hours.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { withOwnVenues } from '#server/staff/own-venues.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Closure } from '#server/venues/edit-closures.ts'
import { removeClosure } from '#server/venues/edit-closures.ts'
import { refuse } from '#src/domain/verdict.ts'

import { editForm } from './edit-form.ts'
import { createClosure, formOfHours, hoursForOwner, saveHours } from './edited-hours.ts'

/** Opening hours and closures at the desk. */
export function hoursEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read(readHours, async (call) =>
    withOwnVenues(call.member, await hoursForOwner(call.db, call.member.restaurantId, call)),
  )

  const venueOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, venueId: idOf<'Venue'>('venue') })
  editForm(desk, hoursForm, {
    action: 'hours.edit',
    subject: ({ idOf }) => idOf('venue'),
    form: (call) => formOfHours(call.db, venueOf(call), call.language),
    save: (typed, call) => saveHours(call.db, venueOf(call), typed, call.language),
  })

  change(addClosure, ({ typed }, call) =>
    saveChange(call, async (tx) => {
      const added = await createClosure(tx, { ...venueOf(call), nowMs: call.nowMs }, typed, call.language)
      if (!added.ok) return added
      return audited({ action: 'closure.add', subject: added.value.id, before: null, after: factsOf(added.value) })
    }),
  )

  change(closureRemoval, (_body, call) =>
    saveChange(call, async (tx) => {
      const removed = await removeClosure(tx, call.member.restaurantId, call.idOf('closure'))
      if (!removed) return refuse({ reason: 'unknown' })
      return audited({ action: 'closure.remove', subject: removed.id, before: factsOf(removed), after: null })
    }),
  )
}

function factsOf({ venueId, from, to, messages }: Closure) {
  return { venueId, from, to, messages: { ...messages } }
}
