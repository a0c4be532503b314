import type { Page } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { scanCode } from './support/scan-code.ts'
import { watchPolicy } from './support/watch-policy.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

test('the code of the desk opens its widget [SET-30] [SET-31]', async ({
  page,
  context,
  origins,
  restaurant,
  openHost,
  widget,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Your site')
  const files = page.getByLabel('Address of the widget’s files')
  await expect(page.getByText('The code needs the address of the widget’s files.')).toBeVisible()
  await files.fill('cdn.example')
  await expect(files).toHaveAccessibleDescription(/Type the whole address/)
  await expectAccessible()
  await files.fill(origins.cdn)
  const code = page.getByRole('region', { name: 'Code for Any site (HTML)' })
  await expect(code).toContainText(`data-restaurant="${restaurant.id}"`)
  await expectAccessible()
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByText('Code copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code.textContent())

  await openHost({ tag: null, body: copied })
  await widget.launcher.click()
  await expect(widget.widget.getByText(/Via Vanchiglia/).first()).toBeVisible()
})

test('the cards of the tables lead to their orders [SET-32] [SET-33]', async ({
  page,
  origins,
  service,
  restaurant,
  hostAddress,
  widget,
  expectAccessible,
}) => {
  await service.change(restaurant, { restaurant: { siteUrl: hostAddress({ tag: { venue: 21 }, begins: 'anywhere' }) } })
  const broken = await watchPolicy(page)
  await keepPaper(page)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Tables')
  await page.getByRole('link', { name: 'Print QR codes' }).click()
  await page.getByRole('radio', { name: 'Large' }).check()
  await expect(page.getByText('2 pages A4')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of table 8' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await page.evaluate(() => (globalThis as unknown as { paper: string }).paper)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(broken).toEqual([])

  // The policy of the desk's page would hold for what is written into it.
  await page.goto('about:blank')
  await page.setContent(paper)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  const cards = page.getByRole('listitem')
  await expect(cards).toHaveCount(8)
  await expect(cards.nth(3)).toContainText(
    /Pizzeria Stella.*Tavolo 4.*Inquadra, ordina, paga.*identificativo=stella-4-/s,
  )
  const link = await scanCode(cards.nth(3).getByRole('img'))
  expect(new URL(link).searchParams.get('identificativo')).toBe('stella-4-b4Tn')

  await page.goto(link)
  await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('4')
})

/** Keeps what a frame prints, with its sheets, instead of printing it. */
async function keepPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLIFrameElement
    const getter = Object.getOwnPropertyDescriptor(prototype, 'contentWindow')
    Object.defineProperty(prototype, 'contentWindow', {
      configurable: true,
      get(this: HTMLIFrameElement) {
        const view = getter?.get?.call(this) as Window | null
        if (!view) return view
        view.print = () => {
          const { adoptedStyleSheets, body } = view.document
          const rules = adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
          Object.assign(globalThis, { paper: `<style>${rules.join('\n')}</style>${body.innerHTML}` })
          view.dispatchEvent(new Event('afterprint'))
        }
        return view
      },
    })
  })
}
