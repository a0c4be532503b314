import { paths } from '#src/instance/routes/paths.ts'

/** What the guards look at. */
export type GuardFacts = {
  /** A type and a menu are chosen [WIZ-40]. */
  readonly isOrderStarted: boolean
  readonly isSignedIn: boolean
  /** Said to go on as a guest, with an order that guests may place [CHK-02]. */
  readonly isGuest: boolean
  readonly isCartEmpty: boolean
  /** The venue has a menu that may be browsed before a slot is chosen (rulings "menu before a slot"). */
  readonly hasShowcaseMenu: boolean
}

/** Home with all it leads to, wizard, menu and cart are those of a venue; account and placed orders are not [SHELL-06, SHELL-11]. */
export const needsVenue = (path: string) =>
  /^\/(menu|carrello|presentazione|news|fidelity|ordine(?!\/(riepilogo|storico|dettaglio)))?(\/|$)/.test(path)

/** Left when the chosen venue stops: every route but placed orders and the choice of a venue [SHELL-11, SHELL-36]. */
export const endsWithVenue = (path: string) => !/^\/(locali|ordine\/(riepilogo|storico|dettaglio))(\/|$)/.test(path)

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

type Guard = {
  readonly stops: (path: string, facts: GuardFacts) => boolean
  readonly target: string
}

// The first that stops a route decides.
const guards: readonly Guard[] = [
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

/** Where a route sends the diner who may not see it now; null lets them in. */
export function redirectFrom(path: string, facts: GuardFacts): string | null {
  return guards.find(({ stops }) => stops(path, facts))?.target ?? null
}

/** Whether the address of the checkout says so [ACCT-12]. */
export function saysGuest(search: string): boolean {
  return new URLSearchParams(search).get('guest') === '1'
}
