import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { chromiumLaunch } from '#tools/find-chromium.ts'

import type { Driver, Engine } from './engine.ts'
import { timeZone, viewport } from './engine.ts'
import { collectFaults, takeFaults } from './fault-collector.ts'

/** Chromium by Playwright, as in the other journeys. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(chromiumLaunch())
  return {
    open: async () => {
      const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: timeZone })
      await context.addInitScript(collectFaults)
      return driverOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function driverOf(page: Page): Driver {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(`uncaught ${message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
  })
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    screenshot: async (path) => void (await page.screenshot({ path })),
    faults: async () => [...heard.splice(0), ...(await page.evaluate(takeFaults))],
    close: () => page.context().close(),
  }
}
