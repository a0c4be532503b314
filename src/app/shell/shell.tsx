import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import { statusQuery } from '#src/api/restaurant-calls.ts'
import { needsVenue, redirectFrom, saysGuest } from '#src/app/routing/guards.ts'
import { lazyPart } from '#src/app/routing/lazy.tsx'
import { Routes } from '#src/app/routing/routes.tsx'
import { settlePlace } from '#src/app/startup/startup.ts'
import { itemCount, productsTotal } from '#src/domain/cart/cart.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'
import { maintenance } from '#src/domain/venues/venue-state.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { afterLogin, paths } from '#src/instance/routes/paths.ts'
import { backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { logSilently } from '#src/integrations/log.ts'
import { useIsOffline, useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BareBar, TopBar } from './top-bar.tsx'

import css from './shell.css?inline'

declareStyles(css)

const MaintenanceScreen = lazyPart('MaintenanceScreen', () => import('./maintenance-screen.tsx'))
// In a file that every visit fetches: without the network it has to be there already.
const OfflineNotice = lazyPart<'OfflineNotice', object>(
  'OfflineNotice',
  () => import('#src/app/background/start-background-work.ts'),
)
// An order that this device has not paid yet is not to be missed.
const UnpaidNotice = lazyPart<'UnpaidNotice', object>(
  'UnpaidNotice',
  () => import('#src/app/background/start-background-work.ts'),
)
// Only for links that name a service point, such as a QR code.
const LinkedServicePoint = lazyPart('LinkedServicePoint', () => import('#src/app/startup/linked-service-point.tsx'))
// Only for who has something in the cart.
const OrderFooter = lazyPart('OrderFooter', () => import('./order-parts.tsx'))
// Below everything else: it may come later.
const PageFooter = lazyPart('PageFooter', () => import('./page-footer.tsx'))

const hasNavigation = (path: string) => path === paths.home || path === paths.orderOptions || menuPattern.test(path)
// Where nothing should lead away [SHELL-47]; all other screens have a bar of their own.
const isBare = (path: string) => path.startsWith(paths.venues)

/** Bars, the scrolling middle and the guards around every screen. */
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
  const isOuter = hasNavigation(background)
  useToastOfScreen(menuPattern.test(background) ? paths.menu : background)
  // Firefox makes what scrolls a Tab stop of its own; the bar and the screen in it have theirs.
  const scrollerTabIndex = options.mode === 'floating' ? -1 : undefined

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
        {isOuter && <TopBar />}
        {isBare(background) && <BareBar />}
        <UnpaidNotice />
        {search.includes('pointId=') && <LinkedServicePoint />}
        <main className="main">
          <Routes />
        </main>
        {(isOuter || isBare(background)) && <PageFooter />}
      </div>
      <NarrowOrderBar path={background} />
    </div>
  )
}

/** The way to the order on a narrow home and wizard, below what scrolls; the menu has its own [SHELL-28]. */
function NarrowOrderBar({ path }: { readonly path: string }) {
  const { cart } = useSnapshot(useInstance().stores.cart.state)
  if (cart.lines.length === 0 || (path !== paths.home && path !== paths.orderOptions)) return null
  return (
    <div className="narrow-order-bar">
      <OrderFooter />
    </div>
  )
}

/** The banner, above what scrolls so that it is seen from everywhere; it stays mounted to notice the connection's return. */
function OfflineWhenNeeded() {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  return wasOffline ? <OfflineNotice /> : null
}

/** Sends the diner on from a route they may not see now [SHELL-39, SHELL-40, MENU-01, CART-01, CHK-03, CHK-04]. */
function useGuards(isDown: boolean) {
  const instance = useInstance()
  const { location, stores } = instance
  const { path, search } = location.useEntry()
  const draft = useSnapshot(stores.draft.state)
  const { cart } = useSnapshot(stores.cart.state)
  const session = useSnapshot(stores.session.state)
  const { settings } = useRestaurant()
  const venue = useVenue()
  const isSignedIn = session.apiKey !== null && session.email !== null
  const target = redirectFrom(path, {
    isOrderStarted: isStarted(draft),
    isSignedIn,
    isGuest: draft.type !== null && canOrderAsGuest(draft.type, settings) && saysGuest(search),
    isCartEmpty: cart.lines.length === 0,
    hasShowcaseMenu: venue?.showcaseMenuId != null,
  })
  const isAtLogin = path === paths.login || path === paths.registration
  const next = isDown ? null : isSignedIn && isAtLogin ? afterLogin(search) : target
  const isLost = !isDown && !venue?.license.isActive && needsVenue(path)
  useLayoutEffect(() => {
    if (isLost) settlePlace(instance).catch(() => logSilently('the choice of a venue could not be fetched'))
    else if (next === null) return
    // The step before leads there already: another one would only be in the way of going back.
    else if (location.entries.at(-2)?.path === next) location.back()
    else location.navigate(next, { replace: true })
  }, [instance, isLost, location, next])
}

/** Tells the host page what is in the cart. */
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

/** The floating panel is named after the venue, to those who listen. */
function useSurfaceName() {
  const { surface } = useInstance()
  const label = useVenue()?.name
  useEffect(() => {
    if (label !== undefined) surface.update({ label })
  }, [surface, label])
}

/** A message about one screen does not follow the diner to the next. */
function useToastOfScreen(screen: string) {
  const { stores } = useInstance()
  useEffect(() => stores.dialogs.hideToast, [screen, stores])
}

/** The ref of the scroller: a new screen starts at its top, going back finds the old place again. */
function useScrollMemory() {
  const { location } = useInstance()
  const scroller = useRef<HTMLDivElement>(null)
  const entry = location.useEntry()
  const background = location.entries.findLast((one) => one.path === backgroundPath(location.entries)) ?? entry
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    // The first screen is at its top already: saying so would lay it out before it is complete.
    if (location.hasMoved) element.scrollTop = background.memory.get('scroll') ?? 0
    const remember = () => void background.memory.set('scroll', element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [location, background])
  return scroller
}
