import type { Language } from './languages.ts'

/**
 * What the closed button says until a time: a text, or null for the loader's own; with a cart the number of its products,
 * and its name for screen readers, which says what is counted.
 */
export type ButtonPeriod = readonly [untilMs: number, text: string | null, count?: number, name?: string]

/**
 * What the widget stores for the loader's button (decision 87): periods in the order of their ends, of which the first
 * that is not over holds; ms since 1970. By language, because pages of one site may speak different ones.
 */
export type StoredButton = { readonly [L in Language]?: readonly ButtonPeriod[] }
