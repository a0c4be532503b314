import { avoid } from './avoid.ts'
import { openFromPage } from './open-from-page.ts'
import { preload } from './preload.ts'
import type { LazyParts } from './read-setup.ts'
import { wearPageLook } from './wear-page-look.ts'

/** Runs the options that only some tags have. */
export async function run(...[[options], root, prepare, destroyed]: LazyParts): Promise<void> {
  const button = root.querySelector('button') as HTMLButtonElement
  if (destroyed.signal.aborted) return
  if (options.themeFrom) wearPageLook(button, options.themeFrom, options)
  if (options.avoid) avoid(button, options.avoid, destroyed)
  if (isOn(options.openers)) openFromPage(destroyed)
  preload(options.preload, button, prepare)
}

/** Present means on, as in HTML; a word such as `off` turns it off. */
function isOn(value: string | undefined): boolean {
  return value != null && !/^(f|of|n|0)/.test(value)
}
