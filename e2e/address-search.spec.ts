import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 3 })),
})

test('says at the field who found places, or nobody', async ({
  page,
  openAgain,
  widget,
  customer,
  expectAccessible,
}) => {
  const sentence = 'Addresses cannot be looked up at the moment.'
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' })
  const address = widget.field('Address')
  const geocoder = await changedGeocoder(page)
  await openAgain('/ordine', { customer, venue: 31 })
  await widget.button('Delivery').click()

  await test.step('a look-up that is refused [API-41, API-69]', async () => {
    geocoder.answers(() => ({
      success: false,
      data: { status: 'GEOCODE_NOT_AVAILABLE' },
      messages: [sentence],
    }))
    await address.fill('via po')
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expectAccessible()
    await widget.button('Deliver here').click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveAccessibleDescription(sentence)
    await expect(address).toHaveValue('via po')
    await expectAccessible()
  })

  await test.step('places with who gathered them, by keyboard [API-70]', async () => {
    const url = 'https://www.openstreetmap.org/copyright'
    const attribuzione = { testo: '© OpenStreetMap contributors', url }
    geocoder.answers((reply) => ({ ...reply, data: { ...reply.data, attribuzione } }))
    await address.fill('via pietro')
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(credit).toHaveAttribute('href', url)
    await expect(address).toHaveAccessibleDescription('© OpenStreetMap contributors')
    await expectAccessible()
    await keyboard(page).press('Tab')
    await expect(credit).toBeFocused()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
})

test('says at the field that no reply came', async ({ page, openAgain, widget, customer, quietConsole }) => {
  quietConsole.expect(/Failed to load resource/)
  const address = widget.field('Address')
  const said = page.getByText('Connection error').first()
  await page.clock.install()
  await page.route('**/mixed/maps/geocode', () => undefined)
  await openAgain('/ordine', { customer, venue: 31 })
  await widget.button('Delivery').click()

  await test.step('a reply that does not come [API-41]', async () => {
    await address.fill('via po')
    await widget.waitFor(said, 5000)
    await expect(address).toHaveAccessibleDescription('Connection error')
  })

  await test.step('nobody who can be reached [API-41]', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/mixed/maps/geocode', (route) => route.abort())
    await address.fill('via pietro')
    await expect(said).toBeHidden()
    await widget.waitFor(said, 1000)
    await widget.button('Deliver here').click()
    await widget.waitFor(page.locator('[aria-invalid="true"]'), 1000)
    await expect(address).toHaveValue('via pietro')
  })
})

test.describe('zones and postcodes', () => {
  test.use({
    restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
  })

  test('are chosen while nothing can be looked up [API-41]', async ({ page, openAgain, widget, customer }) => {
    const asked: string[] = []
    await page.route('**/mixed/maps/geocode', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await openAgain('/ordine', { customer, venue: 21 })
    await widget.button('Delivery').click()
    await widget.field('Town').selectOption('Torino')
    await widget.field('Zone').selectOption('Centro (10123)')
    await expect(page.getByRole('region', { name: 'Where to', exact: true })).toContainText('Minimum order 12,00 €')
    await widget.chooseTime()
    expect(asked).toEqual([])
  })
})

type GeocodeReply = { readonly success: boolean; readonly data: object; readonly messages: readonly string[] }

/** What the service answers to look-ups, changed as the test says. */
async function changedGeocoder(page: Page) {
  let change = (reply: GeocodeReply): GeocodeReply => reply
  await page.route('**/mixed/maps/geocode', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as GeocodeReply) })
  })
  return { answers: (next: typeof change) => void (change = next) }
}
