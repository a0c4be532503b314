import type { Page } from '@playwright/test'

export type Effort = { readonly taps: number; readonly fields: number }

type Counted = { taps: number; fields: Set<EventTarget> }

/**
 * Counts from now on what the diner does on a page: taps on anything but text fields, and text fields that are filled
 * in. Answers the counts so far; a new document starts at nought.
 */
export async function countTaps(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const counted: Counted = { taps: 0, fields: new Set() }
    Object.assign(globalThis, { counted })
    const target = (event: Event) => event.composedPath()[0] as HTMLElement
    const isTyped = (element: HTMLElement) => element.matches('textarea, input:not([type=radio], [type=checkbox])')
    addEventListener('pointerdown', (event) => void (isTyped(target(event)) || (counted.taps += 1)), true)
    addEventListener('input', (event) => void (isTyped(target(event)) && counted.fields.add(target(event))), true)
  })
  return () =>
    page.evaluate(() => {
      const { counted } = globalThis as unknown as { counted: Counted }
      return { taps: counted.taps, fields: counted.fields.size }
    })
}
