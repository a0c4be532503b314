import type { Database } from '#server/platform/db/database.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { exportRestaurant } from './export-restaurant.ts'
import type { Imported, ImportWish } from './import-restaurant.ts'
import { importRestaurant } from './import-restaurant.ts'
import type { SourceMenu, WrittenMenu } from './menu-sources/source-menu.ts'
import { tableInMenu } from './menu-sources/table-in-menu.ts'
import { withMenu, withoutNumbers } from './menu-sources/with-menu.ts'
import type { Faults, WrittenFile } from './restaurant-file.ts'
import { checkRestaurantFile } from './restaurant-file.ts'

type MenuWish = Pick<SourceMenu, 'menu' | 'of' | 'isTable'> & { readonly wish?: ImportWish }

/** Gives a restaurant another menu: the rest of its file stays as it is. */
export async function importMenu(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { menu, of, isTable = false, wish = {} }: MenuWish,
): Promise<Verdict<Imported, Faults>> {
  const file = await exportRestaurant(db, restaurantId)
  if (!file) return refuse([`There is no restaurant ${restaurantId}.`])
  if (isTable) return importTable(db, file, { table: menu, wish })
  const isOwn = of === file.key
  const read = checkRestaurantFile(withMenu(file, isOwn ? menu : withoutNumbers(menu)))
  return read.ok ? importRestaurant(db, read.value, wish) : read
}

type TableWish = { readonly table: WrittenMenu; readonly wish: ImportWish }

/** What a table does not hold is written again as it is, so that everything keeps its place; it is missing all the same. */
async function importTable(
  db: Database,
  file: WrittenFile,
  { table, wish }: TableWish,
): Promise<Verdict<Imported, Faults>> {
  const main = mainLanguage(file)
  const { menu, gone } = tableInMenu(file.menu, table, { main, removes: wish.removes ?? false })
  const read = checkRestaurantFile({ ...file, menu })
  if (!read.ok) return read
  const done = await importRestaurant(db, read.value, wish)
  if (!done.ok || wish.removes) return done
  const { changes, missing } = done.value.differences
  const left = gone.map(({ name }) => `menu.products “${typeof name === 'string' ? name : name[main]}”`)
  return accept({ ...done.value, differences: { changes, missing: [...missing, ...left] } })
}
