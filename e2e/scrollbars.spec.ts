import { chromiumLaunch } from '../tools/find-chromium.ts'
import { expect, test } from './support/fixtures.ts'

// Headless Chromium hides scrollbars by default: here they are classic ones, which take place beside the page.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('classic scrollbars: the open panel covers and moves nothing', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 }, body: '<h1>The page</h1><div style="height: 3000px"></div>' })
  const heading = page.getByRole('heading', { name: 'The page', includeHidden: true })
  const { width } = (await heading.boundingBox())!
  expect(width).toBeLessThan(1280 - 16)
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  const panel = await page.locator('comanda-order').boundingBox()
  expect([panel?.x, panel?.width]).toEqual([0, 1280])
  expect((await heading.boundingBox())?.width).toBe(width)
  await expect(page.locator('comanda-order .scroller').first()).toHaveAttribute('tabindex', '-1')
})

test('what scrolls has dark scrollbars in the dark theme', async ({ page, returnWith, openHost, widget }) => {
  await returnWith({ dishes: [] })
  await openHost({ tag: { venue: 11, route: '/menu/2/scheda/201', theme: 'dark' } })
  await widget.launcher.click()
  await expect(widget.sheet('Margherita')).toBeVisible()
  for (const scroller of await page.locator('comanda-order .scroller').all())
    await expect(scroller).toHaveCSS('color-scheme', 'dark')
})

test('a long list of additions scrolls within 310 px [PROD-22]', async ({ page, openAgain, widget }) => {
  await openAgain('/menu/2/scheda/201', { dishes: [] })
  const group = widget.sheet('Margherita').getByRole('group', { name: 'Meat and fish' })
  const list = group.locator('.long-list')
  // The rows shown at first stand whole.
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await group.getByRole('button', { name: 'Show all 8' }).click()
  const [first, last] = [group.getByRole('checkbox').first(), group.getByRole('checkbox').last()]
  await expect(group.getByRole('checkbox')).toHaveCount(8)
  expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(310)
  const inSight = async () => {
    const [box, ...rows] = await Promise.all([list.boundingBox(), first.boundingBox(), last.boundingBox()])
    return rows.map((row) => row!.y >= box!.y && row!.y + row!.height <= box!.y + box!.height)
  }
  // The focus went to what the button has revealed, at the end.
  await expect.poll(inSight).toEqual([false, true])
  await list.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(inSight).toEqual([true, false])
})
