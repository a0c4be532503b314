import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { Cart } from '#src/domain/cart/cart-line.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { leadName, useGroup } from '#src/features/group/use-group.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'

/** What the dishes of a member cost: fees, discounts and minimum are of the order that the lead places. */
export function PartTotal() {
  const cart = useSnapshot(useInstance().stores.cart.state).cart as Cart
  const price = usePrice()
  return price(productsTotal(cart.lines))
}

type PartCostsProps = {
  /** Told true when it is drawn: nothing is added to it [CART-59]. */
  readonly onWhole: (isWhole: true) => void
}

/** In place of the costs of an order. */
export function PartCosts({ onWhole }: PartCostsProps) {
  useEffect(() => onWhole(true), [onWhole])
  return (
    <p className="part-costs">
      <Trans id="group.part">Your dishes</Trans>
      <strong className="tabular">
        <PartTotal />
      </strong>
    </p>
  )
}

/** In place of the button to the checkout: the lead places the order, there is nothing more to do. */
export function PartDone({ total }: { readonly total: ReactNode }) {
  const { stores, location } = useInstance()
  const code = useSnapshot(stores.draft.state).group?.code ?? ''
  const { group } = useGroup(code, { isMember: true })
  const name = group && leadName(group)
  return (
    <Button variant="primary" isWide end={total} onClick={() => location.navigate(secondaryPaths.group)}>
      {name ? (
        <Trans id="group.part.done">Done: {name} places the order</Trans>
      ) : (
        <Trans id="group.see">See the group</Trans>
      )}
    </Button>
  )
}
