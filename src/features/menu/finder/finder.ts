import { proxy } from 'valtio/vanilla'

import type { Product } from '#src/contract/product.ts'
import type { FilterVerdict } from '#src/domain/menu/filter-verdict.ts'

type Judge = ((product: Product) => FilterVerdict) | null
type FinderState = {
  /** The search was opened: it needs all lists of the menu. */
  isWanted: boolean
  typed: string
  /** Text that the results are for; follows `typed` after the typed letter is painted. */
  sought: string
  /** A search is active, so results replace the list. The list renders again for this flag, not for each key. */
  isSearching: boolean
  /** Judges a dish by the filters; null = no filter is set. */
  judge: Judge
}

export type Finder = ReturnType<typeof createFinder>

/** State shared by the list and by search and filters, whose code is loaded after the first screen. */
export function createFinder() {
  const state = proxy<FinderState>({ isWanted: false, typed: '', sought: '', isSearching: false, judge: null })
  return {
    state,
    /** Called when the diner opens the search. */
    want() {
      state.isWanted = true
    },
    type(typed: string) {
      state.typed = typed
    },
    /** Updates the results to the typed text. */
    seek() {
      Object.assign(state, { sought: state.typed, isSearching: state.typed.trim() !== '' })
    },
    clear() {
      Object.assign(state, { typed: '', sought: '', isSearching: false })
    },
    filter(judge: Judge) {
      state.judge = judge
    },
  }
}
