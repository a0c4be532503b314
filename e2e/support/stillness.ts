import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Waits until nothing of the widget moves any more, but for what moves without end. */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isMoving)).toBe(false)
}

/** Whether something of ours is on its way, such as a dialog whose code had to be loaded. Runs in the page. */
export function isMoving(): boolean {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return roots
    .flatMap((root) => root.getAnimations())
    .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
}
