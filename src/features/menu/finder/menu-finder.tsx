import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'

import type { Product } from '#src/contract/product.ts'
import { filterVerdict, isFiltering } from '#src/domain/menu/menu-filter.ts'
import type { MenuFilter } from '#src/domain/menu/menu-filter.ts'
import { indexMenu, searchMenu } from '#src/domain/menu/search-menu.ts'
import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { completeLists } from '#src/parts/menu/complete-lists.ts'
import { createFilterStore } from '#src/state/filter-store.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { SearchIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

import { FilterChips } from './filter-chips.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStatus } from './search-status.tsx'
import { useMenuProducts } from './use-menu-products.ts'
import { useRenewedHeights } from './use-renewed-heights.ts'

import css from './menu-finder.css?inline'

declareStyles(css)

/** Search and filters over the whole menu, computed on the device at each key. */
export function MenuFinder({ parts }: { readonly parts: readonly MenuPart[] }) {
  const { t } = useLingui()
  const { stores, view } = useInstance()
  const { finder } = useMenuTools()
  const { typed, sought, isSearching } = useSnapshot(finder.state)
  const filterStore = stores.of(createFilterStore)
  const filter = useSnapshot(filterStore.state).filter as MenuFilter
  const menu = useMenuProducts(parts)
  const { products } = menu
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const { judge, shown, hidden, found } = useFound(products, filter)
  const root = useRenewedHeights(judge)

  // Paint the letter first, then search: fast typing searches once.
  useEffect(() => (typed === sought ? undefined : afterPaint(view, finder.seek)), [finder, sought, typed, view])

  function clear() {
    finder.clear()
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return
    // Handled here, so that Escape does not close the panel.
    event.preventDefault()
    finder.clear()
  }

  return (
    <div className="menu-finder" role="search" data-live="" ref={root}>
      <div className="field">
        <SearchIcon size={20} />
        <input
          ref={input}
          type="search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          aria-label={t({ id: 'menu.search', message: 'Search the menu' })}
          placeholder={t({ id: 'menu.search', message: 'Search the menu' })}
          value={typed}
          onFocus={finder.want}
          onChange={(event) => finder.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton
            label={t({ id: 'menu.search.clear', message: 'Clear the search' })}
            icon={<CloseIcon size={20} />}
            onClick={clear}
          />
        )}
      </div>
      <FilterChips
        products={products}
        filter={filter}
        onChange={filterStore.change}
        onOpen={() => setIsSheetOpen(true)}
      />
      <SearchStatus hidden={judge && hidden} found={isSearching ? found.length : null} isLoading={menu.isLoading} />
      {isSearching && (
        <SearchResults
          sought={sought.trim()}
          found={found}
          menu={menu}
          onReset={() => {
            filterStore.change({ traitIds: [], avoided: [] })
            clear()
          }}
        />
      )}
      {isSheetOpen && <FilterSheet products={products} shown={shown.length} onClose={() => setIsSheetOpen(false)} />}
    </div>
  )
}

/** What the filter says of each dish, the dishes it leaves, and those of them that the search finds. */
function useFound(products: readonly Product[], filter: MenuFilter) {
  const instance = useInstance()
  const { finder } = useMenuTools()
  const { isWanted, sought, isSearching } = useSnapshot(finder.state)
  const judge = useMemo(
    () => (isFiltering(filter) ? (product: Product) => filterVerdict(product, filter) : null),
    [filter],
  )
  useLayoutEffect(() => {
    finder.filter(judge)
  }, [finder, judge])
  // The index is built only once the diner opens the search: otherwise every arriving list would rebuild it.
  const isIndexed = isWanted || isSearching
  const index = useMemo(() => indexMenu(isIndexed ? products : []), [isIndexed, products])
  // Both look into the details of the dishes, which nothing else asks for when the diner saves data.
  const looksInside = isIndexed || judge !== null
  useEffect(() => {
    if (looksInside) completeLists(instance)
  }, [instance, looksInside, products])
  const shown = useMemo(() => products.filter((product) => judge?.(product) !== 'hidden'), [products, judge])
  const found = useMemo(() => {
    const all = isSearching ? searchMenu(index, sought) : []
    return all.filter((product) => judge?.(product) !== 'hidden')
  }, [index, isSearching, judge, sought])
  return { judge, shown, hidden: products.length - shown.length, found }
}
