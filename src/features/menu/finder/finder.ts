import { proxy } from 'valtio/vanilla'

import type { Product } from '#src/contract/product.ts'

type Passes = ((product: Product) => boolean) | null
type FinderState = {
  typed: string
  /** Something is typed: results stand in place of the list, which is drawn again for this and not for each key. */
  isSearching: boolean
  /** null = no filter. */
  passes: Passes
}

export type Finder = ReturnType<typeof createFinder>

/** What search and filters say to the list. Who fills it comes after the first screen. */
export function createFinder() {
  const state = proxy<FinderState>({ typed: '', isSearching: false, passes: null })
  return {
    state,
    search(typed: string) {
      Object.assign(state, { typed, isSearching: typed.trim() !== '' })
    },
    filter(passes: Passes) {
      state.passes = passes
    },
  }
}
