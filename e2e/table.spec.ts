import { chromiumLaunch } from '#tools/find-chromium.ts'

import { cameraSeeing, watchCameras } from './support/fake-camera.ts'
import { expect, test } from './support/fixtures.ts'

// Content of a table's QR code: the address of the restaurant's page, for cameras outside the widget.
const card = 'https://pizzeria.example/?ordering_route=%2Fordine&identificativo=stella-4-b4Tn'

test.use({
  launchOptions: chromiumLaunch(...cameraSeeing(card)),
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

test('a guest scans the table once and orders twice', async ({
  openHost,
  page,
  restaurant,
  service,
  widget,
  expectAccessible,
}) => {
  const running = await watchCameras(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const table = widget.widget.getByRole('region', { name: 'Table' })
  await openHost({ tag: { venue: 21 } })
  await widget.launcher.click()
  await widget.orderNow.click()

  await test.step('the scanner comes when asked; the camera stops after [WIZ-18, WIZ-21]', async () => {
    await widget.button('Order at the table').click()
    await expect(table).toBeVisible()
    await expectAccessible()
    expect(asked.filter((url) => /qr-reader|scanner/i.test(url))).toEqual([])
    await widget.button('Scan the code').click()
    await expect(table).toContainText('4')
    expect(asked.some((url) => /qr-reader/.test(url))).toBe(true)
    expect(await running()).toBe(0)
    await expectAccessible()
  })

  await test.step('the running slot needs no choice', async () => {
    await widget.seeTheMenu.click()
    await expect(widget.categories).toBeVisible()
  })

  await test.step('the login has a way for guests [ACCT-11, ACCT-12]', async () => {
    await widget.orderAtTable('Rosa')
    await expectAccessible()
  })

  await test.step('the second round is at the same table without scan', async () => {
    await widget.go('/')
    await widget.orderNow.click()
    await expect(table).toContainText('4')
    await widget.seeTheMenu.click()
    await expect(widget.categories).toBeVisible()
    await widget.orderAtTable('Rosa')
    const orders = await service.ordersOf(restaurant)
    expect(orders.map(({ customer }) => customer.name)).toEqual(['Rosa Bruno', 'Rosa Bruno'])
  })
})

test('the camera works under a policy without worker URLs', async ({ openHost, widget, quietConsole }) => {
  // Chromium says so wherever a policy forbids one.
  quietConsole.expect(/TrustedScriptURL|worker/i)
  await openHost({ csp: 'strict', tag: { venue: 21, route: '/ordine' } })
  await widget.launcher.click()
  await widget.button('Order at the table').click()
  await widget.button('Scan the code').click()
  await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('4')
  await expect(widget.seeTheMenu).toBeVisible()
})
