import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import { savesData } from '#src/browser/saves-data.ts'
import type { Product } from '#src/contract/product.ts'
import { isFiltering } from '#src/domain/menu/menu-filter.ts'
import type { MenuFilter } from '#src/domain/menu/menu-filter.ts'
import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { completeLists } from '#src/parts/menu/complete-lists.ts'
import { LazyFailure } from '#src/parts/screen/lazy.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import { createFilterStore } from '#src/state/filter-store.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'
import { SearchStatus } from './search-status.tsx'
import { useMenuProducts } from './use-menu-products.ts'
import { useRenewedHeights } from './use-renewed-heights.ts'

import css from './menu-finder.css?inline'

declareStyles(css)

/** Search and filters over the whole menu, computed on the device at each key. */
export function MenuFinder({ parts }: { readonly parts: readonly MenuPart[] }) {
  const { stores } = useInstance()
  const { finder } = useMenuTools()
  const { sought, isSearching } = useSnapshot(finder.state)
  const filterStore = stores.of(createFilterStore)
  const filter = useSnapshot(filterStore.state).filter as MenuFilter
  const menu = useMenuProducts(parts)
  const { products } = menu
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const { search, isComing, error, refetch } = useSearch(isSheetOpen || isFiltering(filter))
  const { judge, shown, hidden, found } = useFound({ products, filter, search })
  const root = useRenewedHeights(judge)

  function clear() {
    finder.clear()
    input.current?.focus()
  }

  return (
    <div className="menu-finder" role="search" data-live="" ref={root}>
      <SearchField input={input} onClear={clear} />
      <FilterChips
        products={products}
        filter={filter}
        onChange={filterStore.change}
        onOpen={() => setIsSheetOpen(true)}
      />
      <SearchStatus
        hidden={judge && hidden}
        found={isSearching && !error ? found.length : null}
        isLoading={menu.isLoading || !search}
        isWaiting={isFiltering(filter) && isComing}
      />
      {error && <LazyFailure role="alert" error={error} onRetry={() => void refetch()} />}
      {isSearching && search && (
        <search.SearchResults
          sought={sought.trim()}
          found={found}
          menu={menu}
          onReset={() => {
            filterStore.change({ traitIds: [], avoided: [] })
            clear()
          }}
        />
      )}
      {isSheetOpen && search && (
        <search.FilterSheet products={products} shown={shown.length} onClose={() => setIsSheetOpen(false)} />
      )}
    </div>
  )
}

const loadSearch = () => import('./search.ts')
type Search = Awaited<ReturnType<typeof loadSearch>>

/**
 * The code of search and filters, from the first touch on; when the diner saves data once it is used. Only then a failure
 * counts.
 */
function useSearch(areFiltersUsed: boolean) {
  const { stores, view } = useInstance()
  const { finder } = useMenuTools()
  const { isWanted, isSearching } = useSnapshot(finder.state)
  const { isTouched } = useSnapshot(stores.of(createFirstScreenStore).state)
  const isUsed = isWanted || isSearching || areFiltersUsed
  const { data, error, refetch } = useLazyModule('search', loadSearch, isUsed || (isTouched && !savesData(view)))
  return { search: data, isComing: !data && !error, error: isUsed ? error : null, refetch }
}

type Sought = {
  readonly products: readonly Product[]
  readonly filter: MenuFilter
  readonly search: Search | undefined
}

/** What the filter says of each dish, the dishes it leaves, and those of them that the search finds. */
function useFound({ products, filter, search }: Sought) {
  const instance = useInstance()
  const { finder } = useMenuTools()
  const { isWanted, sought, isSearching } = useSnapshot(finder.state)
  const judge = useMemo(
    () => (search && isFiltering(filter) ? (product: Product) => search.filterVerdict(product, filter) : null),
    [filter, search],
  )
  useLayoutEffect(() => {
    finder.filter(judge)
  }, [finder, judge])
  // The index is built only once the diner opens the search: otherwise every arriving list would rebuild it.
  const isIndexed = isWanted || isSearching
  const index = useMemo(() => search?.indexMenu(isIndexed ? products : []), [isIndexed, products, search])
  // Both look into the details of the dishes, which nothing else asks for when the diner saves data.
  const looksInside = isIndexed || judge !== null
  useEffect(() => {
    if (looksInside) completeLists(instance)
  }, [instance, looksInside, products])
  const shown = useMemo(() => products.filter((product) => judge?.(product) !== 'hidden'), [products, judge])
  const found = useMemo(() => {
    const all = isSearching && search && index ? search.searchMenu(index, sought) : []
    return all.filter((product) => judge?.(product) !== 'hidden')
  }, [index, isSearching, judge, search, sought])
  return { judge, shown, hidden: products.length - shown.length, found }
}
