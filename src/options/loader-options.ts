import type { buttonOptions } from './button-options.ts'
import type { widgetOptions } from './widget-options.ts'

type Rows = typeof widgetOptions & typeof buttonOptions
type ScriptOptionName = { [N in keyof Rows]: Rows[N]['isOnScript'] extends true ? N : never }[keyof Rows]

/**
 * Options of the pasted script, in camelCase: those of the element, and the button's look and fallback. In the tag they
 * are strings. `ComandaSettings` may hold numbers and booleans too, so use them only inside template strings.
 */
export type LoaderOptions = Readonly<Partial<Record<ScriptOptionName, string>>>
