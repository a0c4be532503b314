import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { orderPill } from '#src/domain/orders/order-pill.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { orderPillText } from '#src/i18n/order-pill-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { useFollowedOrder } from '#src/parts/order/use-followed-order.ts'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import type { PlacedEntry } from '#src/parts/order/use-placed-order.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useMinutes } from '#src/parts/screen/use-minutes.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { createOrderButtonStore } from '#src/state/order-button-store.ts'
import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

import { orderPeriods } from './order-periods.ts'

import css from './launcher-pill.css?inline'

declareStyles(css)

/** Pill above the closed button: state of the order placed on this device, with a link to it. */
export function LauncherPill() {
  const entry = usePlacedOrder()
  const place = useLauncherPlace(entry !== null)
  return entry && place && createPortal(<Pill key={entry.orderId} entry={entry} />, place)
}

/**
 * An element of ours in the shadow root of the loader's button, which is the sibling before the widget that the loader
 * made; null for a widget that the page created itself.
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
    // Copies the widget's theme: the page may have changed it since.
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
  const moment = useVenueMoment(order)
  const text = usePillText(order, moment)
  useButtonText(order, moment)
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
      {/* Outside the button and rendered before its text changes: so a screen reader announces each change once. */}
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </>
  )
}

type Moment = { readonly now: LocalDateTime; readonly zone: string }

/** "In preparation · 19:30" in venue time, with the day unless it is today; at a table without; null = no pill. */
function usePillText(order: Order | undefined, { now }: Moment): string | null {
  const { i18n } = useInstance()
  const shortMoment = useShortMoment()
  const pill = order ? orderPill(order, now) : null
  if (!order || !pill) return null
  const name = orderPillText(i18n, pill)
  if (destinationOf(order.orderType) === 'table') return name
  const at = orderTime(order).from
  return `${name} · ${dateOf(at) === dateOf(now) ? formatTime(at) : shortMoment(at)}`
}

/** Has ready what the button itself says once the page is left, until this device has no such order. */
function useButtonText(order: Order | undefined, { now, zone }: Moment): void {
  const { i18n, stores } = useInstance()
  const { locale } = i18n
  const kept = stores.of(createOrderButtonStore)
  useEffect(
    () => kept.set(order ? orderPeriods(i18n, order, { now, zone }) : []),
    [i18n, locale, kept, order, now, zone],
  )
  useEffect(() => () => kept.set([]), [kept])
}

/** Now in the time of an order's venue; renders again each minute. */
function useVenueMoment(order: Order | undefined): Moment {
  const { clock } = useInstance()
  useMinutes()
  const zone = timeZoneOf(useVenueOfOrder(order))
  return { now: steadyClock(clock.now(), zone), zone }
}

/** Text for the live region: a change while the widget is closed, never the initial state. */
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
