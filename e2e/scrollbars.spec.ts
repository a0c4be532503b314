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
