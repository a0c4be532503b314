import { proxy } from 'valtio/vanilla'

import type { Product } from '#src/contract/product.ts'
import type { FilterVerdict } from '#src/domain/menu/menu-filter.ts'

type Judge = ((product: Product) => FilterVerdict) | null
type FinderState = {
  typed: string
  /** What the results are for: `typed`, as soon as the letter itself has been drawn. */
  sought: string
  /** Something is sought: results stand in place of the list, which is drawn again for this and not for each key. */
  isSearching: boolean
  /** What the filters say of a dish; null = no filter is set. */
  judge: Judge
}

export type Finder = ReturnType<typeof createFinder>

/** What search and filters say to the list. Who fills it comes after the first screen. */
export function createFinder() {
  const state = proxy<FinderState>({ typed: '', sought: '', isSearching: false, judge: null })
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
    filter(judge: Judge) {
      state.judge = judge
    },
  }
}
