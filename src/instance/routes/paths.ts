import type { Id } from '#src/contract/values.ts'

/** The routes of the widget, in memory only [SHELL-35]. Patterns in wouter's notation. */
export const paths = {
  home: '/',
  orderOptions: '/ordine',
  venues: '/locali',
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
} as const

export function categoryPath(id: Id<'Category'>): string {
  return `/menu/lista/${id}`
}

export function recommendedPath(ids: readonly Id<'Product'>[]): string {
  return `/menu/consigli?ids=${ids.join(',')}`
}

/** The page of a product; with `lineIndex` it edits that line of the cart [PROD-02, PROD-04]. */
export function productPath(categoryId: Id<'Category'>, id: Id<'Product'>, lineIndex?: number): string {
  const path = `/menu/${categoryId}/scheda/${id}`
  return lineIndex === undefined ? path : `${path}?idx=${lineIndex}`
}

/** Where the diner lands after ordering; guests carry their token [CHK-38]. */
export function confirmationPath(id: Id<'Order'>, token: string | null): string {
  return token === null ? `/ordine/riepilogo/${id}` : `/ordine/riepilogo/${id}?token=${encodeURIComponent(token)}`
}

/** The cart as a drawer above the menu, where there is room beside it. */
export const cartDrawer = { path: '/carrello', search: 'drawer' } as const

/** Login on the way to the checkout: afterwards the cart goes on by itself [CART-20]. */
export const loginBackToCart = '/utente/login?back=cart'

/** The checkout of a guest at a table [ACCT-12]. */
export const guestCheckout = '/carrello/riepilogo?guest=1'

/** Where login and registration lead with this query: to the cart, to the route that asked for it, or home [ACCT-16..18]. */
export function afterLogin(search: string): string {
  const back = new URLSearchParams(search).get('back')
  if (back === 'cart') return paths.cart
  return back?.startsWith('/') ? back : paths.home
}

/** Reads an id out of a route parameter; null when it is not a positive whole number. */
export function idFrom<E extends string>(parameter: string | undefined): Id<E> | null {
  const id = Number(parameter)
  return Number.isSafeInteger(id) && id > 0 ? (id as Id<E>) : null
}
