/** Query parameter of the host page that names the route to open (contract 1.7); another name by `route-parameter`. */
export const defaultRouteParameter = 'ordering_route'

type RouteSource = {
  readonly view: Window
  readonly parameter: string
  /** Deep links are on: the address is cleaned after reading (rulings "deep link name"). */
  readonly isRemoved: boolean
}

/** The route the address of the host page asks for, or null [SHELL-38]. */
export function routeFromAddress({ view, parameter, isRemoved }: RouteSource): string | null {
  const url = new URL(view.location.href)
  const route = url.searchParams.get(parameter)
  if (route && isRemoved) {
    url.searchParams.delete(parameter)
    view.history.replaceState(view.history.state, '', url.href)
  }
  return route && route[0] === '/' ? route : null
}
