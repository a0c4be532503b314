import { expect, test } from './support/fixtures.ts'

test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

test(
  'a toast stays above the bar at the menu’s end [SHELL-77]',
  { tag: '@phone' },
  async ({ openAgain, page, widget, customer }) => {
    await openAgain('/menu', { venue: 21, customer, dishes: [] })
    await widget.addAtOnce('Tomato bruschetta')
    const toast = widget.status('Tomato bruschetta added to your order')
    await widget.widget.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
    const bar = widget.widget.locator('.order-bar')
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
        return above !== null && below !== null && above.y + above.height <= below.y
      })
      .toBe(true)
    await expect(page.locator('.toast')).toBeVisible()
  },
)
