import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { Product } from '#src/contract/product.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { addToCart, changeQuantity } from '#src/domain/cart/change-cart.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { ShownPriceText } from '#src/parts/price/shown-price-text.tsx'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState, StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useNeighbours } from './use-neighbours.ts'

import css from './short-ways.css?inline'

declareStyles(css)

export type ShortWaysProps = {
  readonly line: CartLine
  /** Units of the line that can be had; 0 = none. */
  readonly left: number
  readonly onDecided: () => void
}

/**
 * The ways out for a line that cannot be had as ordered: without it, with what is left of it, with another dish. Dishes
 * of others are theirs to change [CART-13].
 */
export function ShortWays(props: ShortWaysProps) {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state) as OrderDraftState
  return !props.line.member && isStarted(draft) && <Ways {...props} draft={draft} />
}

function Ways({ line, left, draft, onDecided }: ShortWaysProps & { readonly draft: StartedDraft }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const { name } = line.item
  const neighbours = useNeighbours(line, draft, cart.lines as readonly CartLine[])

  /** Keeps what is left of the line. */
  function keepLeft() {
    stores.cart.change(changeQuantity, line.lineId, left)
    onDecided()
  }

  /** Puts another dish in the place of what is missing; one with choices is opened. */
  function replaceBy(product: Product) {
    const { categoryId } = line.item
    if (canAddAtOnce(product) !== 'yes') {
      stores.cart.change(changeQuantity, line.lineId, left)
      return location.navigate(productPath(categoryId, product.id))
    }
    const rest = { quantity: line.quantity - left, orderType: draft.type, venueId: draft.venueId }
    const other = buildLine({ product, categoryId, configuration: emptyConfiguration(product), lineId: 0, ...rest })
    stores.cart.change((cart) => addToCart(changeQuantity(cart, line.lineId, left), other))
    return onDecided()
  }

  return (
    <div className="short-ways">
      <div className="ways">
        <Button size="small" onClick={keepLeft}>
          {left > 0
            ? t({ id: 'checkout.setback.take', message: `Order only ${left}` })
            : t({ id: 'checkout.setback.without', message: `Order without ${name}` })}
        </Button>
      </div>
      {neighbours.length > 0 && (
        <>
          <p className="instead">
            <Trans id="checkout.setback.instead">Or instead</Trans>
          </p>
          <div className="ways">
            {neighbours.map((product) => (
              <Button
                key={product.id}
                size="small"
                end={<ShownPriceText shown={shownPrice(product, draft.type)} />}
                onClick={() => replaceBy(product)}
              >
                {product.name}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
