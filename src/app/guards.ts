import { paths } from '#src/instance/paths.ts'

/** What the guards look at. */
export type GuardFacts = {
  /** A type and a menu are chosen [WIZ-40]. */
  readonly isOrderStarted: boolean
  readonly isSignedIn: boolean
  readonly isCartEmpty: boolean
  /** The venue has a menu that may be browsed before a slot is chosen (rulings: menu before a slot). */
  readonly hasShowcaseMenu: boolean
}

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/** Where a route sends the diner who may not see it now; null lets them in. */
export function redirectFrom(path: string, facts: GuardFacts): string | null {
  if (isUnder(path, paths.menu) && !facts.isOrderStarted && !facts.hasShowcaseMenu) return paths.orderOptions
  if (isUnder(path, paths.cart) && !facts.isOrderStarted) return paths.orderOptions
  if (path === paths.checkout && (facts.isCartEmpty || !facts.isSignedIn)) return paths.cart
  if (path === paths.account && !facts.isSignedIn) return paths.login
  return null
}

/** A signed-in diner who opens login or registration is sent on as after a login [ACCT-16..18]. */
export function afterLogin(search: string): string {
  return new URLSearchParams(search).get('back') === 'cart' ? paths.cart : paths.home
}
