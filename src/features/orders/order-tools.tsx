import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import { orderPlace, ownTypeName } from '#src/domain/orders/order-place.ts'
import { isRefusedOrCancelled, lastMoment } from '#src/domain/orders/order-state.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { printNodes } from '#src/integrations/print-nodes.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useSaveCalendarEvent } from '#src/parts/slots/use-save-calendar-event.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PrinterIcon } from '#src/ui/base/late-icons.tsx'
import { CalendarIcon, RefreshIcon } from '#src/ui/base/more-icons.tsx'

import { useOrderAgain } from './again/use-order-again.ts'
import { FavouriteButton } from './favourites/favourite-button.tsx'
import { ShareReceipt } from './share-receipt.tsx'

import paperCss from './print.css?inline'

type OrderToolsProps = {
  readonly order: Order
  readonly token: string | null
  /** Element to print. */
  readonly printed: RefObject<HTMLElement | null>
}

/** Buttons for an order: add to calendar, print, share, keep as favourite, order again. */
export function OrderTools({ order, token, printed }: OrderToolsProps) {
  const { t } = useLingui()
  const { clock, i18n, surface } = useInstance()
  const { id } = order
  const venue = useVenueOfOrder(order)
  const zone = timeZoneOf(venue)
  const addToCalendar = useAddToCalendar(order)
  const orderAgain = useOrderAgain()
  const isToCome = !isRefusedOrCancelled(order) && steadyClock(clock.now(), zone) <= lastMoment(order)

  function print() {
    if (!printed.current) return
    const title = t({ id: 'orders.title', message: `Order #${id}` })
    printNodes({ title, language: i18n.locale, css: paperCss, content: printed.current }, surface.root)
  }

  return (
    <ButtonRow>
      {isToCome && (
        <Button size="small" start={<CalendarIcon size={20} />} onClick={addToCalendar}>
          <Trans id="orders.calendar">Add to calendar</Trans>
        </Button>
      )}
      <Button size="small" start={<PrinterIcon size={20} />} onClick={print}>
        <Trans id="orders.print">Print</Trans>
      </Button>
      <ShareReceipt order={order} venue={venue} />
      <FavouriteButton order={order} />
      {!isRefusedOrCancelled(order) && (
        <Button size="small" start={<RefreshIcon size={20} />} onClick={() => orderAgain(order, token)}>
          <Trans id="orders.again">Order again</Trans>
        </Button>
      )}
    </ButtonRow>
  )
}

function useAddToCalendar(order: Order): () => void {
  const { t } = useLingui()
  const typeName = useOrderTypeName()
  const venue = useVenueOfOrder(order)
  const save = useSaveCalendarEvent(venue)
  return () => {
    const { id, expected, slotStart, slotEnd } = order
    const { from, to } = expected ?? { from: slotStart, to: slotEnd }
    const place = orderPlace(order)
    const type = ownTypeName(order) ?? typeName(order.orderType)
    save({
      name: `order-${id}`,
      start: from,
      end: to,
      summary: venue ? `${type}, ${venue.name}` : type,
      place: place.kind === 'venue' ? (venue ? fullAddress(venue) : '') : placeText(place),
      description: [t({ id: 'orders.title', message: `Order #${id}` }), venue?.phone].filter(Boolean).join('\n'),
    })
  }
}

type Elsewhere = Exclude<ReturnType<typeof orderPlace>, { kind: 'venue' }>

function placeText(place: Elsewhere): string {
  return place.kind === 'address' ? place.address : [place.name, place.deliveryPoint].filter(Boolean).join(', ')
}
