/**
 * Options of the pasted script, in camelCase: those of the element, and the button's look and fallback. In the tag they
 * are strings. `ComandaSettings` may hold numbers and booleans too, so use them only inside template strings.
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
  | 'analytics'
  | 'consent'
  | 'structuredData'
  /** A corner: `bottom-right`, `bottom-left`, `top-right` or `top-left`. */
  | 'position'
  /** Distance from the edges as in CSS `inset`: one length, or the vertical and the horizontal one. */
  | 'offset'
  | 'zIndex'
  | 'bar'
  | 'fallbackHref'
  | 'fallbackPhone'
  /** When the widget is loaded: `intent` (default), `visible` or `idle`. */
  | 'preload'
  /** Selectors of elements of the page that the button makes room for. */
  | 'avoid'
  /** Links and buttons of the page with `data-comanda-open` open the widget. */
  | 'openers'
  /** Selector of the element whose look button and widget take, or `page`. */
  | 'themeFrom'
