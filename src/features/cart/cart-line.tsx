import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import { usePrice } from '#src/components/use-price.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { lineTotal } from '#src/domain/cart/cart.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/paths.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { LineOptions } from './line-options.tsx'

import css from './cart-line.css?inline'

declareStyles(css)

export type CartLineRowProps = {
  readonly line: CartLine
  readonly index: number
  readonly hasPhoto: boolean
  readonly onRemove: () => void
  readonly ref?: Ref<HTMLLIElement>
}

/** One line: what, how many, how much; its name leads to the product to change it [CART-02]. */
export function CartLineRow({ line, index, hasPhoto, onRemove, ref }: CartLineRowProps) {
  const { t } = useLingui()
  const api = useApi()
  const { stores, location } = useInstance()
  const price = usePrice()
  const { lineId, quantity, item, photoCode } = line
  const { name } = item
  const edit = () => location.navigate(productPath(item.categoryId, item.productId, index))
  const change = (next: number) => (next < 1 ? onRemove() : stores.cart.changeQuantity(lineId, next))
  return (
    <li className="cart-line" data-photo={hasPhoto} ref={ref}>
      {hasPhoto && (
        <div className="photo">
          <Picture src={photoCode ? api.photoUrl(photoCode) : null} alt="" width={56} height={56} />
        </div>
      )}
      <button
        type="button"
        className="name"
        aria-label={t({ id: 'cart.line.edit', message: `${name}, change` })}
        onClick={edit}
      >
        {name}
      </button>
      <span className="total tabular">{price(lineTotal(line))}</span>
      <div className="details">
        <LineOptions item={item} />
        <Stepper
          value={quantity}
          min={1}
          binAt={1}
          size="small"
          labels={{
            group: t({ id: 'cart.line.quantity', message: `Quantity of ${name}` }),
            less: t({ id: 'cart.line.less.one', message: `One ${name} less` }),
            more: t({ id: 'cart.line.more.one', message: `One ${name} more` }),
            remove: t({ id: 'cart.line.remove', message: `Remove ${name}` }),
          }}
          onChange={change}
        />
      </div>
    </li>
  )
}
