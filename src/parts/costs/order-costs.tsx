import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import type { Cents } from '#src/contract/values.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { CountedPrice } from '#src/parts/price/counted-price.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { SavingsBlock } from '#src/parts/savings/savings-block.tsx'
import { createLostSavingsStore } from '#src/state/lost-savings-store.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CostLine } from './cost-line.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { DiscountLines } from './discount-lines.tsx'
import { FeeFailure } from './fee-failure.tsx'
import type { DeliveryCharges } from './use-delivery-charges.ts'
import type { OrderCosts as Costs } from './use-order-costs.ts'

import css from './order-costs.css?inline'

declareStyles(css)

export type OrderCostsProps = {
  readonly costs: Costs
  /** Heading level of the block for codes and rewards. */
  readonly headingLevel: 2 | 3
  /** Content between the fees and the codes: the points [CHK-06]. */
  readonly children?: ReactNode
}

/** All costs of the order by name, discounts, then the total [CART-05, CHK-06, CHK-12..14]. */
export function OrderCosts({ costs, headingLevel, children }: OrderCostsProps) {
  const { stores } = useInstance()
  const price = usePrice()
  const { totals, current } = costs
  const { element, focusNext } = useFocusOf()

  function apply(savings: Savings) {
    focusNext('[data-kind="discount"] > dt')
    stores.of(createLostSavingsStore).dismiss()
    stores.draft.applySavings(savings)
  }
  function remove(savings: Savings) {
    focusNext('.savings-block > .title')
    stores.draft.applySavings(savings)
  }

  return (
    <div className="order-costs" ref={element}>
      <DeliveryProgress costs={costs} />
      <dl className="tabular">
        <CostLine name={<Trans id="cart.products">Products</Trans>}>{price(totals.products)}</CostLine>
        <FeeLines costs={costs} />
      </dl>
      {children}
      <SavingsBlock costs={costs} headingLevel={headingLevel} onApply={apply} />
      <dl className="tabular">
        <DiscountLines current={current} lines={costs.lines} onRemove={remove} />
        {totals.tip !== undefined && <CostLine name={<Trans id="tip.name">Tip</Trans>}>{price(totals.tip)}</CostLine>}
        <CostLine name={<Trans id="cart.total">Total</Trans>} kind="total">
          {costs.isPending ? <Skeleton shape="chip" /> : <CountedPrice amount={totals.total} />}
        </CostLine>
      </dl>
    </div>
  )
}

/** The fixed cost and the delivery fee; a fixed cost of 0 is not shown (rulings "fixed cost of 0"). */
function FeeLines({ costs: { amounts, config, totals, charges } }: { costs: Costs }) {
  const price = usePrice()
  const { fixedCost, delivery } = totals
  return (
    <>
      {fixedCost > 0 && (
        <CostLine
          name={config?.fixedCostName ?? <Trans id="cart.fixedCost">Fixed cost</Trans>}
          note={config?.fixedCostDescription}
        >
          {price(fixedCost)}
        </CostLine>
      )}
      {isDelivered(amounts.orderType) && <DeliveryLine fee={delivery} charges={charges} />}
    </>
  )
}

type DeliveryLineProps = { readonly fee: Cents | null; readonly charges: DeliveryCharges }

/**
 * The delivery fee in cents, "Free" for 0, with a note below: the place is not chosen yet, the fee could not be
 * loaded, or it changed with the address (rulings "delivery cost in the cart", "fee not known", "address at the
 * checkout") [CART-04, CHK-20, PRICE-33].
 */
function DeliveryLine({ fee, charges }: DeliveryLineProps) {
  const price = usePrice()
  return (
    <CostLine name={<Trans id="cart.delivery">Delivery</Trans>} note={<DeliveryNote fee={fee} charges={charges} />}>
      {fee === 0 ? (
        <span className="free">
          <Trans id="cart.deliveryFree">Free</Trans>
        </span>
      ) : fee !== null ? (
        price(fee)
      ) : charges.isPending ? (
        <Skeleton shape="chip" />
      ) : (
        '—'
      )}
    </CostLine>
  )
}

function DeliveryNote({ fee, charges: { isPending, error, reload, areaFee } }: DeliveryLineProps) {
  const price = usePrice()
  if (fee === null && error !== null) return <FeeFailure onRetry={reload} />
  if (fee === null && !isPending) return <Trans id="cart.deliveryLater">Computed after the address is confirmed.</Trans>
  const now = fee === null ? '' : price(fee)
  const before = areaFee === null ? '' : price(areaFee)
  // Always rendered: a live region announces only changes after it was mounted.
  return (
    <span role="status">
      {fee !== null && fee > 0 && areaFee !== null && areaFee !== fee && (
        <Trans id="cart.deliveryChanged">
          {now} at this address; it was {before} for the place chosen before.
        </Trans>
      )}
    </span>
  )
}

/** Moves the focus when the pressed button disappears: to the element that replaced it. */
function useFocusOf() {
  const element = useRef<HTMLDivElement>(null)
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current === null) return
    // The last one: a newly applied saving is listed below the others.
    const found = element.current?.querySelectorAll<HTMLElement>(next.current) ?? []
    found[found.length - 1]?.focus()
    next.current = null
  })
  return {
    element,
    focusNext(selector: string) {
      next.current = selector
    },
  }
}
