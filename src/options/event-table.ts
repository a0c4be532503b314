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
  'before-open': {
    when: 'The panel is about to open. `preventDefault()` keeps it closed.',
    detail: { route: 'Path or name asked for; absent when none was' },
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
  'language-change': {
    when: 'The language has changed.',
    detail: { language: 'Code of the language, for example `it`' },
  },
  'sign-in': { when: 'The diner has signed in.', detail: {} },
  'sign-out': { when: 'The diner has signed out.', detail: {} },
  'before-order': {
    when: 'The diner has confirmed an order, which is complete and about to be sent. `preventDefault()` or `detail.stop()`, called before the listener returns, stops it.',
    detail: {
      total: 'Total of the order in units of the currency, for example 15',
      currency: money,
      orderType: 'Type of service, for example `takeAway`',
      stop: 'Stops the order; the diner sees the message in a dialog',
    },
  },
  'order-placed': {
    when: 'The service has accepted an order.',
    detail: {
      orderId: 'Number of the order',
      total: 'Total of the order in units of the currency, for example 15',
      currency: money,
      orderType: 'Type of service, for example `takeAway`',
    },
  },
  error: {
    when: 'The widget could not be loaded, or has failed.',
    detail: { message: 'Reason in English, for logs' },
  },
}
