import { createHash } from 'node:crypto'

import type * as z from 'zod/mini'

import type { AuditFacts } from '#desk/contract/audit.ts'
import type { ImportPreview, previewImport } from '#desk/contract/menu-import.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Database } from '#server/platform/db/database.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Fault, Faults } from '#server/restaurant-file/faults.ts'
import { faultSentence } from '#server/restaurant-file/faults.ts'
import { importMenu } from '#server/restaurant-file/import-menu.ts'
import type { ImportWish } from '#server/restaurant-file/import-restaurant.ts'
import { menuOfTable } from '#server/restaurant-file/menu-sources/csv-menu.ts'
import { readTable } from '#server/restaurant-file/menu-sources/csv-table.ts'
import type { DeskCall } from '#server/staff/desk-answer.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { importGroups } from './import-groups.ts'
import { importTexts } from './texts/import-texts.ts'
import { sayIn } from './texts/say.ts'

type SentTable = z.output<typeof previewImport.body>
type Call = Pick<DeskCall, 'db' | 'member' | 'language'>

/** A file with more faults than these has to be corrected first. */
const mostFaults = 20
/** What changes in the day while nobody edits the menu: what is left and what is out. */
const ofTheDay: ReadonlySet<string> = new Set(['stock', 'isAvailable', 'outAt'])

/** Another text after any edit of the menu of a restaurant. */
export async function menuVersion(db: Database, restaurantId: Id<'Restaurant'>): Promise<string> {
  const file = await exportRestaurant(db, restaurantId)
  const said = JSON.stringify(file?.menu, (field, value: unknown) => (ofTheDay.has(field) ? undefined : value))
  return createHash('sha256').update(said).digest('base64url')
}

/** What a table would change; nothing is kept. */
export async function previewOf(table: SentTable, call: Call): Promise<Verdict<ImportPreview, Refusal>> {
  const version = await menuVersion(call.db, call.member.restaurantId)
  const groups = await groupsOf(table, call, { isDryRun: true })
  return groups.ok ? accept({ version, groups: groups.value }) : groups
}

/** Writes a table in the transaction of a call; answers how much it has changed. */
export async function writeTable(
  table: SentTable,
  call: Call,
  removes: boolean,
): Promise<Verdict<AuditFacts, Refusal>> {
  const groups = await groupsOf(table, call, { removes })
  if (!groups.ok) return groups
  const count = (kind: string) => groups.value.find((group) => group.kind === kind)?.lines.length ?? 0
  const changed = count('price') + count('changed') + count('more')
  return accept({ new: count('new'), changed, removed: removes ? count('gone') : 0 })
}

async function groupsOf({ rows, columns }: SentTable, { db, member, language }: Call, wish: ImportWish) {
  const table = readTable(rows)
  if (!table.ok) return refused(table.refusal, language)
  const source = menuOfTable(table.value, columns)
  if (!source.ok) return refused(source.refusal, language)
  const file = await exportRestaurant(db, member.restaurantId)
  const done = await importMenu(db, member.restaurantId, { ...source.value, wish })
  if (!done.ok || !file) return refused(done.ok ? [] : done.refusal, language)
  return accept(importGroups(done.value.differences, { file, table: source.value.menu, language }))
}

/** The faults of a table in the order of its lines. */
function refused(faults: Faults, language: Language) {
  const say = sayIn(language)
  const shown = faults.slice(0, mostFaults).map((fault) => placed(fault, language))
  const count = faults.length - shown.length
  const said = count === 0 ? shown : [...shown, say(importTexts.more, { count })]
  return refuse({ reason: 'invalid', faults: Object.fromEntries(said.entries()) })
}

/** A sentence with its line and column, else with the dish that it is about. */
function placed(fault: Fault, language: Language): string {
  const say = sayIn(language)
  const sentence = faultSentence(fault, language)
  const [, line, column] = /^line (\d+)(?:, column “(.*)”)?$/.exec(fault.path) ?? []
  if (line !== undefined && column !== undefined) return say(importTexts.atCell, { line, column, fault: sentence })
  if (line !== undefined) return say(importTexts.atLine, { line, fault: sentence })
  const [, name] = /^menu\.products “(.*?)”/.exec(fault.path) ?? []
  return name === undefined ? sentence : say(importTexts.atDish, { name, fault: sentence })
}
