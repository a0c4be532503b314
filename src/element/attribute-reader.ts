import { logWarning } from '#src/integrations/log.ts'
import { routeFromAddress } from '#src/options/deep-link.ts'

import { readAttributes } from './attributes.ts'
import type { AttributeReading } from './attributes.ts'

/**
 * Reads the attributes of the element; warns once about each bad value, and applies the route of the page's address.
 */
export function createAttributeReader(element: HTMLElement, defaultHost: string): () => AttributeReading {
  const warned = new Set<string>()
  /** Route of the page's address at the first reading, and the attribute `route` it took the place of. */
  let linked: { readonly attribute: string | null; readonly route: string | null } | null = null

  /** The linked route replaces the attribute until the page changes the attribute. */
  function withLinkedRoute(reading: AttributeReading): AttributeReading {
    const { options, hasDeepLinks: isRemoved } = reading
    const view = element.ownerDocument.defaultView
    if (!options || !view) return reading
    const { routeParameter: parameter } = options
    linked ??= { attribute: options.route, route: routeFromAddress({ view, parameter, isRemoved }) }
    const { attribute, route } = linked
    return route !== null && options.route === attribute ? { ...reading, options: { ...options, route } } : reading
  }

  /** The texts are loaded for the first of them; without the network nobody reads them. */
  async function warnOf(complaints: AttributeReading['complaints']) {
    const loaded = await import('./complaint-text.ts').catch(() => null)
    for (const line of loaded ? complaints.map(loaded.complaintText) : []) {
      if (!warned.has(line)) logWarning(line)
      warned.add(line)
    }
  }

  return () => {
    const reading = readAttributes(element, defaultHost)
    if (reading.complaints.length > 0) void warnOf(reading.complaints)
    return withLinkedRoute(reading)
  }
}
