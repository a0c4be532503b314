import { importMenu, previewImport, readColumns, readImport } from '#desk/contract/menu-import.ts'
import { meaningsOf } from '#server/restaurant-file/menu-sources/csv-menu.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { menuVersion, previewOf, writeTable } from './imported-menu.ts'
import { tableFields, tableTemplate } from './table-fields.ts'

/** A menu from a table, at the desk of owners: what its columns are, what it changes, and the writing of it. */
export function menuImportRoutes({ read, ask, change }: DeskRoutes) {
  read(readImport, async ({ language }) => ({ fields: tableFields(language), template: tableTemplate(language) }))

  ask(readColumns, async ({ head }) => accept({ columns: meaningsOf(head) }))

  ask(previewImport, previewOf)

  change(importMenu, ({ version, removes, ...table }, call) =>
    saveChange(call, async (tx) => {
      const { restaurantId } = call.member
      await lockEditing(tx, restaurantId)
      if ((await menuVersion(tx, restaurantId)) !== version) return refuse({ reason: 'changed' })
      const written = await writeTable(table, { ...call, db: tx }, removes)
      if (!written.ok) return written
      return audited({ action: 'menu.import', subject: restaurantId, before: null, after: written.value })
    }),
  )
}
