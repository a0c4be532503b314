/** Attributes of `<comanda-order>`; the loader reads the same names with `data-` before them. */
export const attributeNames = [
  'restaurant',
  'venue',
  'language',
  'route',
  'host',
  'theme',
  'mode',
  'history',
  'simple-requests',
  'idempotency-header',
  'color',
  'text-color',
  'theme-from',
  'route-parameter',
  'deep-links',
  'push-sw',
  'payment-surface',
  'map',
  'map-url',
  'analytics',
  'consent',
  'structured-data',
  'agents',
  'fallback-phone',
] as const
export type AttributeName = (typeof attributeNames)[number]

export const elementName = 'comanda-order'

export type Theme = 'light' | 'dark' | 'auto'
/** `floating`: above the page, opened by the button. `inline`: in the page, at the place of the tag. */
export type Mode = 'floating' | 'inline'
/** Whether the visitor agrees to being measured. */
export type ConsentWord = 'granted' | 'denied'
/** Where the diner pays by card or PayPal: in the widget, or on a page of the ordering provider. */
export type PaymentSurface = 'widget' | 'page'
