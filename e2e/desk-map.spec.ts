import type { Page } from '@playwright/test'

import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { watchPolicy } from './support/watch-policy.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 3 })),
})

const grey = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO4e/cGAAUtApOoWkARAAAAAElFTkSuQmCC',
  'base64',
)

/** The first area, in the step of the set-up. */
async function openArea(page: Page, origin: string, restaurant: { readonly id: number }) {
  await page.goto(`${origin}/staff/set-up/delivery?restaurant=${restaurant.id}`)
  const areas = page.getByRole('group', { name: 'Areas', exact: true })
  const buttons = areas.getByRole('button', { name: /^Remove area/ })
  await buttons.first().waitFor()
  // Only the first one is brought to, so that its border says who is served; times name the second one.
  while ((await buttons.count()) > 2) await buttons.last().press('Enter')
  await areas.getByLabel('Orders are brought there').last().press('Space')
  return areas.locator(':scope > ul > li').first()
}

/** Around Via Po, without Corso Belgio. */
const typed = [
  ['45.08', '7.65'],
  ['45.08', '7.7'],
  ['45.05', '7.68'],
] as const

test('an area is drawn on the map and typed [SET-44, SET-45]', async ({
  page,
  context,
  origins,
  restaurant,
  customer,
  openAgain,
  widget,
  expectAccessible,
}) => {
  const asked: string[] = []
  await context.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: grey })
  })
  const broken = await watchPolicy(page)
  await openDesk(page, origins.service, restaurant)
  const area = await openArea(page, origins.service, restaurant)
  const latitudes = area.getByLabel('Latitude')
  const corners = area.getByRole('group', { name: 'Corners, in their order around the area' })
  const removeCorner = corners.getByRole('button', { name: /^Remove corner/ })
  while ((await removeCorner.count()) > 0) await removeCorner.last().press('Enter')
  expect(asked).toEqual([])

  await test.step('by taps, each of which is in the table at once [SET-44]', async () => {
    await area.getByRole('button', { name: /^Show the map/ }).click()
    const map = area.getByRole('group', { name: /on the map$/ })
    await expect(map).toBeVisible()
    const { width, height } = (await map.boundingBox())!
    const spots = [
      [0.5, 0.2],
      [0.8, 0.8],
      [0.25, 0.75],
    ] as const
    for (const [index, [across, down]] of spots.entries()) {
      await map.click({ position: { x: width * across, y: height * down } })
      await expect(latitudes).toHaveCount(index + 1)
    }
    await expectAccessible()
    expect(asked.length).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: '© Tiles of the test' })).toBeVisible()
  })

  await test.step('a corner is dragged, added and taken away [SET-44]', async () => {
    const before = await latitudes.first().inputValue()
    await area.getByRole('button', { name: 'corner 1', exact: true }).hover()
    await page.mouse.down()
    await page.mouse.move(150, 400, { steps: 4 })
    await page.mouse.up()
    await expect(latitudes.first()).not.toHaveValue(before)
    await area.locator('.desk-map-handle.middle').first().click()
    await expect(latitudes).toHaveCount(4)
    await area.getByRole('button', { name: 'corner 2', exact: true }).press('ArrowUp')
    await area.getByRole('button', { name: 'corner 2', exact: true }).press('Delete')
    await expect(latitudes).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(area.getByRole('button', { name: /^Hide the map/ })).toBeFocused()
  })

  await test.step('by the table, as the keyboard fills it [SET-45]', async () => {
    for (const [index, [latitude, longitude]] of typed.entries()) {
      await latitudes.nth(index).fill(latitude)
      await area.getByLabel('Longitude').nth(index).fill(longitude)
    }
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('Saved.')).toBeAttached()
  })
  expect(broken).toEqual([])

  await test.step('diners inside and outside are told [SET-44]', async () => {
    const address = widget.field('Address')
    await openAgain('/ordine', { customer, venue: 31 })
    await widget.button('Delivery').click()
    await address.fill('corso belgio 20')
    await page.getByRole('option').click()
    await expect(page.getByText('No restaurant serves the entered address.').last()).toBeVisible()
    await address.fill('via po 12')
    await page.getByRole('option', { name: /^Via Po 12/ }).click()
    await expect(page.getByRole('region', { name: 'Where to', exact: true })).toContainText('Via Po 12, 10123 Torino')
  })
})

test('a map without pictures is said, and drawn on [SET-48]', async ({
  page,
  context,
  origins,
  restaurant,
  quietConsole,
}) => {
  quietConsole.expect(/Failed to load resource/)
  await context.route('https://tiles.example/**', (route) => route.fulfill({ status: 503 }))
  await openDesk(page, origins.service, restaurant)
  await page.goto(`${origins.service}/staff/set-up/delivery?restaurant=${restaurant.id}`)
  await page.getByRole('button', { name: 'Show the map : area Crocetta' }).click()
  await expect(page.getByText('The pictures of the map do not come.', { exact: false })).toBeVisible()
  const radius = page.getByLabel('Radius in metres')
  await expect(radius).toHaveValue('1500')
  await page.getByRole('button', { name: 'Radius', exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(300, 400, { steps: 4 })
  await page.mouse.up()
  await expect(radius).not.toHaveValue('1500')
})
