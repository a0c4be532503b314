import puppeteer from 'puppeteer-core'
import type { KeyInput, Page } from 'puppeteer-core'

import { findFirefox } from '#tools/find-engines.ts'

import type { Driver, Engine } from './engine.ts'
import { timeZone, viewport } from './engine.ts'
import { collectFaults, takeFaults } from './fault-collector.ts'

/** The system's Firefox by WebDriver BiDi, which it speaks itself; Playwright speaks only to its own build. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB,en' },
    env: { ...process.env, TZ: timeZone },
  })
  return {
    open: async () => {
      // In the first tab of Firefox keys do not activate buttons of the page.
      const page = await (await browser.createBrowserContext()).newPage()
      await page.setViewport(viewport)
      await page.evaluateOnNewDocument(collectFaults)
      return driverOf(page)
    },
    close: () => browser.close(),
  }
}

function driverOf(page: Page): Driver {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught ${String(error)}`))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
  })
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: async (name) => {
      const keys = name.split('+') as KeyInput[]
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.reverse()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    faults: async () => [...heard.splice(0), ...(await page.evaluate(takeFaults))],
    close: () => page.browserContext().close(),
  }
}
