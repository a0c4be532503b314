import { expect, test } from './support/fixtures.ts'

test(
  'a service that is away leaves name, telephone and retry [ORD-56]',
  { tag: '@phone' },
  async ({ page, openHost, widget, quietConsole, expectAccessible }) => {
    quietConsole.expect(/ERR_FAILED/)
    let isAway = true
    await page.route('**/get_restaurant_info', (route) => (isAway ? route.abort() : route.continue()))
    await openHost({ tag: { venue: 11, 'fallback-phone': '+39 011 123456' } })
    await widget.launcher.click()
    await expect(widget.alert).toHaveText('Connection error')
    await expect(widget.widget.getByText('Trattoria', { exact: true })).toBeVisible()
    const call = widget.widget.getByRole('link', { name: 'Call +39 011 123456' })
    await expect(call).toHaveAttribute('href', 'tel:+39011123456')
    await expectAccessible()
    isAway = false
    await widget.button('Try again').click()
    await expect(widget.orderNow).toBeVisible()
  },
)
