import type { HostEventName, HostEvents } from './events.ts'

/** An event and when it is dispatched; `detail` explains each property of `event.detail`. */
type EventRow<N extends HostEventName> = {
  readonly when: string
  readonly detail: { readonly [P in keyof HostEvents[N]]: string }
}

const money = 'Currency, ISO 4217'

/** Every event of the widget with its explanation; the docs and the published types are made from it. */
export const eventTable: { readonly [N in HostEventName]: EventRow<N> } = {
  ready: {
    when: 'The restaurant is known and the widget can be used.',
    detail: { restaurantId: 'Id of the restaurant' },
  },
  open: { when: 'The panel has opened.', detail: { route: 'Path of the screen shown' } },
  close: { when: 'The panel has closed.', detail: {} },
  route: { when: 'Another screen is shown.', detail: { path: 'Path of the screen' } },
  'cart-change': {
    when: 'The cart has changed.',
    detail: {
      count: 'Number of products',
      total: 'Sum of the products in units of the currency, for example 12.5',
      currency: money,
    },
  },
  'order-placed': {
    when: 'The service has accepted an order.',
    detail: {
      orderId: 'Number of the order',
      total: 'Total of the order in units of the currency, for example 15',
      currency: money,
      orderType: 'Type of service, for example `TAKEAWAY`',
    },
  },
  error: {
    when: 'The widget could not be loaded, or has failed.',
    detail: { message: 'Reason in English, for logs' },
  },
}
