// Written by `npm run types` from the tables of src/options, which a test compares.

import type { ComandaEventMap } from '#src/options/public-element.ts'

/** Type of the event of each listener. */
export const eventTypes = {
  onReady: 'comanda:ready',
  onBeforeOpen: 'comanda:before-open',
  onOpen: 'comanda:open',
  onClose: 'comanda:close',
  onRoute: 'comanda:route',
  onCartChange: 'comanda:cart-change',
  onLanguageChange: 'comanda:language-change',
  onSignIn: 'comanda:sign-in',
  onSignOut: 'comanda:sign-out',
  onBeforeOrder: 'comanda:before-order',
  onOrderPlaced: 'comanda:order-placed',
  onError: 'comanda:error',
} as const

/** Listeners of the React component. */
export type ComandaListeners = {
  /**
   * The restaurant is known and the widget can be used.
   *
   * - `detail.restaurantId`: Id of the restaurant
   */
  readonly onReady?: ((event: ComandaEventMap['comanda:ready']) => void) | undefined
  /**
   * The panel is about to open. `preventDefault()` keeps it closed.
   *
   * - `detail.route`: Path or name asked for; absent when none was
   */
  readonly onBeforeOpen?: ((event: ComandaEventMap['comanda:before-open']) => void) | undefined
  /**
   * The panel has opened.
   *
   * - `detail.route`: Path of the screen shown
   */
  readonly onOpen?: ((event: ComandaEventMap['comanda:open']) => void) | undefined
  /** The panel has closed. */
  readonly onClose?: ((event: ComandaEventMap['comanda:close']) => void) | undefined
  /**
   * Another screen is shown.
   *
   * - `detail.path`: Path of the screen
   */
  readonly onRoute?: ((event: ComandaEventMap['comanda:route']) => void) | undefined
  /**
   * The cart has changed.
   *
   * - `detail.count`: Number of products
   * - `detail.total`: Sum of the products in units of the currency, for example 12.5
   * - `detail.currency`: Currency, ISO 4217
   */
  readonly onCartChange?: ((event: ComandaEventMap['comanda:cart-change']) => void) | undefined
  /**
   * The language has changed.
   *
   * - `detail.language`: Code of the language, for example `it`
   */
  readonly onLanguageChange?: ((event: ComandaEventMap['comanda:language-change']) => void) | undefined
  /** The diner has signed in. */
  readonly onSignIn?: ((event: ComandaEventMap['comanda:sign-in']) => void) | undefined
  /** The diner has signed out. */
  readonly onSignOut?: ((event: ComandaEventMap['comanda:sign-out']) => void) | undefined
  /**
   * The diner has confirmed an order, which is complete and about to be sent. `preventDefault()` or `detail.stop()`, called before the listener returns, stops it.
   *
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   * - `detail.stop`: Stops the order; the diner sees the message in a dialog
   */
  readonly onBeforeOrder?: ((event: ComandaEventMap['comanda:before-order']) => void) | undefined
  /**
   * The service has accepted an order.
   *
   * - `detail.orderId`: Number of the order
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   */
  readonly onOrderPlaced?: ((event: ComandaEventMap['comanda:order-placed']) => void) | undefined
  /**
   * The widget could not be loaded, or has failed.
   *
   * - `detail.message`: Reason in English, for logs
   */
  readonly onError?: ((event: ComandaEventMap['comanda:error']) => void) | undefined
}

/** Listeners of `<comanda-order>` in Svelte and Preact. */
export type ComandaEventAttributes = {
  /**
   * The restaurant is known and the widget can be used.
   *
   * - `detail.restaurantId`: Id of the restaurant
   */
  readonly 'oncomanda:ready'?: ((event: ComandaEventMap['comanda:ready']) => void) | undefined
  /**
   * The panel is about to open. `preventDefault()` keeps it closed.
   *
   * - `detail.route`: Path or name asked for; absent when none was
   */
  readonly 'oncomanda:before-open'?: ((event: ComandaEventMap['comanda:before-open']) => void) | undefined
  /**
   * The panel has opened.
   *
   * - `detail.route`: Path of the screen shown
   */
  readonly 'oncomanda:open'?: ((event: ComandaEventMap['comanda:open']) => void) | undefined
  /** The panel has closed. */
  readonly 'oncomanda:close'?: ((event: ComandaEventMap['comanda:close']) => void) | undefined
  /**
   * Another screen is shown.
   *
   * - `detail.path`: Path of the screen
   */
  readonly 'oncomanda:route'?: ((event: ComandaEventMap['comanda:route']) => void) | undefined
  /**
   * The cart has changed.
   *
   * - `detail.count`: Number of products
   * - `detail.total`: Sum of the products in units of the currency, for example 12.5
   * - `detail.currency`: Currency, ISO 4217
   */
  readonly 'oncomanda:cart-change'?: ((event: ComandaEventMap['comanda:cart-change']) => void) | undefined
  /**
   * The language has changed.
   *
   * - `detail.language`: Code of the language, for example `it`
   */
  readonly 'oncomanda:language-change'?: ((event: ComandaEventMap['comanda:language-change']) => void) | undefined
  /** The diner has signed in. */
  readonly 'oncomanda:sign-in'?: ((event: ComandaEventMap['comanda:sign-in']) => void) | undefined
  /** The diner has signed out. */
  readonly 'oncomanda:sign-out'?: ((event: ComandaEventMap['comanda:sign-out']) => void) | undefined
  /**
   * The diner has confirmed an order, which is complete and about to be sent. `preventDefault()` or `detail.stop()`, called before the listener returns, stops it.
   *
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   * - `detail.stop`: Stops the order; the diner sees the message in a dialog
   */
  readonly 'oncomanda:before-order'?: ((event: ComandaEventMap['comanda:before-order']) => void) | undefined
  /**
   * The service has accepted an order.
   *
   * - `detail.orderId`: Number of the order
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   */
  readonly 'oncomanda:order-placed'?: ((event: ComandaEventMap['comanda:order-placed']) => void) | undefined
  /**
   * The widget could not be loaded, or has failed.
   *
   * - `detail.message`: Reason in English, for logs
   */
  readonly 'oncomanda:error'?: ((event: ComandaEventMap['comanda:error']) => void) | undefined
}

/** Listeners of `<comanda-order>` in Vue: `@comanda:order-placed`. */
export type ComandaVueListeners = {
  /**
   * The restaurant is known and the widget can be used.
   *
   * - `detail.restaurantId`: Id of the restaurant
   */
  readonly 'onComanda:ready'?: ((event: ComandaEventMap['comanda:ready']) => void) | undefined
  /**
   * The panel is about to open. `preventDefault()` keeps it closed.
   *
   * - `detail.route`: Path or name asked for; absent when none was
   */
  readonly 'onComanda:beforeOpen'?: ((event: ComandaEventMap['comanda:before-open']) => void) | undefined
  /**
   * The panel has opened.
   *
   * - `detail.route`: Path of the screen shown
   */
  readonly 'onComanda:open'?: ((event: ComandaEventMap['comanda:open']) => void) | undefined
  /** The panel has closed. */
  readonly 'onComanda:close'?: ((event: ComandaEventMap['comanda:close']) => void) | undefined
  /**
   * Another screen is shown.
   *
   * - `detail.path`: Path of the screen
   */
  readonly 'onComanda:route'?: ((event: ComandaEventMap['comanda:route']) => void) | undefined
  /**
   * The cart has changed.
   *
   * - `detail.count`: Number of products
   * - `detail.total`: Sum of the products in units of the currency, for example 12.5
   * - `detail.currency`: Currency, ISO 4217
   */
  readonly 'onComanda:cartChange'?: ((event: ComandaEventMap['comanda:cart-change']) => void) | undefined
  /**
   * The language has changed.
   *
   * - `detail.language`: Code of the language, for example `it`
   */
  readonly 'onComanda:languageChange'?: ((event: ComandaEventMap['comanda:language-change']) => void) | undefined
  /** The diner has signed in. */
  readonly 'onComanda:signIn'?: ((event: ComandaEventMap['comanda:sign-in']) => void) | undefined
  /** The diner has signed out. */
  readonly 'onComanda:signOut'?: ((event: ComandaEventMap['comanda:sign-out']) => void) | undefined
  /**
   * The diner has confirmed an order, which is complete and about to be sent. `preventDefault()` or `detail.stop()`, called before the listener returns, stops it.
   *
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   * - `detail.stop`: Stops the order; the diner sees the message in a dialog
   */
  readonly 'onComanda:beforeOrder'?: ((event: ComandaEventMap['comanda:before-order']) => void) | undefined
  /**
   * The service has accepted an order.
   *
   * - `detail.orderId`: Number of the order
   * - `detail.total`: Total of the order in units of the currency, for example 15
   * - `detail.currency`: Currency, ISO 4217
   * - `detail.orderType`: Type of service, for example `takeAway`
   */
  readonly 'onComanda:orderPlaced'?: ((event: ComandaEventMap['comanda:order-placed']) => void) | undefined
  /**
   * The widget could not be loaded, or has failed.
   *
   * - `detail.message`: Reason in English, for logs
   */
  readonly 'onComanda:error'?: ((event: ComandaEventMap['comanda:error']) => void) | undefined
}
