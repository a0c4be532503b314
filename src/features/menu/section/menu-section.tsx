import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getProducts } from '#src/contract/product.ts'
import { Dish } from '#src/features/menu/dish/dish.tsx'
import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useNearViewport } from '#src/features/menu/scroll/use-near-viewport.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { SectionHead } from './section-head.tsx'
import { usePartProducts } from './use-part-products.ts'

import css from './menu-section.css?inline'

declareStyles(css)

export type MenuSectionProps = {
  readonly part: MenuPart
  /** Visible without scrolling. */
  readonly isFirst: boolean
  readonly onGo: (path: string) => void
}

type Reply = ReplyOf<typeof getProducts>

/** A category with its neighbours and dishes; reserves about their height while loading [MENU-07..12]. */
export const MenuSection = memo(function MenuSection({ part, isFirst, onGo }: MenuSectionProps) {
  const { category } = part
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const isNear = useNearViewport(element, isFirst)
  const { data, error, refetch } = usePartProducts(part, isNear)
  useFailureAlert(isNear ? error : null)
  useReservedHeight(element, data?.products.length)

  return (
    <section className="menu-section" ref={element} aria-labelledby={id}>
      <SectionHead id={id} category={category} reply={data} onGo={onGo} />
      {data && <Dishes part={part} products={data.products} isFirst={isFirst} />}
      {!data && error && (
        <div className="note">
          <LoadFailure error={error} onRetry={refetch} />
        </div>
      )}
      {!data && !error && <Pending isNear={isNear} />}
    </section>
  )
})

/** Gives the browser the estimated height of a section that is not rendered yet. */
function useReservedHeight(element: RefObject<HTMLElement | null>, count: number | undefined) {
  // A style property, not an attribute: the page's CSP may forbid style attributes.
  useLayoutEffect(() => {
    if (count) element.current?.style.setProperty('--comanda-dishes', String(count))
  }, [element, count])
}

function Pending({ isNear }: { readonly isNear: boolean }) {
  const { t } = useLingui()
  return (
    <div className="pending">
      {isNear && <SkeletonList label={t({ id: 'menu.loading', message: 'Loading the menu' })} />}
    </div>
  )
}

type DishesProps = Pick<MenuSectionProps, 'part' | 'isFirst'> & { readonly products: Reply['products'] }

// On 844 px about five dishes are visible above the bar.
const seenFirst = 6
// Their photos are fetched before the others.
const prior = 2

/** Cards or rows in the order of the service [MENU-10, MENU-13]. */
function Dishes({ part, products, isFirst }: DishesProps) {
  const { layout, finder } = useMenuTools()
  const { judge } = useSnapshot(finder.state)
  const judged = products.map((product) => ({ product, verdict: judge?.(product) }))
  const shown = judged.filter(({ verdict }) => verdict !== 'hidden')
  const hasPhotos = products.some(({ photoCode }) => photoCode !== null)
  if (shown.length === 0) {
    return (
      <p className="note">
        {judge ? (
          <Trans id="menu.allHidden">Your filters hide everything here.</Trans>
        ) : (
          <Trans id="menu.emptyCategory">There is nothing in this category at the moment.</Trans>
        )}
      </p>
    )
  }
  return (
    <ul className="dishes" data-layout={layout}>
      {shown.map(({ product, verdict }, index) => (
        <Dish
          key={product.id}
          product={product}
          categoryId={part.category?.id ?? product.categoryIds[0] ?? product.category.id}
          hasPhotos={hasPhotos}
          isFirst={isFirst && index < seenFirst}
          hasPriority={isFirst && index < prior}
          verdict={verdict}
        />
      ))}
    </ul>
  )
}
