import type { Browser, Page } from '@playwright/test'

import { widgetPage } from '../support/widget-page.ts'
import type { StorageState } from './measure.ts'
import { freshContext } from './measure.ts'
import { dishSelector, rowsInView } from './pages.ts'

/** Browser storage of a diner who has chosen a time and returned to the menu once. */
export async function visited(browser: Browser, wizardUrl: string, menuUrl: string): Promise<StorageState> {
  const context = await freshContext(browser, { hasTouch: true })
  const page = await context.newPage()
  await openMenu(page, wizardUrl)
  await page.goto(menuUrl)
  await widgetPage(page).launcher.click()
  await page
    .locator(dishSelector)
    .nth(rowsInView - 1)
    .waitFor()
  const isKept = () => Object.keys(localStorage).some((key) => key.endsWith(':snapshot'))
  await page.waitForFunction(isKept)
  // What the next visit is drawn from is stored when the diner leaves.
  await page.goto('about:blank')
  const storage = await context.storageState()
  await context.close()
  return storage
}

/** A page with the menu open, by way of the wizard. */
export async function openMenu(page: Page, wizardUrl: string): Promise<void> {
  const widget = widgetPage(page)
  await page.goto(wizardUrl)
  await widget.launcher.click()
  await widget.chooseTime()
  // The lists in view, not only the first of them.
  await page
    .locator(dishSelector)
    .nth(rowsInView - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
}
