import { useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'

import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { FilterVerdict } from '#src/domain/menu/filter-verdict.ts'
import { useMenuTools, useQuantity } from '#src/features/menu/menu-tools.tsx'
import { useNearViewport } from '#src/features/menu/scroll/use-near-viewport.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { dishFacts } from './dish-facts.ts'
import type { DishFacts } from './dish-facts.ts'

import css from './dish.css?inline'

declareStyles(css)

const ToOrder = lazyPart('ToOrder', () => import('#src/parts/cart/to-order.tsx'), { texts: 'order' })

export type DishProps = {
  readonly product: Product
  /** The category it is shown in; a recommended dish has its own [MENU-21]. */
  readonly categoryId: Id<'Category'>
  /** Visible without scrolling. */
  readonly isFirst: boolean
  /** Its photo is one of the first two of the menu. */
  readonly hasPriority?: boolean
  /** Verdict of the filters, while some are set. */
  readonly verdict?: FilterVerdict | undefined
  /** Rendered as more than its name from the start. */
  readonly isWhole: boolean
  /** Its position in a list of which not all dishes may be drawn, from 0. */
  readonly position: number
  /** Dishes of the whole list. */
  readonly count: number
}

/**
 * A dish of the list: a button that opens the sheet, and the plus beside it [MENU-16..21]. Far from the viewport only
 * its name is rendered: it can be searched, read out and focused at a fraction of the cost.
 */
export const Dish = memo(function Dish({
  product,
  categoryId,
  isFirst,
  hasPriority = false,
  verdict,
  isWhole,
  position,
  count,
}: DishProps) {
  const element = useRef<HTMLLIElement>(null)
  const isNear = useNearViewport(element, isWhole)
  const { context, layout, photo, open } = useMenuTools()
  const facts = dishFacts(product, context)
  const { about, isSoldOut } = facts
  const hasPlace = product.photoCode !== null || layout === 'grid'
  return (
    <li
      className="dish"
      ref={element}
      data-near={isNear}
      data-sold-out={isSoldOut}
      data-photo={hasPlace}
      aria-posinset={position + 1}
      aria-setsize={count}
    >
      {isNear && hasPlace && (
        <div className="photo">
          <Picture
            photo={photo(product.photoCode)}
            alt=""
            width={104}
            height={104}
            isEager={isFirst}
            hasPriority={hasPriority}
            isFilling
            isDimmed={isSoldOut}
          />
        </div>
      )}
      <div className="text">
        <h3 className="name">
          <button
            className="open"
            type="button"
            data-key={`dish ${categoryId} ${product.id}`}
            aria-haspopup="dialog"
            onClick={() => open(product, categoryId)}
          >
            {product.name}
          </button>
        </h3>
        {isNear && about.length > 0 && <About parts={about} />}
        {isNear && <Facts product={product} facts={facts} verdict={verdict} />}
      </div>
      {isNear && !isSoldOut && <AddButton product={product} categoryId={categoryId} />}
    </li>
  )
})

/** Two lines at most; the words of allergens stand out [MENU-18]. */
function About({ parts }: { readonly parts: DishFacts['about'] }) {
  return <p className="about">{parts.map((text, index) => (index % 2 ? <b key={index}>{text}</b> : text || null))}</p>
}

type FactsProps = Pick<DishProps, 'product' | 'verdict'> & { readonly facts: DishFacts }

/** Price, allergen warning of the filters, and at most two tags: low stock before traits, of which a line is shown. */
function Facts({ product, facts, verdict }: FactsProps) {
  const { t } = useLingui()
  const { price } = useMenuTools()
  const { isFrom, isSoldOut, fewLeft } = facts
  const amount = price(facts.price)
  const traits = product.traits.slice(0, isSoldOut || fewLeft !== null ? 1 : 2)
  return (
    <div className="facts">
      <span className="price tabular">
        {isFrom ? t({ id: 'product.priceFrom', message: `from ${amount}` }) : amount}
      </span>
      {verdict === 'open-choice' && (
        <Tag kind="warn">{t({ id: 'menu.filter.openChoice', message: 'Allergens depend on what you choose' })}</Tag>
      )}
      {verdict === 'undeclared' && (
        <Tag kind="warn">{t({ id: 'menu.filter.undeclared', message: 'Allergens not declared' })}</Tag>
      )}
      {isSoldOut && <Tag>{t({ id: 'menu.soldOut', message: 'Sold out' })}</Tag>}
      {fewLeft !== null && <Tag kind="warn">{t({ id: 'menu.fewLeft', message: `Only ${fewLeft} left` })}</Tag>}
      {traits.length > 0 && (
        <span className="traits">
          {traits.map(({ id, name }) => (
            <Tag key={id} kind="ok">
              {name}
            </Tag>
          ))}
        </span>
      )}
    </div>
  )
}

/** The plus, or the number in the order; no plus once the order holds the whole stock [MENU-20, PROD-45]. */
function AddButton({ product, categoryId }: Pick<DishProps, 'product' | 'categoryId'>) {
  const { t } = useLingui()
  const { add, context } = useMenuTools()
  const { name, stock } = product
  const quantity = useQuantity(product.id)
  const inUse = useQuantity(product.id, 'inUse')
  const left = stock.find(({ venueId }) => venueId === context.venueId)?.quantity ?? Infinity
  const isAll = inUse >= left
  const label = () => {
    if (isAll) return t({ id: 'menu.allInOrder', message: `No more ${name}: all ${left} are in your order` })
    if (quantity > 0) return t({ id: 'menu.addMore', message: `Add ${name}, ${quantity} in your order` })
    return t({ id: 'menu.add', message: `Add ${name}` })
  }
  return (
    <div className="add tabular">
      <IconButton
        label={label()}
        icon={
          quantity > 0 ? (
            <span className="quantity" data-live="">
              {quantity}
            </span>
          ) : (
            <PlusIcon size={20} />
          )
        }
        variant={quantity > 0 ? 'brand' : 'floating'}
        data-key={`add ${categoryId} ${product.id}`}
        aria-disabled={isAll || undefined}
        onClick={() => !isAll && add(product, categoryId)}
      />
      {quantity > 0 && <ToOrder />}
    </div>
  )
}
