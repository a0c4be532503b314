import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

import { paths } from '#src/instance/paths.ts'

type Screen = LazyExoticComponent<ComponentType> & {
  /** Fetches the chunk before the screen is drawn. */
  readonly preload: () => Promise<unknown>
}

function screen<N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>): Screen {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { preload: load },
  )
}

/** Every screen and sheet, each in the chunk of its step on the way through the widget (tools/chunk-steps.ts). */
export const screens = {
  home: screen('HomeScreen', () => import('#src/features/content/home-screen.tsx')),
  venues: screen('VenuesScreen', () => import('#src/features/venues/venues-screen.tsx')),
  orderOptions: screen('OrderOptionsScreen', () => import('#src/features/order-options/order-options-screen.tsx')),
  menu: screen('MenuLayout', () => import('./shell/menu-layout.tsx')),
  product: screen('ProductSheet', () => import('#src/features/product/product-sheet.tsx')),
  cart: screen('CartScreen', () => import('#src/features/cart/cart-screen.tsx')),
  checkout: screen('CheckoutScreen', () => import('#src/features/checkout/checkout-screen.tsx')),
  confirmation: screen('ConfirmationScreen', () => import('#src/features/orders/confirmation-screen.tsx')),
  account: screen('AccountScreen', () => import('#src/features/account/account-screen.tsx')),
  login: screen('LoginSheet', () => import('#src/features/account/login-sheet.tsx')),
  registration: screen('RegistrationSheet', () => import('#src/features/account/registration-sheet.tsx')),
} as const

/** Starts to fetch the screen of a path beside the first requests, so that it costs no time of its own. */
export function preloadScreen(path: string): void {
  const isMenu = path === paths.menu || path.startsWith(`${paths.menu}/`)
  const first = isMenu ? screens.menu : path === paths.home ? screens.home : null
  // A chunk that cannot be fetched is asked for again, and reported, when it is drawn.
  first?.preload().catch(() => {})
}
