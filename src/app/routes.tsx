import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Route, Router, Switch } from 'wouter'

import { HomeScreen } from '#src/features/content/home-screen.tsx'
import type { LocationEntry } from '#src/instance/create-location.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'

import { MenuLayout } from './shell/menu-layout.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'

function screen<N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const VenuesScreen = screen('VenuesScreen', () => import('#src/features/venues/venues-screen.tsx'))
const OrderOptionsScreen = screen(
  'OrderOptionsScreen',
  () => import('#src/features/order-options/order-options-screen.tsx'),
)
const CartScreen = screen('CartScreen', () => import('#src/features/cart/cart-screen.tsx'))
const CheckoutScreen = screen('CheckoutScreen', () => import('#src/features/checkout/checkout-screen.tsx'))
const ConfirmationScreen = screen('ConfirmationScreen', () => import('#src/features/orders/confirmation-screen.tsx'))
const AccountScreen = screen('AccountScreen', () => import('#src/features/account/account-screen.tsx'))
const ProductSheet = screen('ProductSheet', () => import('#src/features/product/product-sheet.tsx'))
const LoginSheet = screen('LoginSheet', () => import('#src/features/account/login-sheet.tsx'))
const RegistrationSheet = screen('RegistrationSheet', () => import('#src/features/account/registration-sheet.tsx'))

const productPattern = /^\/menu\/\d+\/scheda\/\d+$/

function isSheet({ path }: LocationEntry): boolean {
  return path === paths.login || path === paths.registration || productPattern.test(path)
}

/** The path under a sheet: the nearest screen on the way here, else where such a sheet belongs. */
export function backgroundPath(entries: readonly LocationEntry[]): string {
  const top = entries.at(-1)
  const below = entries.findLast((entry) => !isSheet(entry))
  if (below) return below.path
  if (top && productPattern.test(top.path)) return paths.menu
  return top?.search.includes('back=cart') ? paths.cart : paths.home
}

/** Every screen and the sheet above it, by the widget's own location [SHELL-36]. */
export function Routes() {
  const { location } = useInstance()
  location.useEntry()
  const background = backgroundPath(location.entries)
  return (
    <Router hook={location.useLocation} searchHook={location.useSearch}>
      <Suspense fallback={<div className="screen-loading" aria-busy="true" />}>
        <Switch location={background}>
          <Route path={paths.home} component={HomeScreen} />
          <Route path={paths.venues} component={VenuesScreen} />
          <Route path={paths.orderOptions} component={OrderOptionsScreen} />
          {/* One route for all of them, so that the list stays while its address changes. */}
          <Route path={/^\/menu(\/lista\/\d+|\/consigli)?$/} component={MenuLayout} />
          <Route path={paths.cart} component={CartScreen} />
          <Route path={paths.checkout} component={CheckoutScreen} />
          <Route path={paths.confirmation} component={ConfirmationScreen} />
          <Route path={paths.account} component={AccountScreen} />
          <Route component={NotFoundScreen} />
        </Switch>
      </Suspense>
      <Suspense fallback={null}>
        <Switch>
          <Route path={paths.product} component={ProductSheet} />
          <Route path={paths.login} component={LoginSheet} />
          <Route path={paths.registration} component={RegistrationSheet} />
        </Switch>
      </Suspense>
    </Router>
  )
}
