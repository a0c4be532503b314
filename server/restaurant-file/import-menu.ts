import type { Database } from '#server/platform/db/database.ts'
import { mainLanguage, textIn as anyText } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { exportRestaurant } from './export-restaurant.ts'
import type { Fault, Faults } from './faults.ts'
import type { Imported, ImportWish } from './import-restaurant.ts'
import { importRestaurant } from './import-restaurant.ts'
import type { SourceMenu, WrittenMenu } from './menu-sources/source-menu.ts'
import { tableInMenu } from './menu-sources/table-in-menu.ts'
import { withMenu, withoutNumbers } from './menu-sources/with-menu.ts'
import type { WrittenFile } from './restaurant-file.ts'
import { checkRestaurantFile } from './restaurant-file.ts'
import type { FileText } from './values.ts'

type MenuWish = Pick<SourceMenu, 'menu' | 'of' | 'isTable'> & { readonly wish?: ImportWish }

/** Gives a restaurant another menu: the rest of its file stays as it is. */
export async function importMenu(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { menu, of, isTable = false, wish = {} }: MenuWish,
): Promise<Verdict<Imported, Faults>> {
  const file = await exportRestaurant(db, restaurantId)
  if (!file) return refuse([{ path: '', says: { id: 'noRestaurant', values: { number: restaurantId } } }])
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
  const done = read.ok ? await importRestaurant(db, read.value, wish) : read
  if (!done.ok) return refuse(done.refusal.map((fault) => byDish(fault, menu, main)))
  if (wish.removes) return done
  const { changes, missing } = done.value.differences
  const left = gone.map(({ name }) => ({ kind: 'gone', path: 'menu.products', name: textIn(name, main) }) as const)
  return accept({ ...done.value, differences: { changes, missing: [...missing, ...left] } })
}

/** What is wrong with a dish of the menu that a table has become is told by its name: its place says nothing. */
function byDish(fault: Fault, { products }: WrittenMenu, main: Language): Fault {
  const [place, index] = /^menu\.products\[(\d+)\]/.exec(fault.path) ?? []
  const product = products[Number(index)]
  if (place === undefined || !product) return fault
  return { ...fault, path: `menu.products “${textIn(product.name, main)}”${fault.path.slice(place.length)}` }
}

function textIn(text: FileText, main: Language): string {
  return typeof text === 'string' ? text : anyText(text, { language: main, main })
}
