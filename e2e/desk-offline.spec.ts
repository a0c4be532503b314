import { openDesk, openRoom } from './support/desk-page.ts'
import { eveningDiners, eveningRestaurant, tomorrowEvening } from './support/evening-diners.ts'
import { expect, test } from './support/fixtures.ts'

type Manifest = {
  readonly id: string
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
}

test('a desk without network shows its lists and accepts once [ORD-73] [ORD-74]', async ({
  page,
  context,
  origins,
  service,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const restaurant = await eveningRestaurant(service)
  const diners = eveningDiners(service, restaurant)
  const slotStart = tomorrowEvening().at('19:30')
  const order = await diners.order('collect', { slotStart })
  const later = await diners.order('collect', { slotStart })
  const cardOf = (id: number) => page.locator(`[data-order="${id}"]`)
  await openDesk(page, origins.service, restaurant)
  await expect(cardOf(order)).toBeVisible()
  await openRoom(page, 'Tables')
  await page.getByRole('link', { name: 'Table 3' }).click()
  await expect(page.getByText('This table is free.')).toBeVisible()
  await openRoom(page, 'Orders')

  // What browsers ask for before they offer to install a page.
  const manifest = (await (await page.request.get(`${origins.service}/staff/manifest.webmanifest`)).json()) as Manifest
  expect(manifest).toMatchObject({ id: '/staff', start_url: '/staff', scope: '/staff' })
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes }) => sizes === `${size}x${size}`)
    const bytes = await (await page.request.get(`${origins.service}${icon?.src}`)).body()
    expect([icon?.type, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['image/png', size, size])
  }

  // The page is kept as soon as its worker has kept every file that it has loaded.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/staff/assets/'))
        const files = await Promise.all(loaded.map(({ name }) => caches.match(name)))
        return files.length > 0 && files.every((reply) => reply !== undefined)
      }),
    )
    .toBe(true)
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/staff/api'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(cardOf(order)).toBeVisible()
  await expect(page.getByText(/What you see is as of \d\d:\d\d/)).toBeVisible()
  const accepted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) accepted.push(request.url())
  })
  await cardOf(order).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(cardOf(order).getByText('Accepted here. It waits for the network')).toBeVisible()
  await cardOf(later).getByRole('button', { name: 'Confirm, 10 minutes later' }).click()
  await expect(cardOf(later).getByText('Accepted here for 19:40. It waits for the network')).toBeVisible()
  const tried = accepted.length
  // A glance at the tables meanwhile.
  await openRoom(page, 'Tables')
  await expect(page.getByText('0 of 8 taken')).toBeVisible()
  await page.getByRole('link', { name: 'Table 3' }).click()
  await expect(page.getByText('This table is free.')).toBeVisible()
  await openRoom(page, 'Orders')

  await context.setOffline(false)
  await expect(page.getByText(`Order ${later} confirmed`)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/waits? for the network/)).toHaveCount(0)
  expect(accepted.length - tried).toBe(2)
  await expect(cardOf(later).getByText('ordered for 19:30')).toBeVisible()
})
