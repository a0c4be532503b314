import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { readOrders } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { PayLink } from '#desk/parts/pay-link/pay-link.tsx'
import type { usePayLink } from '#desk/parts/pay-link/use-pay-link.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import type { TakenOrder } from '#desk/parts/widget/place-widget.tsx'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'

type OrderPlacedProps = {
  readonly order: TakenOrder
  readonly link: ReturnType<typeof usePayLink>
  readonly onNext: () => void
}

/** Number and total, to read out, the link where it is paid by one, and the two ways on. */
export function OrderPlaced({ order, link, onNext }: OrderPlacedProps) {
  const { refresh } = useDesk()
  const [, navigate] = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page was as long as the menu.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { orderId, total, isByLink } = order
  const listed = useDeskQuery(readOrders).data?.orders.find(({ id }) => id === orderId)

  /** The list shows what it has read when the room is opened. */
  async function show() {
    setIsLeaving(true)
    await refresh()
    navigate(`~/staff?order=${orderId}`)
  }

  return (
    <section className="desk-sheet desk-order-placed">
      {!isByLink && <CheckIcon size={32} />}
      <h2 ref={heading} tabIndex={-1}>
        {isByLink ? (
          <Trans id="telephone.toPay">Order {orderId} waits for its payment</Trans>
        ) : (
          <Trans id="telephone.placed">Order {orderId} is placed and confirmed</Trans>
        )}
      </h2>
      {/* The list knows the currency. */}
      <p className="total tabular">{listed && formatMoney(total, listed.venue.currency)}</p>
      {isByLink && <PayLink orderId={orderId} link={link} />}
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
