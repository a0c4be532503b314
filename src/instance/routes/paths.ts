import type { Id } from '#src/contract/values.ts'

/**
 * The routes of the widget, in memory only [SHELL-35], in wouter's notation. Those beside the way to an order are in
 * `secondary-paths.ts`. No other folder spells a path.
 */
export const paths = {
  home: '/',
  orderOptions: '/ordine',
  venues: '/locali',
  venuesAddress: '/locali/indirizzo',
  menu: '/menu',
  category: '/menu/lista/:id',
  recommended: '/menu/consigli',
  product: '/menu/:categoryId/scheda/:id',
  cart: '/carrello',
  checkout: '/carrello/riepilogo',
  confirmation: '/ordine/riepilogo/:id',
  account: '/utente',
  login: '/utente/login',
  registration: '/utente/registrazione',
  conversation: '/messaggistica/:kind/:id',
} as const

/** The names of the parameters of a pattern: `:id` in `/menu/lista/:id`. */
type Parameter<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The path of a pattern with its parameters filled in. */
export function fillPath<P extends string>(
  pattern: P,
  values: Readonly<Record<Parameter<P>, string | number>>,
): string {
  return pattern.replace(/:(\w+)/g, (_, name: Parameter<P>) => `${values[name]}`)
}

export function categoryPath(id: Id<'Category'>): string {
  return fillPath(paths.category, { id })
}

export function recommendedPath(ids: readonly Id<'Product'>[]): string {
  return `${paths.recommended}?ids=${ids.join(',')}`
}

/** The page of a product; with `lineIndex` it edits that line of the cart [PROD-02, PROD-04]. */
export function productPath(categoryId: Id<'Category'>, id: Id<'Product'>, lineIndex?: number): string {
  const path = fillPath(paths.product, { categoryId, id })
  return lineIndex === undefined ? path : `${path}?idx=${lineIndex}`
}

/** The group order that the diner takes part in. */
export const ownGroupPath = '/gruppo'

/** Query of what opens over the menu instead of as a page of its own. */
export const overMenu = 'drawer'

/** The cart as a drawer over the menu, on wide containers. */
export const cartDrawer = `${paths.cart}?${overMenu}`

/** The order options as a sheet over the menu, asked for with the first dish (decision 68). */
export const orderSheet = `${paths.orderOptions}?${overMenu}`

/** Login on the way to the checkout; afterwards the cart proceeds to the checkout by itself [CART-20]. */
export const loginBackToCart = `${paths.login}?back=cart`

/** The checkout of a guest [ACCT-12]. */
export const guestCheckout = `${paths.checkout}?guest=1`

/** The confirmation of an order; a guest's link carries the token [CHK-38]. */
export function confirmationPath(id: Id<'Order'>, token: string | null): string {
  const path = fillPath(paths.confirmation, { id })
  return token === null ? path : `${path}?token=${encodeURIComponent(token)}`
}

/**
 * The route after login or registration, by the parameter `back`: the cart, the route that asked for it, or home
 * [ACCT-16..18].
 */
export function afterLogin(search: string): string {
  const back = new URLSearchParams(search).get('back')
  if (back === 'cart') return paths.cart
  return back?.startsWith('/') ? back : paths.home
}

/** Reads an id from a route parameter; null when it is not a positive whole number. */
export function idFrom<E extends string>(parameter: string | undefined): Id<E> | null {
  const id = Number(parameter)
  return Number.isSafeInteger(id) && id > 0 ? (id as Id<E>) : null
}
