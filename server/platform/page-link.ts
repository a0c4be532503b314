import { secretLink } from '#src/contract/deep-link.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'

/**
 * The address of the restaurant's page that opens the widget at a route with a secret (contract 1.7): behind `#`, which
 * reaches neither the page's server nor its logs (decision 93).
 */
export function pageLink(siteUrl: string, route: string): string {
  return secretLink(siteUrl, defaultRouteParameter, route)
}
