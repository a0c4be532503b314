import type { Page } from '@playwright/test'

import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

import type { HostSite } from './host-page.ts'
import { remoteDiner } from './remote-diner.ts'
import type { Way, DishChoice } from './remote-diner.ts'
import type { Customer, Restaurant, TestService } from './test-service.ts'

export type Visit = {
  /** Credentials of the signed-in customer. */
  readonly customer?: Customer
  /** Venue of the order. */
  readonly venue?: number
  /** Lines of a started order; an empty list starts one with an empty cart. */
  readonly dishes?: readonly DishChoice[]
  /** Dishes of an order placed on this device ten days ago. */
  readonly ordered?: readonly DishChoice[]
  /** The way to pay of that order. */
  readonly payment?: string
  /** Order type; take-away by default. */
  readonly way?: Way
  /** Time limit of the cart, ms since 1970. */
  readonly timeLimitMs?: number
}

type VisitDeps = { readonly page: Page; readonly site: HostSite; readonly service: TestService }

const dayMs = 86_400_000

/** Writes the browser storage of an earlier visit to the restaurant's site. */
export async function storeVisit({ page, site, service }: VisitDeps, restaurant: Restaurant, visit: Visit) {
  const entries = await visitEntries(service, restaurant, visit)
  await page.goto(site.add({ tag: null }))
  await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), entries)
}

/** Keys and values that an earlier visit left in the browser's storage. */
export async function visitEntries(service: TestService, restaurant: Restaurant, visit: Visit) {
  const { customer, dishes, ordered, payment = null, venue = 11, way, timeLimitMs = null } = visit
  const stored: Partial<Record<StoredName, object>> = {}
  if (customer) {
    const { apiKey, email } = customer
    stored.session = { customer: { apiKey, email }, language: 'en', deviceId: 'web-0123456789a' }
  }
  if (dishes) {
    const diner = remoteDiner(service, restaurant, { venue, ...(way ? { way } : {}) })
    const [options, lines] = await Promise.all([diner.chooseSlot(), diner.choose(dishes)])
    stored.draft = { ...options, defaultType: options.type, timeLimitMs, notes: '', answers: {} }
    stored.cart = { cart: { lines, counter: lines.length }, savedAtMs: Date.now() }
  }
  if (ordered) {
    const lines = await remoteDiner(service, restaurant, { venue }).choose(ordered)
    const slotStart = `${new Date(Date.now() - 10 * dayMs).toISOString().slice(0, 10)} 19:00:00`
    stored.placed = { orders: [{ orderId: 1, lines, venueId: venue, type: way?.type ?? 'takeAway', slotStart }] }
    stored.habits = { payment, people: null }
  }
  return Object.entries(stored).map(
    ([name, value]) => [storageKey(service.origin, restaurant.id, name as StoredName), JSON.stringify(value)] as const,
  )
}

/** The stored cart as texts such as "2 Tiramisu". */
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

/** Whether the page has stored its first screen for the next visit. */
export const hasSnapshot = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':snapshot')))
