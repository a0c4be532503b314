import { Trans, useLingui } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { ownTypeName } from '#src/domain/orders/order-place.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { formatMoment } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useShare } from '#src/parts/share/use-share.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ShareIcon } from '#src/ui/base/late-icons.tsx'

type ReceiptProps = { readonly order: Order; readonly venue: Venue | null }

/** Shares an order as text: number, venue, time, dishes and total. No name, address or token of the diner is in it. */
export function ShareReceipt(props: ReceiptProps) {
  const { t } = useLingui()
  const share = useShare()
  const { title, text } = useReceipt(props)
  const texts = {
    copied: () => t({ id: 'orders.copied', message: 'Order copied' }),
    toCopy: () => t({ id: 'orders.toCopy', message: 'This is the text to copy:' }),
  }
  return (
    <Button size="small" start={<ShareIcon size={20} />} onClick={() => void share({ title, text }, texts)}>
      <Trans id="orders.share">Share</Trans>
    </Button>
  )
}

function useReceipt({ order, venue }: ReceiptProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice(venue)
  const typeName = useOrderTypeName()
  const { id, rows, total } = order
  const { from, to } = orderTime(order)
  const title = t({ id: 'orders.title', message: `Order #${id}` })
  const when = formatMoment(from, to, i18n.locale)
  const dishes = rows.map((row) => `${row.quantity} × ${row.name}  ${price(row.total)}`)
  const amount = price(total)
  const sum = t({ id: 'orders.receiptTotal', message: `Total: ${amount}` })
  const text = [
    [title, venue?.name].filter(Boolean).join(' · '),
    `${ownTypeName(order) ?? typeName(order.orderType)}, ${when}`,
    ...dishes,
    sum,
  ].join('\n')
  return { title, text }
}
