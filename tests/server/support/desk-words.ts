import type { Language } from '#src/options/languages.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

type Shown = Readonly<Record<string, unknown>>

const lists = ['codes', 'categories', 'ingredients']

/** What owners are shown of every form, and the version of each, as the desk of this language reads it. */
export async function formsOf(
  service: TestService,
  restaurantId: number,
  language: Language,
): Promise<ReadonlyMap<string, Shown>> {
  const { read } = deskOf(service, restaurantId, language)
  const replies = new Map<string, Shown>()
  for (const path of lists) replies.set(path, await read<Shown>(path))
  return replies
}

/** What is read in forms, by where it stands: labels, hints, groups and names of options, and what lists warn of. */
export function wordsIn(forms: ReadonlyMap<string, Shown>): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const [path, reply] of forms) look(reply, path)
  return words

  function look(at: unknown, path: string): void {
    if (typeof at !== 'object' || at === null) return
    if (isField(at)) {
      const { name, label, hint, group, options = [] } = at
      for (const [part, text] of Object.entries({ label, hint, group }))
        if (text !== undefined) words.set(`${path}.${name}.${part}`, text)
      for (const [value, text] of options) words.set(`${path}.${name}.${value}`, text)
      return
    }
    for (const [key, each] of Object.entries(at)) look(each, `${path}.${keyOf(each) ?? key}`)
  }
}

/** The version of each form, by where it stands. */
export function versionsIn(forms: ReadonlyMap<string, Shown>): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {}
  for (const [path, reply] of forms) look(reply, path)
  return versions

  function look(at: unknown, path: string): void {
    if (typeof at !== 'object' || at === null || isField(at)) return
    if ('version' in at && typeof at.version === 'string') versions[path] = at.version
    for (const [key, each] of Object.entries(at)) look(each, `${path}.${keyOf(each) ?? key}`)
  }
}

type Field = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly group?: string
  readonly options?: readonly (readonly [string, string])[]
}

function isField(at: object): at is Field {
  return 'label' in at && 'kind' in at && 'name' in at
}

/** Lists stand in the order of the language: what is in them is known by its number or, a field, by its name. */
function keyOf(at: unknown): string | null {
  if (typeof at !== 'object' || at === null) return null
  if (isField(at)) return 'field'
  return 'id' in at ? String(at.id) : null
}
