import type { Language } from '#src/options/options.ts'

/** Texts of the button, in the order of labels.json; names would cost bytes on every page. */
export type Labels = readonly [
  /** `loader.orderNow` */
  orderNow: string,
  /** `loader.viewOrder`: there is a cart. */
  viewOrder: string,
  /** `loader.failed`: what stands before the way out. */
  failed: string,
]

declare global {
  // Put in by tools/plugins/loader-constants.ts.
  const __COMANDA_LABELS__: Readonly<Record<Language, Labels>>
  /** Where the modules of the build stand, relative to the script, up to their names: the element, and each language. */
  const __COMANDA_FOLDER__: string
  /** Names of the modules the home screen needs as well. */
  const __COMANDA_CHUNKS__: readonly string[]
}
