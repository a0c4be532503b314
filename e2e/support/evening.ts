import type { Page } from '@playwright/test'

import type { Id } from '#src/contract/values.ts'

import { openEveningDesk } from './evening-desk.ts'
import type { EveningDesk } from './evening-desk.ts'
import { eveningDiners, eveningRestaurant, tomorrowEvening } from './evening-diners.ts'
import type { Guest } from './evening-guests.ts'
import { expect, test as base } from './fixtures.ts'
import { deskOwner } from './test-service.ts'
import { widgetPage } from './widget-page.ts'

type Order = ReturnType<typeof eveningDiners>['order']
/** An evening at a restaurant like the second: its desks, and who orders there. */
export type Evening = ReturnType<typeof eveningDiners> &
  ReturnType<typeof tomorrowEvening> & {
    readonly kitchen: EveningDesk
    readonly counter: EveningDesk
    /** The telephone of the owner. */
    readonly owner: EveningDesk
    /** Places as many orders of a kind, one after the other. */
    readonly orders: (count: number, ...wish: Parameters<Order>) => Promise<readonly Id<'Order'>[]>
    /** The orders that wait for an answer, once there are so many. */
    readonly waiting: (count: number) => Promise<readonly number[]>
    /** Moves the clocks of the restaurant and of its desks on. */
    readonly passes: (minutes: number) => Promise<void>
    /** A guest with the widget on a phone of their own. */
    readonly guest: (route: string) => Promise<Guest>
  }

/** Names of who works in the kitchen, at the counter, and of the owner. */
export const [karim, sara, gino] = ['Karim', 'Sara', 'Gino'] as const
const minuteMs = 60_000

/** Somebody at each of three desks from seven in the evening on, whose clocks go on as the test says. */
export const test = base.extend<{ evening: Evening }>({
  restaurant: async ({ service }, provide) => provide(await eveningRestaurant(service)),
  evening: async ({ browser, service, restaurant, hostAddress }, provide) => {
    const evening = tomorrowEvening()
    let { ms } = evening
    await service.setClock(restaurant, ms)
    await service.addMember(restaurant, { name: karim, email: 'karim@example.com', role: 'kitchen' })
    await service.addMember(restaurant, { name: sara, email: 'sara@example.com', role: 'staff' })
    const open = (email: string, width: number, height: number) =>
      openEveningDesk({ browser, service, restaurant, ms, email, device: { viewport: { width, height } } })
    const [kitchen, counter, owner] = await Promise.all([
      open('karim@example.com', 1024, 768),
      open('sara@example.com', 1280, 800),
      open(deskOwner.email, 390, 844),
    ])
    const guests: Page[] = []
    const diners = eveningDiners(service, restaurant)
    await provide({
      ...evening,
      ...diners,
      async orders(count, ...wish) {
        const placed: Id<'Order'>[] = []
        for (let each = 0; each < count; each += 1) placed.push(await diners.order(...wish))
        return placed
      },
      async waiting(count) {
        const all = await service.ordersOf(restaurant)
        const waiting = all.filter(({ status }) => status === 'waiting' || status === 'new').map(({ id }) => id)
        expect(waiting).toHaveLength(count)
        return waiting
      },
      kitchen,
      counter,
      owner,
      async passes(minutes) {
        ms += minutes * minuteMs
        await service.setClock(restaurant, ms)
        await Promise.all([kitchen, counter, owner].map((desk) => desk.page.clock.setSystemTime(ms)))
      },
      async guest(route) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          locale: 'en-GB',
          timezoneId: 'Europe/Rome',
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        guests.push(page)
        await page.clock.install({ time: ms })
        await page.goto(hostAddress({ tag: { venue: 21, route } }))
        const widget = widgetPage(page)
        await widget.launcher.click()
        return { page, widget }
      },
    })
    await Promise.all([...guests, kitchen.page, counter.page, owner.page].map((page) => page.context().close()))
  },
})

export { expect }
