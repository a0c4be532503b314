/**
 * Query parameter of the host page with the route to open (contract 1.7); the attribute `route-parameter` renames it.
 */
export const defaultRouteParameter = 'ordering_route'

type RouteSource = {
  readonly view: Window
  readonly parameter: string
  /** Removes the parameter from the page's address after reading (attribute `deep-links`, rulings "deep link name"). */
  readonly isRemoved: boolean
}

/** The route in the address of the host page; null without one [SHELL-38]. */
export function routeFromAddress({ view, parameter, isRemoved }: RouteSource): string | null {
  const url = new URL(view.location.href)
  const route = url.searchParams.get(parameter)
  if (route && isRemoved) {
    url.searchParams.delete(parameter)
    view.history.replaceState(view.history.state, '', url.href)
  }
  return route && route[0] === '/' ? route : null
}
