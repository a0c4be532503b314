import { test as base, expect } from '@playwright/test'

import type { Origins } from '#tools/host-pages.ts'

import { expectAccessible } from './accessibility.ts'
import type { Conditions } from './accessibility.ts'
import type { HostPage, HostSite } from './host-page.ts'
import { startHostSite } from './host-page.ts'
import { storeVisit } from './stored-visit.ts'
import type { Visit } from './stored-visit.ts'
import type { Customer, Restaurant, TestService } from './test-service.ts'
import { testService } from './test-service.ts'
import type { WidgetPage } from './widget-page.ts'
import { widgetPage } from './widget-page.ts'

type SitePage = HostPage & { readonly begins?: 'home' | 'anywhere' }

type Fixtures = {
  /** Console errors and warnings fail a test, except those it declares as expected. */
  quietConsole: { expect(...patterns: RegExp[]): void }
  /** A restaurant of this test alone. */
  restaurant: Restaurant
  /** Someone with an account at `restaurant`. */
  customer: Customer
  /** Browser storage of an earlier visit to `restaurant`. */
  returnWith: (visit: Visit) => Promise<void>
  /**
   * Adds a page to the restaurant's site; its tag and elements name `restaurant` and home as the first screen unless they
   * say otherwise. `begins: 'anywhere'` names no screen.
   */
  hostAddress: (page?: SitePage) => string
  /** Opens such a page. */
  openHost: (page?: SitePage) => Promise<void>
  /** Opens the widget at a route for somebody who has been there before; at venue 11 unless the visit names another. */
  openAgain: (route: string, visit: Visit) => Promise<void>
  widget: WidgetPage
  /** Where `expectAccessible` looks besides light and dark. */
  conditions: Conditions
  /** Fails on any accessibility violation of what is on the screen, in light and in dark. */
  expectAccessible: () => Promise<void>
}
type WorkerFixtures = { origins: Origins; service: TestService; site: HostSite }

export const test = base.extend<Fixtures, WorkerFixtures>({
  origins: [
    {
      cdn: process.env.COMANDA_CDN ?? '',
      service: process.env.COMANDA_SERVICE ?? '',
      provider: process.env.COMANDA_PROVIDER ?? '',
    },
    { option: true, scope: 'worker' },
  ],
  service: [({ origins }, provide) => provide(testService(origins.service)), { scope: 'worker' }],
  site: [
    async ({ origins }, provide) => {
      const site = await startHostSite(origins)
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  quietConsole: [
    async ({ page }, provide) => {
      const lines: string[] = []
      const expected: RegExp[] = []
      page.on('pageerror', (error) => lines.push(`uncaught ${error.message}`))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(`${message.type()}: ${message.text()}`)
      })
      // Browsers report sizes that change while they are observed as an error event of the page, not on the console.
      await page.addInitScript(() =>
        addEventListener('error', ({ message }) => message.startsWith('ResizeObserver') && console.error(message)),
      )
      await provide({ expect: (...patterns) => void expected.push(...patterns) })
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  restaurant: async ({ service }, provide) => provide(await service.addRestaurant()),
  customer: async ({ service, restaurant }, provide) => provide(await service.addCustomer(restaurant)),

  hostAddress: ({ site, restaurant }, provide) => {
    return provide(({ tag = {}, elements = [], begins = 'home', ...rest } = {}) => {
      const named = { restaurant: restaurant.id, ...(begins === 'home' && { route: '/' }) }
      return site.add({
        // A page with a policy of its own sets its sources itself.
        hasStripe: !rest.csp,
        ...rest,
        tag: tag && { ...named, ...tag },
        elements: elements.map((one) => ({ ...named, ...one })),
      })
    })
  },
  openHost: ({ page, hostAddress }, provide) =>
    provide(async (wanted) => {
      await page.goto(hostAddress(wanted))
    }),

  returnWith: ({ page, site, service, restaurant }, provide) =>
    provide((visit) => storeVisit({ page, site, service }, restaurant, visit)),

  openAgain: ({ openHost, returnWith, widget }, provide) =>
    provide(async (route, visit) => {
      await returnWith(visit)
      await openHost({ tag: { venue: visit.venue ?? 11, route } })
      await widget.launcher.click()
    }),

  widget: ({ page }, provide) => provide(widgetPage(page)),

  conditions: ['themes', { option: true }],
  expectAccessible: ({ page, conditions }, provide) => provide(() => expectAccessible(page, conditions)),
})

export { expect }
