import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { readMenuFile } from '#server/menu/menu-file.ts'
import type { MenuChange } from '#server/menu/store-menu-file.ts'
import { importMenu } from '#server/menu/store-menu-file.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run menu:import -- <file> --restaurant <number> [--dry-run]

Replaces the menu of a restaurant by that of a file as menu:export prints it, all of it or nothing. --dry-run says what
would change and keeps nothing.`

const options = {
  restaurant: { type: 'string', default: '' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: true })
const [path] = positionals
if (values.help || path === undefined) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  if (!restaurant.ok) return restaurant
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return refuse([`The file ${path} cannot be read.`])
  const file = readMenuFile(content)
  if (!file.ok) return file
  const isDryRun = values['dry-run']
  const change = await importMenu(db, restaurant.value.id, file.value, { isDryRun })
  return change.ok ? accept(told(restaurant.value.name, change.value, isDryRun)) : change
})

function told(name: string, change: MenuChange, isDryRun: boolean): string {
  const lines = Object.entries(change).map(
    ([list, { written, removed }]) => `  ${list}: ${written} written, ${removed} removed`,
  )
  return [`${name}${isDryRun ? ' (a dry run: nothing is kept)' : ''}`, ...lines].join('\n')
}
