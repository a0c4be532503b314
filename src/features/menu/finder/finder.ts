import { proxy } from 'valtio/vanilla'

import type { Product } from '#src/contract/product.ts'

type Passes = ((product: Product) => boolean) | null
type FinderState = {
  typed: string
  /** What the results are for: `typed`, as soon as the letter itself has been drawn. */
  sought: string
  /** Something is sought: results stand in place of the list, which is drawn again for this and not for each key. */
  isSearching: boolean
  /** null = no filter. */
  passes: Passes
}

export type Finder = ReturnType<typeof createFinder>

/** What search and filters say to the list. Who fills it comes after the first screen. */
export function createFinder() {
  const state = proxy<FinderState>({ typed: '', sought: '', isSearching: false, passes: null })
  return {
    state,
    type(typed: string) {
      state.typed = typed
    },
    /** Brings the results in step with what is typed. */
    seek() {
      Object.assign(state, { sought: state.typed, isSearching: state.typed.trim() !== '' })
    },
    clear() {
      Object.assign(state, { typed: '', sought: '', isSearching: false })
    },
    filter(passes: Passes) {
      state.passes = passes
    },
  }
}
