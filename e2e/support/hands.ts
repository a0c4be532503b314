import type { Locator, Page } from '@playwright/test'

/**
 * What somebody did: pages that were read, taps (or keys that press something), fields that were filled in, and characters
 * typed into them.
 */
export type Work = { pages: number; taps: number; fields: number; characters: number }

/** Does what somebody does on a page, and counts it. */
export type Hands = {
  readonly work: Work
  /** Presses a button, a link or a checkbox. */
  readonly press: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  readonly write: (target: Locator, text: string) => Promise<void>
  /** Chooses an option of a list by its text. */
  readonly choose: (target: Locator, option: string) => Promise<void>
}

const noWork = (): Work => ({ pages: 0, taps: 0, fields: 0, characters: 0 })

/** With a finger or a mouse. */
export function pointer(): Hands {
  const work = noWork()
  return {
    work,
    press: async (target) => {
      work.taps += 1
      await target.click()
    },
    write: async (target, text) => {
      countText(work, text)
      await target.fill(text)
    },
    choose: async (target, option) => {
      work.taps += 2
      await target.selectOption({ label: option })
    },
  }
}

/** With the keyboard alone: everything is reached with Tab. */
export function keys(page: Page): Hands {
  const work = noWork()
  return {
    work,
    press: async (target) => {
      work.taps += 1
      await tabTo(page, target)
      const isTicked = await target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'))
      await page.keyboard.press(isTicked ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      countText(work, text)
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    choose: async (target, option) => {
      work.taps += 1
      await tabTo(page, target)
      await page.keyboard.type(option)
    },
  }
}

function countText(work: Work, text: string): void {
  work.fields += 1
  work.characters += text.length
}

/** Onwards, or once around the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 400; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}
