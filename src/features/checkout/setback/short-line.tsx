import { Trans, useLingui } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { addToCart, changeQuantity } from '#src/domain/cart/change-cart.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { ShownPriceText } from '#src/parts/price/shown-price-text.tsx'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import { useNeighbours } from './use-neighbours.ts'

type ShortLineProps = {
  readonly shortage: Shortage
  readonly draft: StartedDraft
  readonly lines: readonly CartLine[]
  readonly onDecided: () => void
}

/** A line that cannot be had as ordered, with the ways out: without it, with what is left of it, with another dish. */
export function ShortLine({ shortage, lines, ...props }: ShortLineProps) {
  const line = lines.find(({ lineId }) => lineId === shortage.lineId)
  return line ? <Choice line={line} left={shortage.left} lines={lines} {...props} /> : null
}

type ChoiceProps = Pick<ShortLineProps, 'draft' | 'lines' | 'onDecided'> & {
  readonly line: CartLine
  readonly left: number
}

function Choice({ line, left, draft, lines, onDecided }: ChoiceProps) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { name } = line.item
  const neighbours = useNeighbours(line, draft, lines)

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
    <Card>
      <div className="short-line">
        <p className="line">
          <span className="tabular">{line.quantity} ×</span>
          <span>{[name, ...chosenOptionTexts(line.item)].join(' · ')}</span>
          <Tag kind="error">
            {left > 0
              ? t({ id: 'product.left', message: `Available: ${left}` })
              : t({ id: 'product.soldOut', message: 'Sold out' })}
          </Tag>
        </p>
        {/* Dishes of others are theirs to change [CART-13]. */}
        {!line.member && (
          <div className="ways">
            <Button size="small" onClick={keepLeft}>
              {left > 0
                ? t({ id: 'checkout.setback.take', message: `Order only ${left}` })
                : t({ id: 'checkout.setback.without', message: `Order without ${name}` })}
            </Button>
          </div>
        )}
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
    </Card>
  )
}
