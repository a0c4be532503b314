import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useEffect, useId, useRef } from 'react'

import { importMenu } from '#desk/contract/menu-import.ts'
import type { DeskMenu, ListedCategory } from '#desk/contract/menu.ts'
import { saveMenuPart } from '#desk/contract/set-up/part-calls.ts'
import type { DeskVenue } from '#desk/contract/venue.ts'
import { FindField } from '#desk/parts/find-field.tsx'
import { useMay } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { foldText } from '#src/domain/menu/normal-words.ts'
import type { QueryResult } from '#src/query/use-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { PauseDish } from './pause-dish.tsx'
import { ProductRow } from './product-row.tsx'

import css from './menu-list.css?inline'

declareStyles(css)

type MenuListProps = {
  readonly menu: QueryResult<DeskMenu>
  /** The venue whose stock is shown; null = the first. */
  readonly venueId: number | null
  readonly onVenue: (id: number) => void
  readonly search: string
  readonly onSearch: (typed: string) => void
  /** Address of the page that one comes back from. */
  readonly lastPage: RefObject<string | null>
}

/** Every product by category: its price, what is left of it at a venue, and a button for "Sold out". */
export function MenuList({ menu, venueId, onVenue, search, onSearch, lastPage }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    links.find(({ pathname }) => lastPage.current !== null && pathname.endsWith(lastPage.current))?.focus()
  }, [lastPage])
  return (
    <div ref={list}>
      <Room title={<Trans id="menu.title">Menu</Trans>} actions={<EditorLinks />}>
        <Read of={menu}>
          {({ venues, categories }) => (
            <Products {...{ venues, categories, onVenue, search, onSearch }} venue={chosenVenue(venues, venueId)} />
          )}
        </Read>
      </Room>
    </div>
  )
}

function chosenVenue(venues: DeskMenu['venues'], venueId: number | null): DeskVenue | null {
  return venues.find(({ id }) => id === venueId) ?? venues[0] ?? null
}

function EditorLinks() {
  const imports = useMay(importMenu)
  if (!useMay(saveMenuPart)) return null
  return (
    <div className="desk-menu-pages">
      <PageLink to="/menu/new">
        <Trans id="menu.newProduct">New product</Trans>
      </PageLink>
      <PageLink to="/menu/categories">
        <Trans id="menu.categories">Categories</Trans>
      </PageLink>
      <PageLink to="/menu/ingredients">
        <Trans id="menu.ingredients">Ingredients</Trans>
      </PageLink>
      <PageLink to="/menu/extras">
        <Trans id="extras.sets">Sets of extras</Trans>
      </PageLink>
      <PageLink to="/menu/traits">
        <Trans id="dish.traits">Diets and marks</Trans>
      </PageLink>
      <PageLink to="/menu/order">
        <Trans id="sort.title">Order of the menu</Trans>
      </PageLink>
      {imports && (
        <PageLink to="/menu/import">
          <Trans id="import.open">Import from a file</Trans>
        </PageLink>
      )}
    </div>
  )
}

type ProductsProps = DeskMenu &
  Pick<MenuListProps, 'onVenue' | 'search' | 'onSearch'> & { readonly venue: DeskVenue | null }

function Products({ venues, categories, venue, onVenue, search, onSearch }: ProductsProps) {
  const { t } = useLingui()
  const filled = categories.filter(({ products }) => products.length > 0)
  if (filled.length === 0)
    return (
      <EmptyState icon={<CutleryIcon size={32} />}>
        <Trans id="menu.empty">The menu is empty. Make its categories and products, or import it from a file.</Trans>
      </EmptyState>
    )
  const wanted = foldText(search.trim())
  const isFound = filled.some((category) => hasFound(category, wanted))
  return (
    <>
      <div className="desk-menu-tools">
        {venues.length > 1 && (
          <SelectField
            label={t({ id: 'menu.venue', message: 'Sold out at' })}
            value={String(venue?.id)}
            onChange={(id) => onVenue(Number(id))}
            options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <FindField
          label={t({ id: 'menu.find', message: 'Find a product' })}
          value={search}
          onChange={onSearch}
          none={isFound ? null : t({ id: 'menu.notFound', message: 'No product has this name.' })}
        />
      </div>
      {filled.map((category) => (
        <CategoryPart key={category.id} category={category} venue={venue} wanted={wanted} />
      ))}
    </>
  )
}

function hasFound({ products }: ListedCategory, wanted: string): boolean {
  return products.some(({ name }) => foldText(name).includes(wanted))
}

type CategoryPartProps = {
  readonly category: ListedCategory
  readonly venue: DeskVenue | null
  /** What a name must hold to be shown, folded. */
  readonly wanted: string
}

/** What is not wanted is hidden, not taken away: in a menu of 1,000 products no row is drawn anew with a key press. */
function CategoryPart({ category, venue, wanted }: CategoryPartProps) {
  const id = useId()
  const pause = category.pauses.find(({ venueId }) => venueId === venue?.id)
  return (
    <section className="desk-menu-category" aria-labelledby={id} hidden={!hasFound(category, wanted)}>
      <header>
        <h2 id={id}>{category.name}</h2>
        {pause && (
          <Tag kind="wait">
            <PauseState until={pause.until} />
          </Tag>
        )}
        {venue && (
          <PauseDish
            what={{ venueId: venue.id, kind: 'category', id: category.id }}
            name={category.name}
            isPaused={pause !== undefined}
          />
        )}
      </header>
      <ul>
        {category.products.map((product) => (
          <li key={product.id} hidden={!foldText(product.name).includes(wanted)}>
            <ProductRow product={product} venue={venue} />
          </li>
        ))}
      </ul>
    </section>
  )
}
