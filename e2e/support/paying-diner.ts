import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { storageKey } from '#src/options/storage-keys.ts'

import type { Restaurant, TestService } from './test-service.ts'
import { typeCard } from './type-card.ts'
import type { WidgetPage } from './widget-page.ts'

export type Way = 'card' | 'payPal'
type DinerDeps = {
  readonly page: Page
  readonly widget: WidgetPage
  readonly service: TestService
  readonly restaurant: Restaurant
}

type Kept = { readonly entry?: { readonly step: string; readonly orderId: number } | null }

const checkout = '/carrello/riepilogo'

/** A diner who orders and pays, and retries from whatever screen the widget shows. */
export function payingDiner({ page, widget, service, restaurant }: DinerDeps, way: Way) {
  const message = page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true })
  const cardSheet = widget.sheet('Your card')
  const refusal = cardSheet.getByRole('alert').filter({ hasText: /\S/ })
  const paySheet = widget.sheet(/^Pay for order #\d+$/)
  const notice = widget.button('Pay')
  const again = widget.button('Try again').first()
  const sent = widget.status(/^We have sent your order/)
  const atCheckout = widget.heading('Checkout')

  /** The journal entry of the order in the browser. */
  const entry = () =>
    page.evaluate(
      (key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Kept
        return kept.entry ?? { step: null, orderId: null }
      },
      storageKey(service.origin, restaurant.id, 'journal'),
    )
  const step = async () => (await entry()).step

  // What is tapped can be covered meanwhile, by the sheet of the tap before: then the next attempt starts from what shows.
  const tap = (place: Locator) => place.click({ timeout: 10_000 })

  /** Waits until something is there, for a while. */
  const soon = (place: Locator) =>
    place
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => null)

  /** Waits until the result of an attempt is on the screen. */
  const outcome = () => soon(message.or(refusal).or(again).or(sent))

  async function byCard(start: Locator) {
    if (!(await cardSheet.isVisible())) {
      await tap(start)
      await soon(cardSheet.or(message).or(sent))
      if (!(await cardSheet.isVisible())) return
    }
    await typeCard(page)
    await tap(cardSheet.getByRole('button', { name: /^Pay / }))
    await outcome()
  }

  async function byPayPal() {
    const opening = page.waitForEvent('popup', { timeout: 10_000 }).catch(() => null)
    await tap(page.frameLocator('iframe[title="PayPal"]').getByRole('button'))
    const popup = await opening
    if (!popup) return
    const closed = popup.isClosed() ? Promise.resolve() : popup.waitForEvent('close')
    const complete = popup.getByRole('button', { name: 'Complete purchase' })
    const answered = popup.waitForResponse(/\/approve$/).then(
      (response) => response.ok(),
      () => false,
    )
    const lost = popup.waitForEvent('requestfailed').catch(() => null)
    await Promise.race([closed, complete.click().catch(() => null)])
    const isApproved = await Promise.race([answered, lost.then(() => false), closed.then(() => true)])
    // Close a provider's window that gets no reply.
    if (!isApproved && !popup.isClosed()) await popup.close()
    await closed
    if (isApproved) await outcome()
  }

  /** One attempt from the current screen. */
  async function attempt() {
    const places = message.or(again).or(cardSheet).or(paySheet).or(notice).or(atCheckout).or(sent)
    await places.first().waitFor()
    if (await sent.isVisible()) return
    if (await message.isVisible()) return tap(message)
    if (await again.isVisible()) return tap(again)
    if (await cardSheet.isVisible()) return byCard(cardSheet)
    if (await paySheet.isVisible())
      return way === 'card' ? byCard(paySheet.getByRole('button', { name: /^Pay / })) : byPayPal()
    if (await notice.isVisible()) {
      await tap(notice)
      return soon(paySheet)
    }
    await widget.field(way === 'card' ? 'Card' : 'PayPal').check()
    return way === 'card' ? byCard(widget.orderAndPay) : byPayPal()
  }

  return {
    attempt,
    /** Opens the widget, and the checkout when no order of this device waits. */
    async comeBack() {
      await widget.launcher.click()
      await widget.orderNow.waitFor()
      if ((await step()) === 'unpaid')
        await expect.poll(async () => (await notice.isVisible()) || (await step()) === 'placed').toBe(true)
      else if ((await step()) !== 'placed') await widget.go(checkout)
    },
    /** Waits until the order exists and is sent. */
    async seeOrder() {
      await widget.go(`/ordine/riepilogo/${(await entry()).orderId}`)
      await expect(async () => {
        if (await message.isVisible()) await tap(message)
        if (await again.isVisible()) await tap(again)
        await expect(sent).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 30_000 })
    },
    /** Retries until the order is placed. */
    async finish() {
      await expect(async () => {
        if ((await step()) !== 'placed') await attempt()
        expect(await step()).toBe('placed')
      }).toPass({ intervals: [0], timeout: 60_000 })
    },
  }
}

/** Compares the payment state that the widget showed with the real one. */
export async function watchClaims({
  page,
  service,
  restaurant,
}: Omit<DinerDeps, 'widget'>): Promise<() => Promise<string[]>> {
  const lies: Promise<string | null>[] = []
  const moneyNow = () => service.moneyOf(restaurant)
  // The money before the service was last asked how the order stands. A webhook may bring it while the answer is on its
  // way (the sweeps of other tests deliver all of them), and until it asks again the widget cannot know.
  // A page that has not asked is judged by the money now.
  let moneyBeforeAsked: Promise<number> | null = null
  page.on('domcontentloaded', () => (moneyBeforeAsked = null))
  await page.route(
    (url) => url.pathname.endsWith('/account/get_order'),
    async (route) => {
      const money = moneyNow()
      await money
      moneyBeforeAsked = money
      await route.fallback()
    },
  )
  await page.exposeFunction('claim', (kind: 'paid' | 'unpaid', text: string) => {
    const money = kind === 'unpaid' ? (moneyBeforeAsked ?? moneyNow()) : moneyNow()
    lies.push(money.then((cents) => (cents > 0 === (kind === 'paid') ? null : `${text} at ${cents}`)))
  })
  await page.addInitScript(() => {
    const claims = {
      paid: /We have sent your order/,
      unpaid: /is waiting for payment|is not paid yet|was not paid in time|Nothing was ordered/,
    }
    let shown: string[] = []
    const look = () => {
      const text = [...document.querySelectorAll('comanda-order')]
        .map((one) => one.shadowRoot?.textContent ?? '')
        .join()
      const now = Object.entries(claims).flatMap(([kind, claim]) => (claim.test(text) ? [kind] : []))
      for (const kind of now) {
        const words = claims[kind as keyof typeof claims].exec(text)?.[0] ?? ''
        if (!shown.includes(kind)) (globalThis as unknown as { claim(...said: string[]): void }).claim(kind, words)
      }
      shown = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return async () => (await Promise.all(lies)).filter((lie) => lie !== null)
}
