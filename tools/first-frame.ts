/**
 * The modules that the widget loads before the first frame of the menu, by folder. All of them are in `element.js`, and
 * whatever a diner cannot use before that frame has no place here: it is loaded later (`chunk-steps.ts`).
 */
export const firstFrame: Readonly<Record<string, readonly string[]>> = {
  // The first call, with what it brings, and failures.
  'src/api': [
    'api-error',
    'create-api-client',
    'endpoint-query',
    'keep-details',
    'menu-calls',
    'request-signal',
    'restaurant-calls',
    'start-client',
  ],
  // The root component.
  'src/app': ['app', 'start-when-loaded'],
  // The screen of the route; all but the menu are loaded when they are shown.
  'src/app/routing': ['guards', 'routes', 'screens'],
  // Bar, frame and splash screen.
  'src/app/shell': ['bar-navigation', 'menu-layout', 'options-line', 'shell', 'splash-screen', 'top-bar', 'venue-name'],
  // From the first reply to the first screen.
  'src/app/startup': ['first-touch', 'settle-first-screen', 'startup', 'tell-page', 'use-startup'],
  // What browsers and pages do differently.
  'src/browser': [
    'contrast',
    'css-colours',
    'decimals',
    'elements',
    'follow-media',
    'is-too-old',
    'json',
    'lists',
    'observe-size',
    'saves-data',
    'unusable-builtins',
    'when-visited',
  ],
  // Codecs of the first call and of what the device has stored.
  'src/contract': [
    'checked',
    'date-values',
    'decode',
    'endpoint',
    'envelope',
    'field-table',
    'product-lists',
    'product',
    'restaurant',
    'service-type',
    'values',
    'venue',
  ],
  // The price of a dish.
  'src/domain': ['currency', 'money'],
  'src/domain/cart': ['cart'],
  'src/domain/content': ['content-texts'],
  // What a dish costs, and whether it is sold out.
  'src/domain/product': ['availability', 'base-price', 'shown-price', 'variable-combo'],
  'src/domain/services': ['order-type'],
  // The venue where nobody has to choose.
  'src/domain/venues': ['plain-choice', 'venue-state'],
  // The element and its look.
  'src/element': [
    'adopt-styles',
    'attribute-reader',
    'attributes',
    'brand-tokens',
    'comanda-element',
    'create-widget',
    'define-element',
    'element',
    'error-boundary',
    'fault-guard',
    'follow-text-size',
    'host-events',
    'r2wc-base',
    'require-builtins',
    'resolve-theme',
    'settings',
    'take-over',
    'widget-lifecycle',
    'widget-root',
  ],
  // The list of dishes.
  'src/features/menu': ['category-nav', 'menu-list', 'menu-parts', 'menu-screen', 'menu-tools', 'use-is-long'],
  'src/features/menu/dish': ['cart-quantities', 'dish-blocks', 'dish-facts', 'dish'],
  'src/features/menu/finder': ['finder'],
  'src/features/menu/scroll': ['first-blocks', 'near-viewport', 'use-active-section', 'use-near-viewport'],
  'src/features/menu/section': ['load-queue', 'menu-section', 'section-head', 'use-part-products'],
  // The first texts.
  'src/i18n': ['crash-texts', 'failure-text', 'format-money', 'own-reduce', 'texts'],
  // One widget, its location and its history.
  'src/instance': [
    'connection',
    'create-instance-api',
    'create-instance',
    'create-language-switch',
    'create-location',
    'create-navigation',
    'forget-customer',
    'instance-context',
    'use-customer',
  ],
  'src/instance/routes': ['paths', 'route-patterns'],
  'src/integrations': ['clock', 'log', 'storage'],
  // Names shared with the loader.
  'src/options': [
    'choose-language',
    'deep-link',
    'events',
    'is-on',
    'languages',
    'options',
    'service-requests',
    'storage-keys',
    'version',
  ],
  'src/parts/cart': ['use-menu-view'],
  'src/parts/price': ['use-price'],
  // What loads all that comes later.
  'src/parts/screen': [
    'lazy',
    'navigation-context',
    'screen-title',
    'use-failure-alert',
    'use-is-settled',
    'use-media',
  ],
  'src/parts/venue': ['begins-at-menu', 'restaurant-provider', 'use-restaurant'],
  // The cache.
  'src/query': ['create-query-client', 'earlier-visit', 'query-provider', 'use-query'],
  // What the device has stored of an order, and dialogs that wait.
  'src/state': [
    'cart-store',
    'create-stores',
    'dialog-store',
    'first-screen-store',
    'language-store',
    'order-draft-store',
    'persist',
    'place-store',
    'session-store',
  ],
  // The floating panel: opening it must keep the page in its place.
  'src/surface': [
    'contained-events',
    'create-surface',
    'demote',
    'focus',
    'follow-layers',
    'history-steps',
    'inert',
    'keys',
    'native-modal',
    'page-overlays',
    'scroll-lock',
    'surface-host',
    'watch-copies',
  ],
  'src/ui/base': [
    'brand-colours',
    'icon-button',
    'icons',
    'picture',
    'phone-href',
    'plain-message',
    'rendering',
    'skeleton',
    'spinner',
    'status',
    'styles',
    'tag',
    'text-of-elements',
  ],
  'src/ui/layer': ['after-paint', 'layer-provider', 'layer-stack', 'soon-after-paint'],
}
