/**
 * Options of the pasted script, in camelCase: those of the element, and how the button looks and what it falls back to.
 * They are text in the tag; `ComandaSettings` may hold numbers and booleans too, so nothing but text is made of them.
 */
export type LoaderOptions = Readonly<Partial<Record<LoaderOptionName, string>>>
export type LoaderOptionName =
  | 'restaurant'
  | 'host'
  | 'venue'
  | 'route'
  | 'language'
  | 'theme'
  | 'color'
  | 'textColor'
  | 'simpleRequests'
  | 'routeParameter'
  /** A corner: `bottom-right`, `bottom-left`, `top-right` or `top-left`. */
  | 'position'
  /** Distance from the edges as in CSS `inset`: one length, or the vertical and the horizontal one. */
  | 'offset'
  | 'zIndex'
  | 'bar'
  | 'fallbackHref'
  | 'fallbackPhone'
