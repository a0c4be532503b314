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
  | 'zIndex'
  | 'bar'
  | 'fallbackHref'
  | 'fallbackPhone'
