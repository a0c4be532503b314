import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import type { Id } from '#src/contract/values.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'

type TestPlacedProps = { readonly orderId: Id<'Order'>; readonly onAgain: () => void }

/** A test order is with the desk now: where it is answered, and the way back to the widget. */
export function TestPlaced({ orderId, onAgain }: TestPlacedProps) {
  const { refresh } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void refresh()
  }, [refresh])
  return (
    <div className="placed">
      <CheckIcon size={32} />
      <h3 ref={heading} tabIndex={-1}>
        <Trans id="testOrder.placed">Test order {orderId} is placed</Trans>
      </h3>
      <p>
        <Trans id="testOrder.rings">
          It rings at your desk now. Accept it there as you will accept your guests’ orders.
        </Trans>
      </p>
      <div className="ways">
        <PageLink to={`/?order=${orderId}`}>
          <Trans id="testOrder.show">Show the order</Trans>
        </PageLink>
        <Button size="small" variant="text" onClick={onAgain}>
          <Trans id="testOrder.again">Back to the preview</Trans>
        </Button>
      </div>
    </div>
  )
}
