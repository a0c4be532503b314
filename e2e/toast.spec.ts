import { expect, test } from './support/fixtures.ts'
import { scrollMenu } from './support/scroll-menu.ts'

test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

test(
  'a toast stays above the bar at the menu’s end [CART-55]',
  { tag: '@phone' },
  async ({ openAgain, page, widget, customer }) => {
    await openAgain('/menu', { venue: 21, customer, dishes: [] })
    await widget.addAtOnce('Tomato bruschetta')
    const toast = widget.status('Tomato bruschetta added to your order')
    // What has the focus stays.
    await toast.getByRole('button', { name: 'Undo' }).focus()
    await expect.poll(() => scrollMenu(page, 100_000)).toBe(0)
    const bar = widget.widget.locator('.order-bar')
    const bottomOf = await page.evaluate(() => innerHeight)
    const boxOf = async (shown: typeof bar) => (await shown.boundingBox()) ?? { y: 0, height: 0 }
    await expect.poll(async () => (await boxOf(bar)).y + (await boxOf(bar)).height).toBeLessThan(bottomOf)
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(toast)
        return (await boxOf(bar)).y - (y + height)
      })
      .toBeGreaterThanOrEqual(0)
    await widget.viewOrder.click()
    await expect(widget.goToCheckout).toBeVisible()
  },
)
