import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Order } from '#src/contract/placed-order.ts'
import { orderPill } from '#src/domain/orders/order-pill.ts'
import type { OrderPill } from '#src/domain/orders/order-pill.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import type { PlacedEntry } from '#src/parts/order/use-placed-order.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

import { useFollowedOrder } from './use-followed-order.ts'

import css from './launcher-pill.css?inline'

declareStyles(css)

/** Above the closed button: how the order this device placed stands, and the way back to it. */
export function LauncherPill() {
  const entry = usePlacedOrder()
  const place = useLauncherPlace(entry !== null)
  return entry && place && createPortal(<Pill key={entry.orderId} entry={entry} />, place)
}

/**
 * A place of our own in the shadow root of the loader's button, which stands right before the widget it made; null for
 * a widget that a page wrote itself.
 */
function useLauncherPlace(isWanted: boolean): HTMLElement | null {
  const { surface, options, view } = useInstance()
  const isFloating = options.mode === 'floating'
  const root = isFloating && isWanted ? (surface.host.previousElementSibling?.shadowRoot ?? null) : null
  const place = useMemo(() => {
    if (!root) return null
    const made = view.document.createElement('section')
    made.className = 'root launcher-pill'
    return made
  }, [root, view])
  useEffect(() => {
    // As the widget looks: the page may have changed its theme since.
    if (place) Object.assign(place.dataset, surface.layerRoot.parentElement?.dataset)
  })
  useEffect(() => {
    if (!root || !place) return undefined
    const undoStyles = adoptDeclaredStyles(root)
    root.prepend(place)
    return () => {
      place.remove()
      undoStyles()
    }
  }, [root, place])
  return place
}

function Pill({ entry: { orderId, token } }: { readonly entry: PlacedEntry }) {
  const { location, surface } = useInstance()
  const { order } = useFollowedOrder(orderId, token, 'button')
  const text = usePillText(order)
  const news = useNews(text)
  return (
    <>
      {text !== null && (
        <button
          type="button"
          onClick={() => {
            location.navigate(confirmationPath(orderId, token))
            surface.open()
          }}
        >
          {text}
        </button>
      )}
      {/* Apart from the button, and there before its text: so that a change is read out once, without a focus. */}
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </>
  )
}

/** "In preparation · 19:30", by the clock of the venue, with the day unless it is today; null = nothing to say. */
function usePillText(order: Order | undefined): string | null {
  const { clock } = useInstance()
  useMinutes()
  const dayName = useDayName()
  const names = usePillNames()
  const zone = timeZoneOf(useVenueOfOrder(order))
  const now = wallClock(clock.now(), zone)
  const pill = order ? orderPill(order, now) : null
  if (!order || !pill) return null
  const at = order.expected?.from ?? order.slotStart
  const time = formatTime(at)
  return `${names[pill]} · ${dateOf(at) === dateOf(now) ? time : `${dayName(at)} ${time}`}`
}

/** Draws again every minute: what is said ends with the slot. */
function useMinutes() {
  const { clock } = useInstance()
  const [minute, setMinute] = useState(0)
  useEffect(() => clock.after(60_000, () => setMinute(minute + 1)), [clock, minute])
}

function usePillNames(): Readonly<Record<OrderPill, string>> {
  const { t } = useLingui()
  return {
    waiting: t({ id: 'pill.waiting', message: 'Order sent' }),
    preparing: t({ id: 'pill.preparing', message: 'In preparation' }),
    onDelivery: t({ id: 'courier.onDelivery', message: 'On delivery' }),
    rejected: t({ id: 'order.status.rejected', message: 'Rejected' }),
  }
}

/** What is to be read out: a change while the button stands alone, never what was there before. */
function useNews(text: string | null): string {
  const { surface } = useInstance()
  const before = useRef<string | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (before.current !== null && text !== null && before.current !== text && !surface.isOpen) setNews(text)
    if (text !== null) before.current = text
  }, [text, surface])
  return news
}
