import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getProducts } from '#src/contract/product.ts'
import { DishBlocks, namesOf } from '#src/features/menu/dish/dish-blocks.tsx'
import type { DishBlocksProps } from '#src/features/menu/dish/dish-blocks.tsx'
import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useNearViewport } from '#src/features/menu/scroll/use-near-viewport.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { LazyFailure } from '#src/parts/screen/lazy.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { SectionHead } from './section-head.tsx'
import { usePartProducts } from './use-part-products.ts'

import css from './menu-section.css?inline'

declareStyles(css)

export type MenuSectionProps = Pick<DishBlocksProps, 'firstBlock' | 'isLong'> & {
  readonly part: MenuPart
  readonly onGo: (path: string) => void
}

type Reply = ReplyOf<typeof getProducts>

/** A category with its neighbours and dishes; reserves about their height while loading [MENU-07..12, MENU-36]. */
export const MenuSection = memo(function MenuSection({ part, firstBlock, isLong, onGo }: MenuSectionProps) {
  const { category } = part
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const { queryClient } = useInstance()
  // Not while its list is missing: the height it would keep is not that of its dishes.
  const mayLeave = isLong && queryClient.getQueryData(part.query.queryKey) !== undefined
  const isNear = useNearViewport(element, firstBlock !== undefined, mayLeave)
  const isAway = mayLeave && !isNear
  const { data, error, refetch } = usePartProducts(part, isNear)
  useFailureAlert(isNear ? error : null)
  useReservedHeight(element, data?.products.length)

  return (
    <section className="menu-section" ref={element} aria-labelledby={id}>
      <SectionHead id={id} category={category} reply={data} isAway={isAway} onGo={onGo} />
      {data && <Dishes part={part} products={data.products} firstBlock={firstBlock} isLong={isLong} isAway={isAway} />}
      {!data && error && (
        <div className="note">
          <LazyFailure error={error} onRetry={refetch} />
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

type DishesProps = Pick<MenuSectionProps, 'part' | 'firstBlock' | 'isLong'> & {
  readonly products: Reply['products']
  readonly isAway: boolean
}

/** The dishes that the filters leave; of a section that is away their names alone. */
function Dishes({ part, products, isAway, ...rest }: DishesProps) {
  const { judge } = useSnapshot(useMenuTools().finder.state)
  const judged = products.map((product) => ({
    product,
    categoryId: part.category?.id ?? product.categoryIds[0] ?? product.category.id,
    verdict: judge?.(product),
  }))
  const shown = judged.filter(({ verdict }) => verdict !== 'hidden')
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
  if (isAway) return <div className="dish-names">{namesOf(shown)}</div>
  return <DishBlocks dishes={shown} {...rest} />
}
