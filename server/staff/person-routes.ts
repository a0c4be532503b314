import { erasePerson as erase, findPerson as find } from '#desk/contract/persons.ts'
import { erasePerson } from '#server/personal-data/erase-person.ts'
import { exportPerson } from '#server/personal-data/export-person.ts'
import { findPerson } from '#server/personal-data/find-person.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'

/** What owners do for a diner who asks them about their data (decision 142). The audit says that it was done, and never for whom. */
export function personRoutes({ change }: DeskRoutes) {
  change(find, ({ contact }, call) =>
    saveChange(call, async (tx) => {
      const asked = await askedFor(tx, call, contact)
      if (!asked) return refuse({ reason: 'no-contact' })
      const { restaurant, person } = asked
      const { file, ...counts } = await exportPerson({ db: tx, restaurant, nowMs: call.nowMs }, person)
      const subject = restaurant.id
      return audited({ action: 'diner.export', subject, before: null, after: counts }, { file, ...counts })
    }),
  )

  change(erase, ({ contact }, call) =>
    saveChange(call, async (tx) => {
      const asked = await askedFor(tx, call, contact)
      if (!asked) return refuse({ reason: 'no-contact' })
      const { restaurant, person } = asked
      const erased = await erasePerson(tx, person, { restaurant, nowMs: call.nowMs })
      if (!erased) return refuse({ reason: 'in-use' })
      return audited({ action: 'diner.erase', subject: restaurant.id, before: erased, after: null })
    }),
  )
}

/** The restaurant of whoever asks, and the person; null = what was typed reaches nobody. */
async function askedFor(tx: Database, { member: { restaurantId } }: DeskCall, contact: string) {
  const restaurant = await restaurantOf(tx, restaurantId)
  const person = await findPerson(tx, restaurantId, contact)
  return restaurant && person && { restaurant, person }
}
