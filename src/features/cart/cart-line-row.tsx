import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Ref } from 'react'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { lineTotal } from '#src/domain/cart/cart.ts'
import { changeQuantity } from '#src/domain/cart/change-cart.ts'
import type { LineLimit } from '#src/domain/cart/line-limit.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { growCart } from '#src/parts/cart/grow-cart.ts'
import type { ShortWaysProps } from '#src/parts/cart/short/short-ways.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'

import { LineOptions } from './line-options.tsx'

import css from './cart-line-row.css?inline'

declareStyles(css)

const ShortWays = lazyPart<'ShortWays', ShortWaysProps>(
  'ShortWays',
  () => import('#src/parts/cart/short/short-ways.tsx'),
)

export type CartLineRowProps = {
  readonly line: CartLine
  readonly index: number
  readonly hasPhoto: boolean
  /** Largest quantity; null = no limit known. */
  readonly limit: LineLimit | null
  /** It cannot be had as ordered: the limit says what is left of it. */
  readonly isShort: boolean
  readonly onRemove: () => void
  /** The diner has chosen a way out of the shortage. */
  readonly onDecided: () => void
  readonly ref?: Ref<HTMLLIElement>
}

/**
 * One line: name, choices, quantity and total; its name opens the product to edit it [CART-02]. Plus ends at the stock
 * (rulings "cart stepper").
 */
export function CartLineRow({ line, index, hasPhoto, limit, isShort, onRemove, onDecided, ref }: CartLineRowProps) {
  const { t } = useLingui()
  const limitId = useId()
  const api = useApi()
  const instance = useInstance()
  const { location } = instance
  const price = usePrice()
  const { lineId, quantity, item, photoCode, member } = line
  const { name } = item
  const edit = () => location.navigate(productPath(item.categoryId, item.productId, index))
  const change = (next: number) =>
    next < 1 ? onRemove() : void growCart(instance, (cart) => changeQuantity(cart, lineId, next))
  return (
    <li className="cart-line" data-photo={hasPhoto} data-short={isShort} ref={ref}>
      {hasPhoto && (
        <div className="photo">
          <Picture photo={api.photo(photoCode)} alt="" width={56} height={56} />
        </div>
      )}
      {member ? (
        // Takes the focus when the line above it is removed.
        <span className="name" tabIndex={-1}>
          {name}
        </span>
      ) : (
        <button
          type="button"
          className="name"
          aria-label={t({ id: 'cart.line.edit', message: `${name}, change` })}
          onClick={edit}
        >
          {name}
        </button>
      )}
      <span className="total tabular">{price(lineTotal(line))}</span>
      <div className="details">
        <LineOptions item={item} />
        {member ? (
          <OfMember line={line} />
        ) : (
          <Stepper
            value={quantity}
            min={1}
            max={limit?.max}
            binAt={1}
            describedBy={limit ? limitId : undefined}
            size="small"
            labels={{
              group: t({ id: 'cart.line.quantity', message: `Quantity of ${name}` }),
              less: t({ id: 'cart.line.less.one', message: `One ${name} less` }),
              more: t({ id: 'cart.line.more.one', message: `One ${name} more` }),
              remove: t({ id: 'cart.line.remove', message: `Remove ${name}` }),
            }}
            onChange={change}
          />
        )}
        <p className="limit" id={limitId} role="status">
          {limit && quantity >= limit.max && <Limit limit={limit} />}
        </p>
        {isShort && limit && <ShortWays line={line} left={limit.max} onDecided={onDecided} />}
      </div>
    </li>
  )
}

/** Whose dishes they are, and how many: only the phone of the member changes them (decision 83). */
function OfMember({ line: { quantity, member } }: Pick<CartLineRowProps, 'line'>) {
  return (
    <p className="of-member tabular">
      {quantity} × <Tag>{member?.name}</Tag>
    </p>
  )
}

function Limit({ limit: { left, name } }: { readonly limit: LineLimit }) {
  if (left === 0) return <Trans id="no_more_availability">No more available</Trans>
  return (
    <Trans id="cart.line.left">
      Only {left} left of {name}
    </Trans>
  )
}
