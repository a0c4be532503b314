import type { Language } from '#src/options/options.ts'

/**
 * Texts of the button, written in labels.json in this order, and after them what the build adds; names would cost bytes
 * on every page.
 */
export type Labels = readonly [
  /** `loader.orderNow` */
  orderNow: string,
  /** `loader.viewOrder`: there is a cart. */
  viewOrder: string,
  /** `loader.failed`: what stands before the way out. */
  failed: string,
  /** The module with the texts of the language, relative to the script. */
  catalog: string,
]

declare global {
  // Put in by tools/plugins/loader-constants.ts.
  const __COMANDA_LABELS__: Readonly<Record<Language, Labels>>
  /** URL of the element's module, relative to the script. */
  const __COMANDA_ENTRY__: string
  /** Modules the first screen needs as well, relative to the script. */
  const __COMANDA_CHUNKS__: readonly string[]
}
