import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import type { Product } from '#src/contract/product.ts'
import { DishBlocks } from '#src/features/menu/dish/dish-blocks.tsx'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { longFrom } from '#src/features/menu/use-is-long.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { SearchIcon } from '#src/ui/base/more-icons.tsx'

import type { MenuProducts } from './use-menu-products.ts'

type SearchResultsProps = {
  readonly sought: string
  readonly found: readonly Product[]
  readonly menu: MenuProducts
  /** Clears the search text and every filter. */
  readonly onReset: () => void
}

// Number of results rendered at each key; the rest by a button.
const atFirst = 12

/** The matching dishes, best first, in place of the list; how many there are is said above (SearchStatus). */
export function SearchResults({ sought, found, menu, onReset }: SearchResultsProps) {
  const { judge } = useSnapshot(useMenuTools().finder.state)
  const [longFor, setLongFor] = useState<string | null>(null)
  const drawn = longFor === sought ? found : found.slice(0, atFirst)
  const isEmpty = found.length === 0
  const dishes = drawn.map((product) => ({
    product,
    categoryId: menu.categoryOf.get(product) ?? product.category.id,
    verdict: judge?.(product),
  }))
  return (
    <div className="search-results">
      {menu.hasFailed && (
        <p className="note">
          <Trans id="menu.search.incomplete">Part of the menu could not be loaded and is not searched.</Trans>
        </p>
      )}
      {isEmpty && !menu.isLoading && (
        <EmptyState
          icon={<SearchIcon size={32} />}
          action={
            <Button onClick={onReset}>
              <Trans id="menu.search.reset">Clear search and filters</Trans>
            </Button>
          }
        >
          <Trans id="menu.search.none">Nothing on the menu is like “{sought}”.</Trans>
        </EmptyState>
      )}
      <DishBlocks dishes={dishes} isLong={drawn.length >= longFrom} />
      {drawn.length < found.length && (
        <Button isWide onClick={() => setLongFor(sought)}>
          <Trans id="menu.search.all">Show all {found.length}</Trans>
        </Button>
      )}
    </div>
  )
}
