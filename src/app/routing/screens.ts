import { MenuLayout } from '#src/app/shell/menu-layout.tsx'
import { BackAndCloseBar } from '#src/app/shell/top-bar.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { lazyScreen, lazySheet } from '#src/parts/screen/lazy.tsx'

const withBar = { Bar: BackAndCloseBar }

/** All screens and sheets, in chunks by step (tools/chunk-steps.ts); the menu is part of the entry chunk. */
export const screens = {
  home: lazyScreen('HomeLayout', () => import('#src/app/shell/home-layout.tsx'), { texts: 'opening' }),
  venues: lazyScreen('VenueChoice', () => import('#src/features/venues/venue-choice.tsx'), { texts: 'order' }),
  deliveryAddress: lazyScreen('AddressScreen', () => import('#src/features/venues/address-screen.tsx')),
  orderOptions: lazyScreen('OrderOptionsScreen', () => import('#src/features/order-options/order-options-screen.tsx'), {
    texts: 'order',
  }),
  orderSheet: lazySheet('OrderSheet', () => import('#src/features/order-options/order-sheet.tsx'), 'order'),
  menu: MenuLayout,
  product: lazySheet('ProductSheet', () => import('#src/features/product/product-sheet.tsx'), 'order'),
  cart: lazyScreen('CartPage', () => import('#src/app/shell/cart-layouts.tsx'), { ...withBar, texts: 'order' }),
  cartDrawer: lazySheet('CartDrawerSheet', () => import('#src/app/shell/cart-layouts.tsx'), 'order'),
  checkout: lazyScreen('CheckoutScreen', () => import('#src/features/checkout/checkout-screen.tsx'), withBar),
  confirmation: lazyScreen('ConfirmationPage', () => import('#src/app/shell/confirmation-page.tsx'), withBar),
  login: lazySheet('LoginSheet', () => import('#src/features/account/login-sheet.tsx')),
  registration: lazySheet(
    'RegistrationSheet',
    () => import('#src/features/account/registration/registration-sheet.tsx'),
  ),
  conversation: lazySheet('ConversationSheet', () => import('#src/features/messaging/conversation-sheet.tsx')),
  secondary: lazyScreen('SecondaryRoutes', () => import('./secondary-routes.tsx'), withBar),
} as const

/** Loads the chunk of the first screen in parallel with the first requests. Never rejects. */
export async function preloadScreen(path: string): Promise<void> {
  // A failure is reported, and loading retried, when the screen is rendered.
  if (path === paths.home) await screens.home.preload().catch(() => {})
}
