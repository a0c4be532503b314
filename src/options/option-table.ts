import { buttonOptions } from './button-options.ts'
import type { OptionRow } from './option-row.ts'
import { widgetOptions } from './widget-options.ts'

/** Name in camelCase, as in `ComandaSettings` and in the props of the React component. */
export type OptionName = keyof typeof widgetOptions | keyof typeof buttonOptions

/**
 * Every option with its explanation, in the order in which a reader wants them. The docs, the tag builder and the
 * published types are made from it; the widget itself does not load it.
 */
export const optionTable: Readonly<Record<OptionName, OptionRow>> = { ...widgetOptions, ...buttonOptions }

/** Name of an option on the pasted script: `textColor` is `data-text-color`. */
export function scriptAttribute(name: OptionName): `data-${string}` {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
