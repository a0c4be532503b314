// Written by `npm run types` from the tables of src/options, which a test compares.

/** Switches that hold without their attribute. */
export const switchesOnByDefault = ['history', 'simpleRequests', 'idempotencyHeader'] as const

/** Options of the element, in camelCase. */
export type ComandaOptions = {
  /**
   * Id of the restaurant. Required.
   * @example 1
   */
  readonly restaurant: number | string
  /**
   * Address of the web service. Without it: the origin of the script.
   * @example https://api.example.com
   */
  readonly host?: string | undefined
  /**
   * Venue to start with. Without it the diner chooses.
   * @example 11
   */
  readonly venue?: number | string | undefined
  /** Language of the widget. Without it: the browser's, then the restaurant's first. One the diner chose goes before both. */
  readonly language?: 'it' | 'en' | 'de' | 'fr' | 'es' | undefined
  /**
   * Path of the screen to open first. Without it: the menu, where the venue shows one without an order, else home.
   * @example /prenotazioni/prenota-tavolo
   */
  readonly route?: string | undefined
  /**
   * `inline`: where the tag stands. `floating`: above the page, opened by `open()`.
   * @default inline
   */
  readonly mode?: 'inline' | 'floating' | undefined
  /**
   * `auto` follows the background of the page.
   * @default auto
   */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /**
   * Fills, links and hover colours are derived from it, adjusted where they could not be read.
   * @example #0b6e4f
   */
  readonly color?: string | undefined
  /**
   * Used where it can be read; otherwise black or white.
   * @example #ffffff
   */
  readonly textColor?: string | undefined
  /**
   * `page` takes the page's font, and colour and radius of its primary button; a CSS selector takes all three from that element. Colours named by tag or page go before.
   * @example page
   */
  readonly themeFrom?: string | undefined
  /**
   * Query parameter of the page's address that names the route to open.
   * @default ordering_route
   */
  readonly routeParameter?: string | undefined
  /** Takes that parameter out of the page's address once it is read. */
  readonly deepLinks?: boolean | undefined
  /** The browser's Back button closes sheets and screens first. Inline it is off by default. */
  readonly history?: boolean | undefined
  /**
   * `page`: card and PayPal on a page of the service, so that no script of theirs runs on this page.
   * @default widget
   */
  readonly paymentSurface?: 'widget' | 'page' | undefined
  /** `auto` draws the map of the venue without a tap. */
  readonly map?: 'auto' | undefined
  /**
   * Template of the map's address, with `{address}`, `{zoom}`, `{latitude}`, `{longitude}`, `{bbox}`, `{language}` and `{height}`. Without it: Google Maps.
   * @example https://www.openstreetmap.org/export/embed.html?bbox={bbox}&marker={latitude},{longitude}
   */
  readonly mapUrl?: string | undefined
  /**
   * Path of a service worker of the page. Without it there are no push messages.
   * @example /comanda-push-sw.js
   */
  readonly pushSw?: string | undefined
  /** `datalayer` puts the e-commerce events of Google Analytics 4 into the `dataLayer` of the page, once there is consent. */
  readonly analytics?: 'datalayer' | undefined
  /** What the visitor has answered. Without it Consent Mode or the TCF of the page decides; without any of them nothing is measured. */
  readonly consent?: 'granted' | 'denied' | undefined
  /** Describes the venue and its menu with prices and diets as JSON-LD of schema.org, as long as the element is on the page. The floating button needs `preload` too. */
  readonly structuredData?: boolean | undefined
  /** Lets agents of the browser (WebMCP, a draft) search the menu and fill the cart, as long as the element is on the page; the diner pays and sends. The floating button needs `preload` too. */
  readonly agents?: boolean | undefined
  /** The first call is sent as `text/plain`, so browsers send no CORS preflight; a service that does not read it is asked again. Off: never before the service says that it reads them. */
  readonly simpleRequests?: boolean | undefined
  /** `off` for services whose CORS list lacks `Idempotency-Key`. */
  readonly idempotencyHeader?: boolean | undefined
  /**
   * Number that button and widget offer to call when ordering does not work; the button only without a fallback address.
   * @example +39011123456
   */
  readonly fallbackPhone?: string | undefined
}

/** Options of the script, in camelCase. */
export type ComandaScriptOptions = {
  /**
   * Id of the restaurant. Required.
   * @example 1
   */
  readonly restaurant: number | string
  /**
   * Address of the web service. Without it: the origin of the script.
   * @example https://api.example.com
   */
  readonly host?: string | undefined
  /**
   * Venue to start with. Without it the diner chooses.
   * @example 11
   */
  readonly venue?: number | string | undefined
  /** Language of the widget. Without it: the browser's, then the restaurant's first. One the diner chose goes before both. */
  readonly language?: 'it' | 'en' | 'de' | 'fr' | 'es' | undefined
  /**
   * Path of the screen to open first. Without it: the menu, where the venue shows one without an order, else home.
   * @example /prenotazioni/prenota-tavolo
   */
  readonly route?: string | undefined
  /**
   * `auto` follows the background of the page.
   * @default auto
   */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /**
   * Fills, links and hover colours are derived from it, adjusted where they could not be read.
   * @example #0b6e4f
   */
  readonly color?: string | undefined
  /**
   * Used where it can be read; otherwise black or white.
   * @example #ffffff
   */
  readonly textColor?: string | undefined
  /**
   * `page` takes the page's font, and colour and radius of its primary button; a CSS selector takes all three from that element. Colours named by tag or page go before.
   * @example page
   */
  readonly themeFrom?: string | undefined
  /**
   * Query parameter of the page's address that names the route to open.
   * @default ordering_route
   */
  readonly routeParameter?: string | undefined
  /** Takes that parameter out of the page's address once it is read. */
  readonly deepLinks?: boolean | undefined
  /** The browser's Back button closes sheets and screens first. Inline it is off by default. */
  readonly history?: boolean | undefined
  /**
   * `page`: card and PayPal on a page of the service, so that no script of theirs runs on this page.
   * @default widget
   */
  readonly paymentSurface?: 'widget' | 'page' | undefined
  /** `auto` draws the map of the venue without a tap. */
  readonly map?: 'auto' | undefined
  /**
   * Template of the map's address, with `{address}`, `{zoom}`, `{latitude}`, `{longitude}`, `{bbox}`, `{language}` and `{height}`. Without it: Google Maps.
   * @example https://www.openstreetmap.org/export/embed.html?bbox={bbox}&marker={latitude},{longitude}
   */
  readonly mapUrl?: string | undefined
  /**
   * Path of a service worker of the page. Without it there are no push messages.
   * @example /comanda-push-sw.js
   */
  readonly pushSw?: string | undefined
  /** `datalayer` puts the e-commerce events of Google Analytics 4 into the `dataLayer` of the page, once there is consent. */
  readonly analytics?: 'datalayer' | undefined
  /** What the visitor has answered. Without it Consent Mode or the TCF of the page decides; without any of them nothing is measured. */
  readonly consent?: 'granted' | 'denied' | undefined
  /** Describes the venue and its menu with prices and diets as JSON-LD of schema.org, as long as the element is on the page. The floating button needs `preload` too. */
  readonly structuredData?: boolean | undefined
  /** Lets agents of the browser (WebMCP, a draft) search the menu and fill the cart, as long as the element is on the page; the diner pays and sends. The floating button needs `preload` too. */
  readonly agents?: boolean | undefined
  /** The first call is sent as `text/plain`, so browsers send no CORS preflight; a service that does not read it is asked again. Off: never before the service says that it reads them. */
  readonly simpleRequests?: boolean | undefined
  /** `off` for services whose CORS list lacks `Idempotency-Key`. */
  readonly idempotencyHeader?: boolean | undefined
  /**
   * Number that button and widget offer to call when ordering does not work; the button only without a fallback address.
   * @example +39011123456
   */
  readonly fallbackPhone?: string | undefined
  /**
   * Corner of the window in which the button stands.
   * @default bottom-right
   */
  readonly position?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | undefined
  /**
   * One CSS length, or the vertical and the horizontal one. Custom properties of the page may be used.
   * @default 16px
   * @example 72px 16px
   */
  readonly offset?: string | undefined
  /**
   * CSS `z-index` of the button, for example to put it under a banner.
   * @default 2147482000
   * @example 1000
   */
  readonly zIndex?: number | string | undefined
  /**
   * CSS selectors of cookie bars, chat bubbles and the like: the button moves above them, and back when they go. It is also hidden while a dialog of the page is open.
   * @example #cookie-bar, .chat-bubble
   */
  readonly avoid?: string | undefined
  /** Links and buttons of the page with `data-comanda-open` open the widget, at the route they name: `data-comanda-open="/menu"`. */
  readonly openers?: boolean | undefined
  /** The button spans the edge of the page at which it stands. */
  readonly bar?: boolean | undefined
  /**
   * Where the button leads when the widget cannot be loaded.
   * @example https://your-restaurant.example/order
   */
  readonly fallbackHref?: string | undefined
  /**
   * `intent`: when the visitor points at the button. `visible`: once it has been in view for two seconds. `idle`: in the page's first idle moment. The last two never under Save-Data or on 2G.
   * @default intent
   */
  readonly preload?: 'intent' | 'visible' | 'idle' | undefined
}

/** Attributes of `<comanda-order>`. */
export type ComandaAttributes = {
  /**
   * Id of the restaurant. Required.
   * @example 1
   */
  readonly restaurant: number | string
  /**
   * Address of the web service. Without it: the origin of the script.
   * @example https://api.example.com
   */
  readonly host?: string | undefined
  /**
   * Venue to start with. Without it the diner chooses.
   * @example 11
   */
  readonly venue?: number | string | undefined
  /** Language of the widget. Without it: the browser's, then the restaurant's first. One the diner chose goes before both. */
  readonly language?: 'it' | 'en' | 'de' | 'fr' | 'es' | undefined
  /**
   * Path of the screen to open first. Without it: the menu, where the venue shows one without an order, else home.
   * @example /prenotazioni/prenota-tavolo
   */
  readonly route?: string | undefined
  /**
   * `inline`: where the tag stands. `floating`: above the page, opened by `open()`.
   * @default inline
   */
  readonly mode?: 'inline' | 'floating' | undefined
  /**
   * `auto` follows the background of the page.
   * @default auto
   */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /**
   * Fills, links and hover colours are derived from it, adjusted where they could not be read.
   * @example #0b6e4f
   */
  readonly color?: string | undefined
  /**
   * Used where it can be read; otherwise black or white.
   * @example #ffffff
   */
  readonly 'text-color'?: string | undefined
  /**
   * `page` takes the page's font, and colour and radius of its primary button; a CSS selector takes all three from that element. Colours named by tag or page go before.
   * @example page
   */
  readonly 'theme-from'?: string | undefined
  /**
   * Query parameter of the page's address that names the route to open.
   * @default ordering_route
   */
  readonly 'route-parameter'?: string | undefined
  /** Takes that parameter out of the page's address once it is read. */
  readonly 'deep-links'?: boolean | '' | 'on' | 'off' | undefined
  /** The browser's Back button closes sheets and screens first. Inline it is off by default. */
  readonly history?: boolean | '' | 'on' | 'off' | undefined
  /**
   * `page`: card and PayPal on a page of the service, so that no script of theirs runs on this page.
   * @default widget
   */
  readonly 'payment-surface'?: 'widget' | 'page' | undefined
  /** `auto` draws the map of the venue without a tap. */
  readonly map?: 'auto' | undefined
  /**
   * Template of the map's address, with `{address}`, `{zoom}`, `{latitude}`, `{longitude}`, `{bbox}`, `{language}` and `{height}`. Without it: Google Maps.
   * @example https://www.openstreetmap.org/export/embed.html?bbox={bbox}&marker={latitude},{longitude}
   */
  readonly 'map-url'?: string | undefined
  /**
   * Path of a service worker of the page. Without it there are no push messages.
   * @example /comanda-push-sw.js
   */
  readonly 'push-sw'?: string | undefined
  /** `datalayer` puts the e-commerce events of Google Analytics 4 into the `dataLayer` of the page, once there is consent. */
  readonly analytics?: 'datalayer' | undefined
  /** What the visitor has answered. Without it Consent Mode or the TCF of the page decides; without any of them nothing is measured. */
  readonly consent?: 'granted' | 'denied' | undefined
  /** Describes the venue and its menu with prices and diets as JSON-LD of schema.org, as long as the element is on the page. The floating button needs `preload` too. */
  readonly 'structured-data'?: boolean | '' | 'on' | 'off' | undefined
  /** Lets agents of the browser (WebMCP, a draft) search the menu and fill the cart, as long as the element is on the page; the diner pays and sends. The floating button needs `preload` too. */
  readonly agents?: boolean | '' | 'on' | 'off' | undefined
  /** The first call is sent as `text/plain`, so browsers send no CORS preflight; a service that does not read it is asked again. Off: never before the service says that it reads them. */
  readonly 'simple-requests'?: boolean | '' | 'on' | 'off' | undefined
  /** `off` for services whose CORS list lacks `Idempotency-Key`. */
  readonly 'idempotency-header'?: boolean | '' | 'on' | 'off' | undefined
  /**
   * Number that button and widget offer to call when ordering does not work; the button only without a fallback address.
   * @example +39011123456
   */
  readonly 'fallback-phone'?: string | undefined
}
