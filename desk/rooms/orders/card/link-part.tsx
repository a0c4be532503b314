import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { showPayLink } from '#desk/contract/orders.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { linkStateOf } from '#desk/parts/pay-link/link-state.ts'
import { PayLink } from '#desk/parts/pay-link/pay-link.tsx'
import { usePayLink } from '#desk/parts/pay-link/use-pay-link.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type LinkPartProps = { readonly order: DeskOrder; readonly titleId: string }

/** Of an order that is paid by a link: the link, to be given once more, or that whoever rang is to be told. */
export function LinkPart({ order, titleId }: LinkPartProps) {
  const [isShown, setIsShown] = useState(false)
  const link = usePayLink()
  const mayShow = useMay(showPayLink)
  const state = linkStateOf(order)
  if (state === 'lapsed')
    return (
      <Notice kind="warn">
        <p>
          <Trans id="payLink.lapsed">
            Nobody has paid in time. Call the diner, who may believe that it is ordered.
          </Trans>
        </p>
      </Notice>
    )
  if (state === null || !mayShow) return null
  function toggle(): void {
    if (!isShown) void link.ask(order.id)
    setIsShown(!isShown)
  }
  return (
    <div className="link">
      <Button variant="primary" aria-expanded={isShown} aria-describedby={titleId} onClick={toggle}>
        <Trans id="payLink.show">Link to pay</Trans>
      </Button>
      {isShown && <PayLink orderId={order.id} link={link} />}
    </div>
  )
}
