import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { ShownPriceText } from '#src/parts/price/shown-price-text.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Stepper } from '#src/ui/field/stepper.tsx'

import type { Configuring } from './use-configuration.ts'

import css from './product-footer.css?inline'

declareStyles(css)

export type ProductFooterProps = {
  readonly configuring: Configuring
  readonly isEdit: boolean
  readonly isOrderable: boolean
  /** Submitted, and waiting for the newest product or stock. */
  readonly isBusy: boolean
  readonly onSubmit: () => void
}

/** Stepper, stock, and the button with the running total [PROD-05, PROD-43, PROD-49, PROD-50]. */
export function ProductFooter({ configuring, isEdit, isOrderable, isBusy, onSubmit }: ProductFooterProps) {
  const { t } = useLingui()
  const id = useId()
  const { product, quantity, left, total, change } = configuring
  const { name } = product
  const amount = usePrice()(total.price)
  const isSoldOut = left === 0 && !isEdit
  return (
    <div className="product-footer">
      <p className="availability" id={id} role="status" data-none={left === 0}>
        {left !== null && <Availability left={left} />}
      </p>
      <p className="visually-hidden" role="status">
        {!total.isFrom && <Trans id="product.total">Total {amount}</Trans>}
      </p>
      <Stepper
        value={quantity}
        max={left}
        isDisabled={!isOrderable}
        describedBy={left === null ? undefined : id}
        labels={{
          group: t({ id: 'product.quantity', message: `Quantity of ${name}` }),
          less: t({ id: 'product.quantity.less', message: 'One less' }),
          more: t({ id: 'product.quantity.more', message: 'One more' }),
        }}
        onChange={(next) => change({ kind: 'quantity', quantity: next })}
      />
      <Button
        variant="primary"
        isWide
        isBusy={isBusy}
        isDisabled={!isOrderable || isSoldOut}
        end={!isSoldOut && <ShownPriceText shown={total} />}
        onClick={onSubmit}
      >
        <Action isEdit={isEdit} isSoldOut={isSoldOut} />
      </Button>
    </div>
  )
}

function Action({ isEdit, isSoldOut }: { readonly isEdit: boolean; readonly isSoldOut: boolean }) {
  if (isEdit) return <Trans id="product.save">Save</Trans>
  if (isSoldOut) return <Trans id="product.soldOut">Sold out</Trans>
  return <Trans id="product.addToOrder">Add to order</Trans>
}

function Availability({ left }: { readonly left: number }) {
  if (left === 0) return <Trans id="no_more_availability">No more available</Trans>
  if (left > 10) return <Trans id="product.manyLeft">Available: more than 10</Trans>
  return <Trans id="product.left">Available: {left}</Trans>
}
