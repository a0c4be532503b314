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
