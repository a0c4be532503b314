import type { OptionRow } from '#src/options/option-row.ts'
import type { OptionName } from '#src/options/option-table.ts'
import { optionRows } from '#src/options/tag/tag.ts'

export type OptionGroup = {
  readonly title: string
  /** Shown at once; the other groups are opened by those who want them. */
  readonly isOpen: boolean
  readonly options: readonly (readonly [OptionName, OptionRow])[]
}

const titles: readonly (readonly [title: string, names: readonly OptionName[]])[] = [
  ['Restaurant', ['restaurant', 'venue', 'language', 'host']],
  ['Look', ['color', 'textColor', 'theme', 'themeFrom']],
  ['Button', ['position', 'offset', 'bar', 'zIndex', 'avoid', 'openers', 'preload', 'fallbackHref', 'fallbackPhone']],
  ['Screens and addresses', ['mode', 'route', 'routeParameter', 'deepLinks', 'history']],
]

/** All options of the table by subject; those of no subject stand in the last group. */
export const optionGroups: readonly OptionGroup[] = [
  ...titles.map(([title, names], at) => ({
    title,
    isOpen: at < 2,
    options: optionRows.filter(([name]) => names.includes(name)),
  })),
  {
    title: 'Payment, map, measuring and the web service',
    isOpen: false,
    options: optionRows.filter(([name]) => !titles.some(([, names]) => names.includes(name))),
  },
]
