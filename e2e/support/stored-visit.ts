import type { Page } from '@playwright/test'

import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

import type { HostSite } from './host-page.ts'
import { remoteDiner } from './remote-diner.ts'
import type { Way, DishChoice } from './remote-diner.ts'
import type { Customer, Restaurant, TestService } from './test-service.ts'

export type Visit = {
  /** Who is signed in. */
  readonly customer?: Customer
  /** Where the order is for. */
  readonly venue?: number
  /** What is in the cart of a started order; an empty list starts an order without any. */
  readonly dishes?: readonly DishChoice[]
  /** How the order is had; take-away unless said otherwise. */
  readonly way?: Way
  /** When the time to order ends. */
  readonly timeLimitMs?: number
}

type VisitDeps = { readonly page: Page; readonly site: HostSite; readonly service: TestService }

/** Leaves in the browser what an earlier visit to the restaurant's site would have left there. */
export async function storeVisit({ page, site, service }: VisitDeps, restaurant: Restaurant, visit: Visit) {
  const { customer, dishes, venue = 11, way, timeLimitMs = null } = visit
  const stored: Partial<Record<StoredName, object>> = {}
  if (customer) {
    const { apiKey, email } = customer
    stored.session = { apiKey, email, language: 'en', deviceId: 'web-0123456789a' }
  }
  if (dishes) {
    const diner = remoteDiner(service, restaurant, { venue, ...(way ? { way } : {}) })
    const [options, lines] = await Promise.all([diner.chooseSlot(), diner.choose(dishes)])
    stored.draft = { ...options, defaultType: options.type, timeLimitMs, notes: '', answers: {} }
    stored.cart = { cart: { lines, counter: lines.length }, savedAtMs: Date.now() }
  }
  const entries = Object.entries(stored).map(
    ([name, value]) => [storageKey(service.origin, restaurant.id, name as StoredName), JSON.stringify(value)] as const,
  )
  await page.goto(site.add({ tag: null }))
  await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), entries)
}

/** What the browser keeps of the cart, as "2 Tiramisu". */
export function keptCart({ page, service }: Omit<VisitDeps, 'site'>, { id }: Restaurant): Promise<string[]> {
  return page.evaluate(
    (key) => {
      const { cart } = JSON.parse(localStorage.getItem(key) ?? '') as {
        cart: { lines: { quantity: number; item: { name: string } }[] }
      }
      return cart.lines.map(({ quantity, item }) => `${quantity} ${item.name}`)
    },
    storageKey(service.origin, id, 'cart'),
  )
}
