import type { OptionValues, Surface } from '#src/options/tag/tag.ts'
import { optionRows } from '#src/options/tag/tag.ts'
import { targets } from '#src/options/tag/targets.ts'

/** Everything that the form holds. */
export type PageState = {
  readonly surface: Surface
  readonly target: string
  readonly folder: string
  readonly values: OptionValues
}

/** Reads the form from the query of the page's address, so that a tag can be sent to somebody as a link. */
export function readState(search: string, defaults: PageState): PageState {
  const query = new URLSearchParams(search)
  const named = optionRows.flatMap(([name]) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const target = query.get('target')
  return {
    surface: query.get('surface') === 'inline' ? 'inline' : 'floating',
    target: targets.find(({ name }) => name === target)?.name ?? defaults.target,
    folder: query.get('folder') ?? defaults.folder,
    values: { ...defaults.values, ...Object.fromEntries(named) },
  }
}

/** The query that `readState` reads again; empty for the defaults. */
export function writeState(state: PageState, defaults: PageState): string {
  const query = new URLSearchParams()
  for (const name of ['surface', 'target', 'folder'] as const) {
    if (state[name] !== defaults[name]) query.set(name, state[name])
  }
  for (const [name] of optionRows) {
    const value = state.values[name] ?? ''
    if (value !== (defaults.values[name] ?? '')) query.set(name, value)
  }
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}
