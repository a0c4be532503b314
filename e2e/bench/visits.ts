import type { Browser, Page } from '@playwright/test'

import { widgetPage } from '../support/widget-page.ts'
import type { StorageState } from './measure.ts'
import { freshContext } from './measure.ts'
import { dishSelector } from './pages.ts'

/** What the browser of a diner holds who has chosen a time and seen the menu. */
export async function visited(browser: Browser, url: string): Promise<StorageState> {
  const context = await freshContext(browser)
  const page = await context.newPage()
  await openMenu(page, url)
  const storage = await context.storageState()
  await context.close()
  return storage
}

/** A page with the menu open, by the wizard where no time is chosen yet. */
export async function openMenu(page: Page, url: string): Promise<void> {
  const widget = widgetPage(page)
  const dish = page.locator(dishSelector).first()
  await page.goto(url)
  await widget.launcher.click()
  await dish.or(widget.seeTheMenu).first().waitFor()
  if (!(await dish.isVisible())) await widget.chooseFirstSlot()
  await dish.waitFor()
  await page.waitForLoadState('networkidle')
}
