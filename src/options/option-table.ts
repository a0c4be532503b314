import { buttonOptions } from './button-options.ts'
import type { OptionName, OptionRow } from './option-row.ts'
import { widgetOptions } from './widget-options.ts'

/**
 * Every option with its explanation, in the order in which a reader wants them. The docs, the tag builder and the
 * published types are made from it; the widget itself does not load it. The type fails for an option without a row.
 */
export const optionTable: Readonly<Record<OptionName, OptionRow>> = { ...widgetOptions, ...buttonOptions }

/** Name of an option on the pasted script: `textColor` is `data-text-color`. */
export function scriptAttribute(name: OptionName): `data-${string}` {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
