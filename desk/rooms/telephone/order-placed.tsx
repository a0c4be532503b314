import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { readOrders } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { toCents } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'

import type { PlacedOrder } from './place-widget.tsx'

type OrderPlacedProps = { readonly order: PlacedOrder; readonly onNext: () => void }

/** Number and total, to read out, and the two ways on. */
export function OrderPlaced({ order, onNext }: OrderPlacedProps) {
  const { refresh } = useDesk()
  const [, navigate] = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page was as long as the menu.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { orderId, total, currency } = order
  // Its code stands for the currency until the list has the order.
  const listed = useDeskQuery(readOrders).data?.orders.find(({ id }) => id === orderId)

  /** The list shows what it has read when the room is opened. */
  async function show() {
    setIsLeaving(true)
    await refresh()
    navigate(`~/staff?order=${orderId}`)
  }

  return (
    <section className="desk-sheet desk-order-placed">
      <CheckIcon size={32} />
      <h2 ref={heading} tabIndex={-1}>
        <Trans id="telephone.placed">Order {orderId} is placed and confirmed</Trans>
      </h2>
      <p className="total tabular">{formatMoney(toCents(total), listed?.venue.currency ?? currency)}</p>
      <div className="ways">
        <Button variant="primary" onClick={onNext}>
          <Trans id="telephone.next">Next order</Trans>
        </Button>
        <Button isBusy={isLeaving} onClick={() => void show()}>
          <Trans id="telephone.show">Show it</Trans>
        </Button>
      </div>
    </section>
  )
}
