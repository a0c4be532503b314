import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { remoteDiner } from './support/remote-diner.ts'

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
  restaurant,
  customer,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const diner = remoteDiner(service, restaurant, { customer })
  const order = await diner.order()
  await openDesk(page, origins.service, restaurant)
  await expect(page.getByRole('heading', { name: new RegExp(String(order)) })).toBeVisible()

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
  await expect(page.getByRole('heading', { name: new RegExp(String(order)) })).toBeVisible()
  await expect(page.getByText(/What you see is as of \d\d:\d\d/)).toBeVisible()
  const accepted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) accepted.push(request.url())
  })
  await page.getByRole('button', { name: 'Confirm', exact: true }).first().click()
  await expect(page.getByText('Accepted here. It waits for the network and is sent by itself.')).toBeVisible()
  const tried = accepted.length

  await context.setOffline(false)
  await expect(page.getByText(`Order ${order} confirmed`)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/waits for the network/)).toHaveCount(0)
  expect(accepted.length - tried).toBe(1)
})
