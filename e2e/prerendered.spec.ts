import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

/** Opens a page that has the browser render `ahead` before a click, and clicks once it is rendered. */
async function visitRendered(page: Page, openHost: (page: object) => Promise<void>, ahead: string) {
  const rules = { prerender: [{ source: 'list', urls: [ahead], eagerness: 'immediate' }] }
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const isReady = new Promise<void>((resolve) =>
    session.on('Preload.prerenderStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve()
    }),
  )
  await openHost({
    tag: null,
    head: `<script type="speculationrules">${JSON.stringify(rules)}</script>`,
    body: `<a href="${ahead}">Our menu</a>`,
  })
  await isReady
  await page.getByRole('link', { name: 'Our menu' }).click()
}

/** Addresses of our files and calls that were asked for before the page was visited, and whether it was rendered ahead. */
const askedEarly = (page: Page) =>
  page.evaluate(() => {
    const [{ activationStart = 0 } = {}] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number
    })[]
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < activationStart)
    return { wasAhead: activationStart > 0, early: early.map(({ name }) => new URL(name).pathname) }
  })

test('a page rendered ahead asks for nothing before its visit [SHELL-74]', async ({
  page,
  openHost,
  hostAddress,
  widget,
}) => {
  const ahead = `${hostAddress({ tag: { venue: 11, preload: 'idle' }, hasStripe: false })}?ordering_route=%2Fordine`
  await visitRendered(page, openHost, ahead)
  await expect(widget.heading('How and when?')).toBeVisible()
  const { wasAhead, early } = await askedEarly(page)
  expect(wasAhead).toBe(true)
  expect(early.filter((path) => /chunks|webservice/.test(path))).toEqual([])
})
