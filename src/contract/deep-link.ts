/**
 * Link to a page that opens a route with a secret in it: behind `#`, which no server and no log gets (contract 1.7). A
 * page that routes by its own fragment keeps it.
 */
export function secretLink(page: string, parameter: string, route: string): string {
  const url = new URL(page)
  const { hash } = url
  url.hash = `${hash && hash + (hash.includes('?') ? '&' : '?')}${parameter}=${encodeURIComponent(route)}`
  return url.href
}
