import { ownGroupPath, paths } from '#src/instance/routes/paths.ts'
import { placedOrderOrVenueChoicePattern, venueRoutesPattern } from '#src/instance/routes/route-patterns.ts'

/** The state that decides whether a route may be shown. */
export type GuardFacts = {
  /** A type and a menu are chosen [WIZ-40]. */
  readonly isOrderStarted: boolean
  readonly isSignedIn: boolean
  /** Continues as a guest, with an order that guests may place [CHK-02]. */
  readonly isGuest: boolean
  readonly isCartEmpty: boolean
  /** The venue has a menu that may be browsed before a slot is chosen (rulings "menu before a slot"). */
  readonly hasShowcaseMenu: boolean
  /** Takes part in the group order of somebody else, who chooses the time and places the order (decision 83). */
  readonly isGroupMember: boolean
}

/**
 * Whether the route shows a venue, chosen before: home, wizard, menu, cart; not account and placed orders [SHELL-06,
 * SHELL-11].
 */
export const needsVenue = (path: string) => venueRoutesPattern.test(path)

/**
 * Whether the route is left when the chosen venue becomes inactive: all but placed orders and the choice of a venue
 * [SHELL-11, SHELL-36].
 */
export const isLeftWithVenue = (path: string) => !placedOrderOrVenueChoicePattern.test(path)

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

type Guard = {
  readonly stops: (path: string, facts: GuardFacts) => boolean
  readonly target: string
}

// The first guard that stops a route decides.
const guards: readonly Guard[] = [
  {
    stops: (path, { isGroupMember }) => isGroupMember && (path === paths.checkout || path === paths.orderOptions),
    target: ownGroupPath,
  },
  {
    stops: (path, { isOrderStarted, hasShowcaseMenu }) =>
      isUnder(path, paths.menu) && !isOrderStarted && !hasShowcaseMenu,
    target: paths.orderOptions,
  },
  { stops: (path, { isOrderStarted }) => isUnder(path, paths.cart) && !isOrderStarted, target: paths.orderOptions },
  {
    stops: (path, { isCartEmpty, isSignedIn, isGuest }) =>
      path === paths.checkout && (isCartEmpty || !(isSignedIn || isGuest)),
    target: paths.cart,
  },
]

/** Path to redirect to when the route may not be shown now; null when it may. */
export function redirectFrom(path: string, facts: GuardFacts): string | null {
  return guards.find(({ stops }) => stops(path, facts))?.target ?? null
}

/** Whether the query says that the diner orders as a guest (`?guest=1`) [ACCT-12]. */
export function isGuestCheckout(search: string): boolean {
  return new URLSearchParams(search).get('guest') === '1'
}
