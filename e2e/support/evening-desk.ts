import { expect } from '@playwright/test'
import type { Browser, BrowserContextOptions } from '@playwright/test'

import { countTones } from './count-tones.ts'
import { openRoom, signInAs } from './desk-page.ts'
import type { Restaurant, TestService } from './test-service.ts'
import { deskOwner } from './test-service.ts'

type Heard = { readonly heard: { readonly tones: number } }

type EveningDeskWish = {
  readonly browser: Browser
  readonly service: TestService
  readonly restaurant: Restaurant
  /** When the clock of the device begins, ms since 1970. */
  readonly ms: number
  /** Who signs in; the password is that of every member of tests. */
  readonly email: string
  readonly device: BrowserContextOptions
}

export type EveningDesk = Awaited<ReturnType<typeof openEveningDesk>>

/** A desk on a device of its own, whose service has begun: what it shows, what it rings, and what is done there. */
export async function openEveningDesk({ browser, service, restaurant, ms, email, device }: EveningDeskWish) {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...device,
  })
  await context.addInitScript(countTones)
  const page = await context.newPage()
  await page.clock.install({ time: ms })
  await page.goto(`${service.origin}/staff?restaurant=${restaurant.id}`)
  await signInAs(page, { email, password: deskOwner.password })

  const cardOf = (orderId: number) => page.locator(`[data-order="${orderId}"]`)
  const button = (orderId: number, name: string) => cardOf(orderId).getByRole('button', { name, exact: true })
  /** Waits until the card of an order says so. */
  const reads = (orderId: number, text: string) =>
    expect(cardOf(orderId).getByText(text, { exact: true }).first()).toBeVisible()
  const heard = () => page.evaluate(() => (globalThis as unknown as Heard).heard.tones)

  async function startService() {
    await page.getByRole('button', { name: 'Start service' }).click()
    await page.getByRole('button', { name: /Sound on/ }).waitFor()
  }
  await startService()
  return {
    page,
    context,
    cardOf,
    button,
    reads,
    heard,
    startService,
    openRoom: (name: string) => openRoom(page, name),
    /** Accepts orders, one after the other, as they stand there. */
    async accept(orderIds: readonly number[]) {
      for (const orderId of orderIds) {
        await button(orderId, 'Confirm').click()
        await reads(orderId, 'Confirmed')
      }
    },
    /** Refuses an order because the kitchen closes; it can be taken back for ten seconds. */
    async refuse(orderId: number) {
      await button(orderId, 'Refuse').click()
      await button(orderId, 'Kitchen closes early').click()
    },
    /** Waits until it rings for what is new, and goes on as long as it waits. */
    async ringsOn() {
      await expect.poll(heard).toBeGreaterThan(0)
      const before = await heard()
      await page.clock.runFor(5_000)
      await expect.poll(heard).toBeGreaterThan(before)
    },
    /** That half a minute passes without a tone. */
    async isSilent() {
      const before = await heard()
      await page.clock.runFor(30_000)
      expect(await heard()).toBe(before)
    },
    /** The numbers of the orders in its lists, in ascending order. */
    async listed(): Promise<readonly number[]> {
      const numbers = await page
        .locator('[data-order]')
        .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-order'))))
      return numbers.toSorted((a, b) => a - b)
    },
  }
}
