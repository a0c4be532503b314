import QRCode from 'qrcode'
import sharp from 'sharp'

import { expect, test } from './support/fixtures.ts'

test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

/** A card on a dark table, photographed from somewhere above it. */
async function photoOf(text: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const code = await QRCode.toBuffer(text, { width: 700, margin: 4 })
  const card = await sharp(code).rotate(17, { background: '#4a3527' }).toBuffer()
  const table = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#4a3527' } })
  const buffer = await table
    .composite([{ input: card, left: 1500, top: 400 }])
    .jpeg({ quality: 70 })
    .toBuffer()
  return { name: 'table.jpg', mimeType: 'image/jpeg', buffer }
}

test('a device without camera says so; a photo works [WIZ-20, WIZ-21]', async ({
  openHost,
  page,
  widget,
  quietConsole,
  expectAccessible,
}) => {
  // Chromium says so wherever a policy forbids a worker.
  quietConsole.expect(/TrustedScriptURL|worker/i)
  await openHost({ csp: 'strict', tag: { venue: 21, route: '/ordine' } })
  await widget.launcher.click()
  await widget.button('Order at the table').click()
  await widget.button('Scan the code').click()
  await expect(widget.alert).toContainText('It was not possible to connect to the camera.')
  await expectAccessible()

  await test.step('a photo without a code', async () => {
    const chooser = page.waitForEvent('filechooser')
    await widget.button('Use a photo').click()
    const wall = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#cccccc' } })
      .png()
      .toBuffer()
    await (await chooser).setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: wall })
    const nothing = page.getByRole('alertdialog')
    await expect(nothing).toContainText('There is no QR code to be seen in this photo.')
    await nothing.getByRole('button', { name: 'OK' }).click()
  })

  await test.step('a photo with one', async () => {
    const chooser = page.waitForEvent('filechooser')
    await widget.button('Use a photo').click()
    await (await chooser).setFiles(await photoOf('https://pizzeria.example/t/stella-7-d8Fy'))
    await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('7')
    await expect(widget.seeTheMenu).toBeVisible()
  })
})

test('the code printed on the card is typed by keyboard [WIZ-18, WIZ-19]', async ({ openHost, page, widget }) => {
  await openHost({ tag: { venue: 21, route: '/ordine' } })
  await widget.launcher.press('Enter')
  await widget.button('Order at the table').press('Enter')
  await expect(widget.heading('Table')).toBeFocused()
  for (const name of ['Scan the code', 'Use a photo']) {
    await page.keyboard.press('Tab')
    await expect(widget.button(name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(widget.field('Code under the QR code')).toBeFocused()
  await page.keyboard.type('stella-4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('This code belongs to no table here.')
  await page.keyboard.press('Escape')
  await expect(widget.field('Code under the QR code')).toBeFocused()
  await page.keyboard.type('-b4Tn')
  await page.keyboard.press('Enter')
  await expect(widget.heading('How many people')).toBeFocused()
  await widget.seeTheMenu.press('Enter')
  await expect(widget.categories).toBeVisible()
})

test('the address on the card opens with its table (contract 1.7)', async ({ page, restaurant, site, widget }) => {
  const address = site.add({ tag: { restaurant: restaurant.id, venue: 21 } })
  await page.goto(`${address}?ordering_route=%2Fordine&identificativo=stella-4-b4Tn`)
  await expect(widget.widget.getByRole('region', { name: 'How', exact: true })).toContainText('Order at the table')
  await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('4')
  await widget.seeTheMenu.click()
  await expect(widget.categories).toBeVisible()
})
