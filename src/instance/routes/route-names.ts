import { logWarning } from '#src/integrations/log.ts'

import { paths } from './paths.ts'
import { secondaryPaths } from './secondary-paths.ts'
import { venuePaths } from './venue-paths.ts'

/** Public names of the routes, for scripts of the host page [SHELL-35]. */
export const routeNames: Readonly<Record<string, string>> = {
  home: paths.home,
  presentation: secondaryPaths.presentation,
  news: secondaryPaths.news,
  'news.detail': secondaryPaths.newsDetail,
  fidelity: secondaryPaths.loyalty,
  orders: paths.orderOptions,
  'orders.discounts': secondaryPaths.discounts,
  'orders.history': secondaryPaths.history,
  'orders.summary': paths.confirmation,
  'orders.table': secondaryPaths.table,
  group: secondaryPaths.group,
  rooms: venuePaths.venues,
  'rooms.type': venuePaths.type,
  'rooms.zone': venuePaths.zone,
  'rooms.address': venuePaths.address,
  'menu.categories': paths.menu,
  cart: paths.cart,
  'cart.summary': paths.checkout,
  'reservations.history': secondaryPaths.reservations,
  'reservations.details': secondaryPaths.reservationDetail,
  'reservations.reserve': secondaryPaths.reserve,
  messaging: secondaryPaths.messaging,
  user: paths.account,
  'user.edit': secondaryPaths.profile,
  'user.addresses': secondaryPaths.addresses,
  'user.payments': secondaryPaths.cards,
  'user.registration': paths.registration,
  'user.login': paths.login,
  'user.password.reset': secondaryPaths.passwordReset,
}

/**
 * The path of a route by its name: `orders.summary?id=7&token=x` is `/ordine/riepilogo/7?token=x`. Parameters of the
 * path are taken from the query, the rest of it stays; null for an unknown name or a missing parameter [SHELL-36].
 */
export function pathOfRoute(route: string): string | null {
  const [name = '', search = ''] = route.split('?', 2)
  const pattern = Object.hasOwn(routeNames, name) ? routeNames[name] : undefined
  if (pattern === undefined) return null
  const query = new URLSearchParams(search)
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? takenFrom(query, part.slice(1)) : part))
  if (parts.includes(null)) return null
  const rest = query.toString()
  return rest === '' ? parts.join('/') : `${parts.join('/')}?${rest}`
}

/** The same for the page: warns of a name that leads nowhere. */
export function pathOrWarning(route: string): string | null {
  const path = pathOfRoute(route)
  if (path === null)
    logWarning(`"${route}" is no route, neither a path that starts with "/" nor a name. Nothing was opened.`)
  return path
}

function takenFrom(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  query.delete(name)
  return value === null || value === '' ? null : encodeURIComponent(value)
}
