import { createRoot } from 'react-dom/client'

import { widgetPath } from '#desk/contract/widget-calls.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { App } from '#src/app/app.tsx'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { toCents } from '#src/domain/money.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { ElementParts } from '#src/element/create-widget.ts'
import { createFaultGuard } from '#src/element/fault-guard.ts'
import { createLifecycle } from '#src/element/widget-lifecycle.ts'
import { WidgetRoot } from '#src/element/widget-root.tsx'
import type { Instance } from '#src/instance/create-instance.ts'
import { createInstance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { HostEvents } from '#src/options/events.ts'
import { createWrapper } from '#src/surface/surface-host.ts'

import { LoyaltyApp } from './loyalty-app.tsx'
import { widgetStorage } from './widget-storage.ts'

/** An order that the service has taken. */
export type TakenOrder = {
  readonly orderId: Id<'Order'>
  readonly total: Cents
  /** Whether it waits to be paid by a link; it is confirmed else. */
  readonly isByLink: boolean
}

/** For an order of somebody on the telephone, or to see what diners will (decisions 126 and 136). */
export type WidgetUse = 'telephone' | 'preview'

export type WidgetPlace = {
  readonly use: WidgetUse
  readonly restaurantId: number
  /** The venue that is ordered at; null = it is chosen first. */
  readonly venueId: number | null
  readonly language: string
  readonly clock: Clock
  /** Sends a call of the widget with the session of the desk. */
  readonly forward: (path: string, init: RequestInit) => Promise<Response>
  /** What the widget keeps of the order. */
  readonly values: Map<string, string>
  /** The loyalty card of a guest with so many points is shown, and nothing else. */
  readonly cardPoints?: number
  readonly onTaken: (order: TakenOrder) => void
}

/**
 * Puts the widget into an element of the desk: all of `<comanda-order>` but the custom element itself, whose parts are the same
 * for every element of a page. Returns the function that takes it away.
 */
export function placeWidget(frame: HTMLElement, place: WidgetPlace): () => void {
  const page = frame.ownerDocument
  const element = page.createElement('div')
  element.className = `desk-${place.use}-widget`
  for (const [name, value] of Object.entries(attributesOf(place))) element.setAttribute(name, value)
  const appRoot = createWrapper(page, 'app')
  element.attachShadow({ mode: 'open' }).append(appRoot)
  frame.append(element)
  const root = createRoot(appRoot)
  const lifecycle = createLifecycle({
    element,
    appRoot,
    parts: partsFor(place),
    faults: createFaultGuard(element),
    render: (content) => root.render(<WidgetRoot content={content} />),
  })
  element.addEventListener('comanda:order-placed', (event) => {
    const { orderId, total } = (event as CustomEvent<HostEvents['order-placed']>).detail
    place.onTaken({ orderId: orderId as Id<'Order'>, total: toCents(total), isByLink: false })
  })
  lifecycle.connect()
  return () => {
    lifecycle.unmount()
    root.unmount()
    element.remove()
  }
}

/** On the telephone the widget begins with the choice of what, when and where. Its calls are JSON, which the desk asks of every change. */
function attributesOf({ use, restaurantId, venueId, language }: WidgetPlace): Readonly<Record<string, string>> {
  return {
    restaurant: String(restaurantId),
    ...(venueId !== null && { venue: String(venueId) }),
    language,
    ...(use === 'telephone' && { route: paths.orderOptions }),
    mode: 'inline',
    history: 'off',
    'simple-requests': 'off',
  }
}

function partsFor({ use, clock, forward, values, cardPoints, onTaken }: WidgetPlace): ElementParts<Instance> {
  return {
    createInstance(options, deps) {
      const own = { ...deps, fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, init) }
      const instance = createInstance({ ...options, isForSomebody: use === 'telephone', isInDesk: true }, own)
      return { ...instance, api: endedAtOrder(instance.api, use, onTaken) }
    },
    App: cardPoints === undefined ? App : ({ instance }) => <LoyaltyApp instance={instance} points={cardPoints} />,
    // The desk gives it no commands.
    answer: () => Promise.resolve(null),
    createStorage: () => widgetStorage(values),
    clock,
    // Photos and icons are those that diners see.
    defaultHost: window.location.origin,
  }

  function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(input as string)
    return forward(widgetPath(use, pathname), init)
  }
}

/**
 * Ends the widget's part where it would go to the payment page: with an order that is paid online, which whoever rang does by its link
 * (decision 131), and with every order of the preview, which nobody pays. Its call is never answered, because the widget is taken away.
 */
function endedAtOrder<A extends ApiClient>(api: A, use: WidgetUse, onTaken: WidgetPlace['onTaken']): A {
  const call: ApiClient['call'] = async (endpoint, request, options) => {
    const reply = await api.call(endpoint, request, options)
    if ((endpoint as Endpoint) !== createOrder) return reply
    const { paymentMode } = request as RequestOf<typeof createOrder>
    const { id: orderId, total } = reply as ReplyOf<typeof createOrder>
    const isByLink = use === 'telephone' && isOnlineMode(paymentMode) && total > 0
    if (use === 'telephone' && !isByLink) return reply
    onTaken({ orderId, total, isByLink })
    return new Promise<never>(() => {})
  }
  return Object.assign(Object.create(api) as A, { call })
}
