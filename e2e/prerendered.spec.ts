import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

// Playwright does not let Chromium render pages ahead (`Page.setPrerenderingAllowed`), so the page only says that it is.
async function renderAhead(page: Page) {
  await page.addInitScript(() => {
    let isAhead = true
    Object.defineProperty(document, 'prerendering', { get: () => isAhead })
    document.addEventListener('prerenderingchange', () => (isAhead = false), { capture: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return {
    asked: (what: RegExp) => asked.filter((path) => what.test(path)),
    visit: () => page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange'))),
  }
}

test(
  'a page rendered ahead loads nothing before its visit [SHELL-74]',
  { tag: '@phone' },
  async ({ page, hostAddress, widget }) => {
    const { asked, visit } = await renderAhead(page)
    const early = `<script>
      window.Comanda = function () { (Comanda.q = Comanda.q || []).push(arguments) }
      Comanda('getCart')
    </script>`
    const tag = { venue: 11, preload: 'idle', avoid: '#bar', openers: true } as const
    await page.goto(`${hostAddress({ tag, head: early })}?ordering_route=%2Fordine`, { waitUntil: 'networkidle' })
    expect(asked(/comanda\.js/)).toHaveLength(1)
    expect(asked(/chunks|webservice/)).toEqual([])
    await visit()
    await expect(widget.heading('How and when?')).toBeVisible()
  },
)

test(
  'an element rendered ahead asks nothing before its visit [SHELL-74]',
  { tag: '@phone' },
  async ({ page, hostAddress, widget }) => {
    const { asked, visit } = await renderAhead(page)
    await page.goto(hostAddress({ tag: null, elements: [{ venue: 11 }] }), { waitUntil: 'networkidle' })
    expect(asked(/element\.js/)).not.toEqual([])
    expect(asked(/webservice|static/)).toEqual([])
    await visit()
    await expect(widget.orderNow).toBeVisible()
  },
)
