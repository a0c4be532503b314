import { useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { Route, Switch } from 'wouter'

import { BackAndCloseBar } from '#src/app/shell/top-bar.tsx'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { deliversToAddresses } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath } from '#src/instance/routes/route-patterns.ts'
import { secondaryPaths, loginBackTo } from '#src/instance/routes/secondary-paths.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'

import { lazyScreen } from './lazy.tsx'

type SecondaryRoute = {
  readonly path: string
  readonly Screen: ComponentType
  /** Only a signed-in customer has something here [SHELL-41]. */
  readonly needsLogin?: true
  /** Without it the page is not there, whoever asks [SHELL-45]. */
  readonly isThere?: (restaurant: Restaurant, venue: Venue | null) => boolean
}

// The shell has no bar here: each of these screens brings its own.
const inner: typeof lazyScreen = (name, load) => lazyScreen(name, load, { Bar: BackAndCloseBar })

/** Screens beside the way to an order. */
const others: readonly SecondaryRoute[] = [
  {
    path: secondaryPaths.presentation,
    Screen: inner('PresentationScreen', () => import('#src/features/content/presentation-screen.tsx')),
  },
  {
    path: secondaryPaths.news,
    Screen: inner('NewsScreen', () => import('#src/features/content/news-screen.tsx')),
  },
  {
    path: secondaryPaths.newsDetail,
    Screen: inner('NewsDetailScreen', () => import('#src/features/content/news-detail-screen.tsx')),
  },
  {
    path: secondaryPaths.loyalty,
    Screen: inner('LoyaltyScreen', () => import('#src/features/loyalty/loyalty-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.discounts,
    Screen: inner('DiscountsScreen', () => import('#src/features/discounts/discounts-screen.tsx')),
    isThere: ({ settings }) => settings.hasDiscountCodes,
  },
  {
    path: secondaryPaths.history,
    Screen: inner('HistoryScreen', () => import('#src/features/orders/history-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.orderDetail,
    Screen: inner('DetailScreen', () => import('#src/features/orders/detail-screen.tsx')),
    needsLogin: true,
  },
  {
    // Whatever the chosen venue says: there may be conversations with others [MSG-14].
    path: secondaryPaths.messaging,
    Screen: inner('MessagingScreen', () => import('#src/features/messaging/messaging-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.cards,
    Screen: inner('CardsScreen', () => import('#src/features/account/cards-screen.tsx')),
    needsLogin: true,
    isThere: ({ hasCardPayments }) => hasCardPayments,
  },
  {
    path: secondaryPaths.reserve,
    Screen: inner('ReserveScreen', () => import('#src/features/reservations/reserve-screen.tsx')),
  },
  {
    path: secondaryPaths.reservations,
    Screen: inner('ReservationsScreen', () => import('#src/features/reservations/reservations-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.reservationDetail,
    Screen: inner('ReservationScreen', () => import('#src/features/reservations/reservation-screen.tsx')),
    needsLogin: true,
  },
  {
    path: paths.account,
    Screen: inner('AccountScreen', () => import('#src/features/account/account-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.profile,
    Screen: inner('ProfileScreen', () => import('#src/features/account/profile/profile-screen.tsx')),
    needsLogin: true,
  },
  {
    path: secondaryPaths.addresses,
    Screen: inner('AddressesScreen', () => import('#src/features/account/addresses/addresses-screen.tsx')),
    needsLogin: true,
    isThere: (_restaurant, venue) => deliversToAddresses(venue),
  },
  {
    path: secondaryPaths.passwordRecovery,
    Screen: inner('RecoveryScreen', () => import('#src/features/account/password/recovery-screen.tsx')),
  },
  {
    path: secondaryPaths.passwordReset,
    Screen: inner('ResetScreen', () => import('#src/features/account/password/reset-screen.tsx')),
  },
]

const NotFound = inner('NotFoundScreen', () => import('#src/app/shell/not-found-screen.tsx'))

/** The screen of a route that is not on the way to an order, with its own guards [SHELL-40, SHELL-45, SHELL-46]. */
export function SecondaryRoutes() {
  const { location } = useInstance()
  const restaurant = useRestaurant()
  const venue = useVenue()
  return (
    <Switch location={backgroundPath(location.entries)}>
      {others
        .filter(({ isThere }) => isThere?.(restaurant, venue) ?? true)
        .map(({ path, Screen, needsLogin }) => (
          <Route key={path} path={path}>
            {needsLogin ? <OfCustomer Screen={Screen} /> : <Screen />}
          </Route>
        ))}
      <Route component={NotFound} />
    </Switch>
  )
}

/** Sends who is signed out to the login, and back here afterwards. */
function OfCustomer({ Screen }: Pick<SecondaryRoute, 'Screen'>) {
  const { location, stores } = useInstance()
  const { path } = location.useEntry()
  const { apiKey, email } = useSnapshot(stores.session.state)
  const isSignedIn = apiKey !== null && email !== null
  useLayoutEffect(() => {
    if (!isSignedIn) location.navigate(loginBackTo(path), { replace: true })
  }, [isSignedIn, location, path])
  return isSignedIn ? <Screen /> : null
}
