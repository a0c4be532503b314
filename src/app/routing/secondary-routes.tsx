import { useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'

import { BackAndCloseBar } from '#src/app/shell/top-bar.tsx'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { deliversToAddresses } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath } from '#src/instance/routes/route-patterns.ts'
import { secondaryPaths, loginBackTo } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { lazyScreen } from '#src/parts/screen/lazy.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'

type SecondaryRoute = {
  readonly Screen: ComponentType
  /** For signed-in customers only [SHELL-41]. */
  readonly needsLogin?: true
  /** When false the path shows "not found" [SHELL-45]. By default the screen exists. */
  readonly isThere?: (restaurant: Restaurant, venue: Venue | null) => boolean
}

const otherPaths = { ...secondaryPaths, account: paths.account }

// Each of these screens renders a bar of its own; until it is loaded there is this one.
const screenWithBar: typeof lazyScreen = (name, load) => lazyScreen(name, load, { Bar: BackAndCloseBar })

/** Screens that are not part of placing an order; each such path has one. */
const others: Readonly<Record<keyof typeof otherPaths, SecondaryRoute>> = {
  presentation: {
    Screen: screenWithBar('PresentationScreen', () => import('#src/features/content/presentation-screen.tsx')),
  },
  news: {
    Screen: screenWithBar('NewsScreen', () => import('#src/features/content/news-screen.tsx')),
  },
  newsDetail: {
    Screen: screenWithBar('NewsDetailScreen', () => import('#src/features/content/news-detail-screen.tsx')),
  },
  loyalty: {
    Screen: screenWithBar('LoyaltyScreen', () => import('#src/features/loyalty/loyalty-screen.tsx')),
    needsLogin: true,
  },
  discounts: {
    Screen: screenWithBar('DiscountsScreen', () => import('#src/features/discounts/discounts-screen.tsx')),
    isThere: ({ settings }) => settings.hasDiscountCodes,
  },
  history: {
    Screen: screenWithBar('HistoryScreen', () => import('#src/features/orders/history-screen.tsx')),
    needsLogin: true,
  },
  orderDetail: {
    Screen: screenWithBar('DetailScreen', () => import('#src/features/orders/detail-screen.tsx')),
    needsLogin: true,
  },
  // Independent of the chosen venue: there may be conversations with others [MSG-14].
  messaging: {
    Screen: screenWithBar('MessagingScreen', () => import('#src/features/messaging/messaging-screen.tsx')),
    needsLogin: true,
  },
  cards: {
    Screen: screenWithBar('CardsScreen', () => import('#src/features/account/cards-screen.tsx')),
    needsLogin: true,
    isThere: ({ hasCardPayments }) => hasCardPayments,
  },
  table: {
    Screen: screenWithBar('TableScreen', () => import('#src/features/table/table-screen.tsx')),
  },
  group: {
    Screen: screenWithBar('GroupScreen', () => import('#src/features/group/group-screen.tsx')),
  },
  favourite: {
    Screen: screenWithBar('FavouriteScreen', () => import('#src/features/orders/favourites/favourite-screen.tsx')),
  },
  reserve: {
    Screen: screenWithBar('ReserveScreen', () => import('#src/features/reservations/reserve-screen.tsx')),
  },
  reservations: {
    Screen: screenWithBar('ReservationsScreen', () => import('#src/features/reservations/reservations-screen.tsx')),
    needsLogin: true,
  },
  reservationDetail: {
    Screen: screenWithBar('ReservationScreen', () => import('#src/features/reservations/reservation-screen.tsx')),
    needsLogin: true,
  },
  account: {
    Screen: screenWithBar('AccountScreen', () => import('#src/features/account/account-screen.tsx')),
    needsLogin: true,
  },
  profile: {
    Screen: screenWithBar('ProfileScreen', () => import('#src/features/account/profile/profile-screen.tsx')),
    needsLogin: true,
  },
  addresses: {
    Screen: screenWithBar('AddressesScreen', () => import('#src/features/account/addresses/addresses-screen.tsx')),
    needsLogin: true,
    isThere: (_restaurant, venue) => deliversToAddresses(venue),
  },
  passwordRecovery: {
    Screen: screenWithBar('RecoveryScreen', () => import('#src/features/account/password/recovery-screen.tsx')),
  },
  passwordReset: {
    Screen: screenWithBar('ResetScreen', () => import('#src/features/account/password/reset-screen.tsx')),
  },
  emailConfirmation: {
    Screen: screenWithBar('ConfirmEmailScreen', () => import('#src/features/account/email/confirm-email-screen.tsx')),
  },
}

const names = Object.keys(others) as (keyof typeof others)[]

const NotFound = screenWithBar('NotFoundScreen', () => import('#src/app/shell/not-found-screen.tsx'))

/** Renders the screens that are not part of placing an order, with their own guards [SHELL-40, SHELL-45, SHELL-46]. */
export function SecondaryRoutes() {
  const { location } = useInstance()
  const restaurant = useRestaurant()
  const venue = useVenue()
  return (
    <Switch location={backgroundPath(location.entries)}>
      {names.map((name) => {
        const { Screen, needsLogin, isThere = () => true } = others[name]
        if (!isThere(restaurant, venue)) return null
        return (
          <Route key={name} path={otherPaths[name]}>
            {needsLogin ? <CustomerOnly Screen={Screen} /> : <Screen />}
          </Route>
        )
      })}
      <Route component={NotFound} />
    </Switch>
  )
}

/** Redirects a signed-out diner to the login, which leads back here. */
function CustomerOnly({ Screen }: Pick<SecondaryRoute, 'Screen'>) {
  const { location } = useInstance()
  const { path } = location.useEntry()
  const isSignedIn = useCustomer() !== null
  useLayoutEffect(() => {
    if (!isSignedIn) location.navigate(loginBackTo(path), { replace: true })
  }, [isSignedIn, location, path])
  return isSignedIn ? <Screen /> : null
}
