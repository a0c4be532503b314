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

/**
 * The route in the address of the host page; null without one [SHELL-38]. One behind `#` holds a secret (decision 93)
 * and is always removed, so that what runs later on the page does not read it.
 */
export function routeFromAddress({ view, parameter, isRemoved }: RouteSource): string | null {
  const url = new URL(view.location.href)
  const linked = url.searchParams.get(parameter)
  const secret = takeSecret(url, parameter)
  if (linked && isRemoved) url.searchParams.delete(parameter)
  if (secret || (linked && isRemoved)) view.history.replaceState(view.history.state, '', url.href)
  const route = secret || linked
  return route && route[0] === '/' ? route : null
}

/** Takes the parameter out of a fragment (`#name=…`, `#/page?name=…`); what else stands there belongs to the page. */
function takeSecret(url: URL, parameter: string): string | null {
  const { hash } = url
  const start = hash.search(/[^#?]*$/)
  const parts = hash.slice(start).split('&')
  const own = parts.find((part) => part.startsWith(`${parameter}=`))
  if (!own) return null
  const rest = parts.filter((part) => part !== own).join('&')
  url.hash = (hash.slice(0, start) + rest).replace(/[#?]$/, '')
  return new URLSearchParams(own).get(parameter)
}
