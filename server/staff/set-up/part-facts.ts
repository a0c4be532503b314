import type { AuditFact, AuditFacts } from '#desk/contract/audit.ts'
import { plainJson } from '#server/restaurant-file/plain-json.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

/** What the audit says of a part that was saved: what is other than it was, before and after. */
export function changedPart(before: Json, after: Json): { readonly before: AuditFacts; readonly after: AuditFacts } {
  return { before: factsUnlike(before, after), after: factsUnlike(after, before) }
}

/** How the file calls a thing: nothing that somebody has changed. */
const names = ['id', 'key']

/** Lists of people: the audit says how many they are. */
const people = ['reservedFor']

function factsUnlike(value: Json, other: Json): AuditFacts {
  const unlike = Object.entries(value).filter(
    ([field, each]) => !names.includes(field) && plainJson(each) !== plainJson(other[field]),
  )
  return Object.fromEntries(
    unlike.map(([field, each]) => [
      field,
      people.includes(field) && Array.isArray(each) ? each.length : factOf(each, other[field]),
    ]),
  )
}

/** Of a list of things those that differ, by their numbers, else by their places. */
function factOf(value: unknown, other: unknown): AuditFact {
  if (Array.isArray(value)) return isPlain(value) ? value.join(', ') : factsUnlike(byNumber(value), byNumber(other))
  if (typeof value === 'object' && value !== null) return factsUnlike(value as Json, isJson(other) ? other : {})
  return value as AuditFact
}

const isPlain = (list: readonly unknown[]) => list.every((each) => typeof each !== 'object')

function byNumber(list: unknown): Json {
  if (!Array.isArray(list)) return {}
  return Object.fromEntries(
    list.map((thing: unknown, index) => {
      const id = isJson(thing) ? thing.id : undefined
      return [typeof id === 'number' ? String(id) : String(index + 1), thing]
    }),
  )
}
