import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import { statusQuery } from '#src/api/restaurant-calls.ts'
import { needsVenue, redirectFrom, isGuestCheckout } from '#src/app/routing/guards.ts'
import type { GuardFacts } from '#src/app/routing/guards.ts'
import { Routes } from '#src/app/routing/routes.tsx'
import { ensureActiveVenue } from '#src/app/startup/startup.ts'
import type { Venue } from '#src/contract/venue.ts'
import { itemCount, productsTotal } from '#src/domain/cart/cart.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'
import { maintenance } from '#src/domain/venues/venue-state.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { afterLogin, paths } from '#src/instance/routes/paths.ts'
import { backgroundEntry, backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { logSilently } from '#src/integrations/log.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { NavigationContext } from '#src/parts/screen/navigation-context.ts'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import { useIsOffline, useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BarNavigation } from './bar-navigation.tsx'
import { BareBar, TopBar } from './top-bar.tsx'

import css from './shell.css?inline'

declareStyles(css)

const MaintenanceScreen = lazyPart('MaintenanceScreen', () => import('./maintenance-screen.tsx'))
// In a chunk that every visit loads: without the network it must have been loaded already.
const OfflineNotice = lazyPart('OfflineNotice', () => import('./offline-notice.tsx'), { texts: 'order' })
// Reminder of an order of this device that is still to be paid.
const UnpaidOrder = lazyPart('UnpaidOrder', () => import('#src/features/orders/payment/unpaid-order.tsx'), {
  texts: 'order',
})
// Only for links that name a service point, such as a QR code.
const LinkedServicePoint = lazyPart('LinkedServicePoint', () => import('#src/app/startup/linked-service-point.tsx'))
// Loaded only when the cart is not empty.
const OrderFooter = lazyPart('OrderFooter', () => import('./cart-layouts.tsx'), { texts: 'order' })
// At the end of the page, out of sight at first.
const PageFooter = lazyPart('PageFooter', () => import('./page-footer.tsx'), { texts: 'order' })

// Other screens have a bar of their own, with the same navigation at its end (rulings "navigation on inner screens").
const hasTopBar = (path: string) => path === paths.home || path === paths.orderOptions || menuPattern.test(path)
// The choice of a venue has a bar without navigation [SHELL-47].
const isBare = (path: string) => path.startsWith(paths.venues)
// Cart and checkout end with their button; languages are in the menu sheet there.
const hasFooter = (path: string) => path !== paths.cart && path !== paths.checkout

/** Frame of all screens: bars, scrolling middle, route guards. */
export function Shell() {
  const { location, options } = useInstance()
  const restaurant = useRestaurant()
  const { data: status } = useQuery(statusQuery(useApi()))
  const down = maintenance(restaurant, status?.isUnderMaintenance ?? false)
  const scroller = useScrollMemory()
  useGuards(down !== null)
  useSurfaceName()
  useCartEvents()
  const { search } = location.useEntry()
  const background = backgroundPath(location.entries)
  useToastOfScreen(menuPattern.test(background) ? paths.menu : background)
  // Firefox makes scrolling elements tab stops; here the bar and the screen inside have their own.
  const scrollerTabIndex = options.mode === 'floating' ? -1 : undefined

  const Main = options.isInDesk ? 'div' : 'main'

  if (down) {
    return (
      <div className="shell" data-mode={options.mode}>
        <OfflineWhenNeeded />
        <div className="scroller" tabIndex={scrollerTabIndex}>
          <BareBar />
          <MaintenanceScreen text={down.text} />
        </div>
      </div>
    )
  }
  return (
    <div className="shell" data-mode={options.mode}>
      <OfflineWhenNeeded />
      <div className="scroller" ref={scroller} tabIndex={scrollerTabIndex}>
        {hasTopBar(background) && <TopBar />}
        {isBare(background) && <BareBar />}
        <UnpaidWhenSettled />
        {search.includes('pointId=') && <LinkedServicePoint />}
        <Main className="main">
          <NavigationContext value={<BarNavigation />}>
            <Routes />
          </NavigationContext>
        </Main>
        {hasFooter(background) && <FooterWhenSettled />}
      </div>
      <NarrowOrderBar path={background} />
    </div>
  )
}

function UnpaidWhenSettled() {
  return useIsSettled() && <UnpaidOrder />
}

function FooterWhenSettled() {
  return useIsSettled() && <PageFooter />
}

/** Bar that opens the cart, below home and wizard on narrow containers; the menu has its own [SHELL-28]. */
function NarrowOrderBar({ path }: { readonly path: string }) {
  const { cart } = useSnapshot(useInstance().stores.cart.state)
  if (cart.lines.length === 0 || (path !== paths.home && path !== paths.orderOptions)) return null
  return (
    <div className="narrow-order-bar">
      <OrderFooter />
    </div>
  )
}

/**
 * The offline banner, above the scroller so that it is always visible. Stays mounted to notice that the connection is
 * back.
 */
function OfflineWhenNeeded() {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  return wasOffline ? <OfflineNotice /> : null
}

/** Redirects from routes that may not be shown now [SHELL-39, SHELL-40, MENU-01, CART-01, CHK-03, CHK-04]. */
function useGuards(isDown: boolean) {
  const instance = useInstance()
  const { location } = instance
  const { path, search } = location.useEntry()
  const venue = useVenue()
  const facts = useGuardFacts(venue, search)
  const { isSignedIn } = facts
  const isAtLogin = path === paths.login || path === paths.registration
  const next = isDown ? null : isSignedIn && isAtLogin ? afterLogin(search) : redirectFrom(path, facts)
  const isLost = !isDown && !venue?.license.isActive && needsVenue(path)
  useLayoutEffect(() => {
    if (isLost) ensureActiveVenue(instance).catch(() => logSilently('the choice of a venue could not be fetched'))
    else if (next === null) return
    // The previous entry is the target already: going back avoids a second entry for it.
    else if (location.entries.at(-2)?.path === next) location.back()
    else location.navigate(next, { replace: true })
  }, [instance, isLost, location, next])
}

function useGuardFacts(venue: Venue | null, search: string): GuardFacts {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  const { cart } = useSnapshot(stores.cart.state)
  const { settings } = useRestaurant()
  return {
    isOrderStarted: isStarted(draft),
    isSignedIn: useCustomer() !== null,
    isGuest: draft.type !== null && canOrderAsGuest(draft.type, settings) && isGuestCheckout(search),
    isCartEmpty: cart.lines.length === 0,
    hasShowcaseMenu: venue?.showcaseMenuId != null,
    isGroupMember: draft.group?.isLead === false,
  }
}

/** Emits `cart-change` to the host page: item count, total in currency units (not cents), currency. */
function useCartEvents() {
  const { emit, stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const venue = useVenue()
  const count = itemCount(cart)
  const total = productsTotal(cart.lines)
  const currency = venue?.currencyCode ?? ''
  useEffect(() => {
    emit('cart-change', { count, total: total / 100, currency })
  }, [count, total, currency, emit])
}

/** Names the floating panel after the venue, for screen readers. */
function useSurfaceName() {
  const { surface } = useInstance()
  const label = useVenue()?.name
  useEffect(() => {
    if (label !== undefined) surface.update({ label })
  }, [surface, label])
}

/** Hides the toast when the screen changes. */
function useToastOfScreen(screen: string) {
  const { stores } = useInstance()
  useEffect(() => stores.dialogs.hideToast, [screen, stores])
}

/** Returns the ref of the scroller. A new screen starts at its top; going back restores the scroll position. */
function useScrollMemory() {
  const { location } = useInstance()
  const scroller = useRef<HTMLDivElement>(null)
  const entry = location.useEntry()
  const background = backgroundEntry(location.entries) ?? entry
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    // The first screen is at its top already; setting it would force an early layout.
    if (location.hasMoved) element.scrollTop = background.memory.get('scroll') ?? 0
    const remember = () => void background.memory.set('scroll', element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [location, background])
  return scroller
}
