import { erasePerson as erase, findPerson as find } from '#desk/contract/persons.ts'
import { erasePerson } from '#server/personal-data/erase-person.ts'
import { exportPerson } from '#server/personal-data/export-person.ts'
import { findPerson } from '#server/personal-data/find-person.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'

/** What owners do for a diner who asks them about their data (decision 142). The audit says that it was done, and never for whom. */
export function personRoutes({ change }: DeskRoutes) {
  change(find, ({ contact }, call) =>
    saveChange(call, async (tx) => {
      const { member, nowMs } = call
      const restaurant = await restaurantOf(tx, member.restaurantId)
      const person = await findPerson(tx, member.restaurantId, contact)
      if (!restaurant || !person) return refuse({ reason: 'no-contact' })
      const { file, ...counts } = await exportPerson({ db: tx, restaurant, nowMs }, person)
      return audited(
        { action: 'diner.export', subject: member.restaurantId, before: null, after: counts },
        { file, ...counts },
      )
    }),
  )

  change(erase, ({ contact }, call) =>
    saveChange(call, async (tx) => {
      const { member, nowMs } = call
      const restaurant = await restaurantOf(tx, member.restaurantId)
      const person = await findPerson(tx, member.restaurantId, contact)
      if (!restaurant || !person) return refuse({ reason: 'no-contact' })
      const erased = await erasePerson(tx, person, { restaurant, nowMs })
      if (!erased) return refuse({ reason: 'in-use' })
      return audited({ action: 'diner.erase', subject: member.restaurantId, before: erased, after: null })
    }),
  )
}
