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
  'route-parameter',
  'deep-links',
  'push-sw',
  'payment-surface',
  'map',
  'map-url',
] as const
export type AttributeName = (typeof attributeNames)[number]

export const elementName = 'comanda-order'

export const languages = ['it', 'en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code)
}

export type Theme = 'light' | 'dark' | 'auto'
/** `floating`: above the page, opened by the button. `inline`: where the tag stands. */
export type Mode = 'floating' | 'inline'
/** Where card and PayPal are entered: in the widget, or on a page of the provider's. */
export type PaymentSurface = 'widget' | 'page'
