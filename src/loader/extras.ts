import { modelContextOf } from '#src/browser/model-context.ts'
import type { Call } from '#src/options/commands.ts'
import { isOn } from '#src/options/is-on.ts'

import { avoid } from './avoid.ts'
import type { LoaderParts } from './loader-parts.ts'
import { openFromPage } from './open-from-page.ts'
import { preload } from './preload.ts'
import { runCommand, widgetOf } from './run-command.ts'
import { wearPageLook } from './wear-page-look.ts'

/** Runs a command that the loader itself does not know, or, without one, the options that only some tags have. */
export async function run(parts: LoaderParts, call?: Call): Promise<unknown> {
  if (call) return runCommand(parts, call)
  const { setup, root, prepare, destroyed } = parts
  const { options } = setup
  const button = root.querySelector('button') as HTMLButtonElement
  if (destroyed.signal.aborted) return undefined
  if (options.themeFrom) wearPageLook(button, options.themeFrom, options)
  if (options.avoid) avoid(root, options.avoid, destroyed)
  if (isOn(options.openers)) openFromPage(destroyed)
  // Only an element on the page describes the menu for search engines, and has tools for agents, which tap no button.
  const isForMachines = isOn(options.structuredData) || (isOn(options.agents) && modelContextOf(window))
  const load = isForMachines ? () => widgetOf(parts).catch(() => {}) : prepare
  preload(options.preload, button, load)
  return undefined
}
