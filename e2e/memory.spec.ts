import type { Page } from '@playwright/test'

import { countDetachedNodes } from './support/detached-nodes.ts'
import { expect, test } from './support/fixtures.ts'

const cycles = 5

/** Ends delayed work: the longest timer that may outlive a widget is the loader's, 60 s for replies it asked for early. */
async function expectNothingDetached(page: Page) {
  await page.clock.runFor(70_000)
  await expect.poll(() => countDetachedNodes(page)).toBe(0)
}

test('a button created and destroyed repeatedly leaks no node', async ({
  page,
  openHost,
  origins,
  restaurant,
  widget,
}) => {
  await page.clock.install()
  await openHost({ tag: null })
  const options = { host: origins.service, restaurant: String(restaurant.id), language: 'en', venue: '11', route: '/' }
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await page.evaluate(
      ([src, dataset]) => {
        const script = Object.assign(document.createElement('script'), { src })
        Object.assign(script.dataset, dataset)
        document.body.append(script)
      },
      [`${origins.cdn}/comanda.js`, options] as const,
    )
    await widget.launcher.click()
    await widget.orderNow.waitFor()
    await page.evaluate(async () => {
      await window.Comanda?.('destroy')
      document.querySelector('body > script[data-restaurant]')?.remove()
    })
    await expect(widget.widget).toHaveCount(0)
  }
  await expectNothingDetached(page)
})

test('an inline widget mounted and removed repeatedly leaks no node', async ({
  page,
  openHost,
  origins,
  restaurant,
  widget,
}) => {
  await page.clock.install()
  await openHost({ tag: null })
  await page.addScriptTag({ type: 'module', url: `${origins.cdn}/element.js` })
  const attributes = {
    host: origins.service,
    restaurant: String(restaurant.id),
    language: 'en',
    venue: '11',
    route: '/',
  }
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await page.evaluate((values) => {
      const element = document.createElement('comanda-order')
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, value)
      document.querySelector('main')?.append(element)
    }, attributes)
    await widget.orderNow.waitFor()
    await page.evaluate(() => document.querySelector('comanda-order')?.remove())
  }
  await expectNothingDetached(page)
})
