import type { OptionRow } from '#src/options/option-row.ts'
import { optionTable } from '#src/options/option-table.ts'
import type { OptionName } from '#src/options/option-table.ts'

/** `floating`: a button above the page. `inline`: the widget in the page, where the tag stands. */
export type Surface = 'floating' | 'inline'

/** What the form holds of each option, as text; switches are `on` or `off`. */
export type OptionValues = Readonly<Partial<Record<OptionName, string>>>

export type Tag = {
  readonly surface: Surface
  /** Address of the folder with the files of the widget, without a slash at the end. */
  readonly folder: string
  /** Options to write, in the order of the table; none that only says what holds anyway. */
  readonly options: readonly (readonly [name: OptionName, value: string])[]
}

export const optionRows = Object.entries(optionTable) as readonly (readonly [OptionName, OptionRow])[]

/** Whether a tag of the surface has the option. */
export function hasOption(row: OptionRow, surface: Surface): boolean {
  return surface === 'floating' ? row.isOnScript : row.attribute !== null
}

/** Makes a tag of the values; empty ones, and those that hold without the option, are left out. */
export function createTag(surface: Surface, folder: string, values: OptionValues): Tag {
  const options = optionRows.flatMap(([name, row]) => {
    const value = values[name]?.trim() ?? ''
    const isSaid = value !== '' && value !== row.fallback && hasOption(row, surface)
    return isSaid ? [[name, value] as const] : []
  })
  return { surface, folder: folder.trim().replace(/\/+$/, ''), options }
}
