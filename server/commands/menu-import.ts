import { readFile } from 'node:fs/promises'

import type { ColumnField } from '#desk/contract/menu-import.ts'
import { columnFields } from '#desk/contract/menu-import.ts'
import type { Faults } from '#server/restaurant-file/faults.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { importMenu } from '#server/restaurant-file/import-menu.ts'
import { csvTemplate } from '#server/restaurant-file/menu-sources/csv-menu.ts'
import { readMenu } from '#server/restaurant-file/menu-sources/read-menu.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { reportLines } from './import-report.ts'
import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run menu:import -- <file> --restaurant <number or key> [--dry-run] [--remove] [--map "<column>=<field>"] …
npm run -s menu:import -- --template > menu.csv

Gives a restaurant the menu of a file: of menu:export, of restaurant:export, a table (CSV), or the JSON of HubRise or
Deliverect. It prints what it makes of each column first. Columns are known by their names in five languages; --map says
what another one is: ${columnFields.join(', ')}.
What the restaurant has and the file does not hold stays, and is listed; --remove takes it away. --dry-run keeps nothing.
--template prints a table to begin with.`

const options = {
  restaurant: { type: 'string', default: '' },
  map: { type: 'string', multiple: true, default: [] as string[] },
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  template: { type: 'boolean', default: false },
} as const

const { values, positionals } = readArguments({ help, options, files: 'optional' })
const [path] = positionals
if (values.template) {
  process.stdout.write(csvTemplate)
  process.exit(0)
}

await runOnDatabase(async (db) => {
  if (path === undefined) return refuse(['Name the file of the menu.'])
  const restaurant = await findRestaurant(db, values.restaurant)
  if (!restaurant.ok) return restaurant
  const columns = namedColumns(values.map)
  if (!columns.ok) return columns
  const content = await readFile(path).catch(() => null)
  if (content === null) return refuse([`The file ${path} cannot be read.`])
  const source = readMenu(content, columns.value)
  if (!source.ok) return refuse(linesOf(source.refusal))
  for (const note of source.value.notes) console.log(note)
  const wish = { isDryRun: values['dry-run'], removes: values.remove }
  const done = await importMenu(db, restaurant.value.id, { ...source.value, wish })
  return done.ok ? accept(reportLines(restaurant.value.name, done.value, wish)) : refuse(linesOf(done.refusal))
})

/** What is wrong, with the way on of this command. */
function linesOf(faults: Faults): string[] {
  const lines = faults.map(faultLine)
  const isUnnamed = faults.some(({ says }) => says.id === 'noColumn')
  return isUnnamed ? [...lines, 'Say what a column is with --map "<column>=<field>".'] : lines
}

/** `Vino=price` → the column Vino is the price. */
function namedColumns(texts: readonly string[]): Verdict<Map<string, ColumnField>, readonly string[]> {
  const pairs = texts.map(
    (text) => [text.slice(0, text.lastIndexOf('=')), text.slice(text.lastIndexOf('=') + 1)] as const,
  )
  const isField = (field: string): field is ColumnField => (columnFields as readonly string[]).includes(field)
  const wrong = pairs.filter(([column, field]) => column === '' || !isField(field))
  if (wrong.length > 0)
    return refuse(
      wrong.map(
        ([, field]) => `--map must be "<column>=<field>" with one of ${columnFields.join(', ')}, not "${field}".`,
      ),
    )
  return accept(new Map(pairs.flatMap(([column, field]) => (isField(field) ? [[column, field] as const] : []))))
}
