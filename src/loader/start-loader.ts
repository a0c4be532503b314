import { whenVisited } from '#src/browser/when-visited.ts'
import type { Call, ComandaGlobal, ElementCommand } from '#src/options/commands.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'
import { buttonLabels, callWords } from '#src/options/languages.ts'
import { snapshotKey } from '#src/options/snapshot.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'

import { installGlobal } from './command-queue.ts'
import { createLaunchButton } from './launch-button.ts'
import { importModule } from './load-widget.ts'
import { showFrame } from './panel-frame.ts'
import { readSetup } from './read-setup.ts'
import { buttonPeriod, snapshotReader } from './stored-by-widget.ts'
import { createWidgetSlot, isLoaded } from './widget-slot.ts'

/** The commands that the loader runs itself. */
const ownCommands: readonly ElementCommand[] = ['open', 'close', 'navigate', 'destroy']

/** Draws the button and loads the widget as soon as the visitor points at it. */
export function startLoader(script: HTMLScriptElement, version: string): void {
  const setup = readSetup(script)
  const { options, stored, language } = setup
  const labels = buttonLabels[language]
  const storedPeriod = () => buttonPeriod(stored, language)
  const { root, button, show } = createLaunchButton(options, labels, callWords[language], storedPeriod)
  const { prepare, place, runOnElement } = createWidgetSlot(setup)
  const destroyed = new AbortController()
  // Frame of the latest `open`; a call that finds another frame here has been superseded or cancelled.
  let frame: LaunchFrame | null | undefined
  let opener: HTMLElement

  /** Runs what few tags and commands need, which is another module of this build. */
  const runExtras = async (call?: Call) =>
    (await importModule(setup, 'extras')).run({ setup, root, prepare, place, destroyed }, call)

  /** Removes the frame, gives the focus back and shows the button as it was. */
  function closeFrame() {
    if (frame) {
      frame.remove()
      opener.focus()
    }
    frame = null
    show(false)
  }

  /**
   * Loads the widget, behind a frame while it takes time. Resolves to whether it is there and nobody has closed the
   * frame.
   */
  async function load(route = options.route) {
    closeFrame()
    // A page that replaced its document without running the tag again has dropped the button.
    if (!root.host.isConnected) document.documentElement.append(root.host)
    opener = (root.activeElement || document.activeElement) as HTMLElement
    const shown = isLoaded()
      ? null
      : showFrame(root, labels[0], closeFrame, snapshotReader(stored, snapshotKey(language, route, options.venue)))
    frame = shown
    const fault = await prepare(route)
    if (fault && !destroyed.signal.aborted) report(fault, root.host)
    if (shown !== frame) return false
    if (fault) {
      closeFrame()
      show(true)
    } else place(root.host, shown)
    return !fault
  }

  function destroy() {
    closeFrame()
    destroyed.abort()
    root.host.remove()
    // A document that replaced this one has run its own script, which has its own global.
    if ((window.Comanda || ({} as Partial<ComandaGlobal>)).node === root.host) delete window.Comanda
  }

  async function run(...call: Call) {
    const [command, route] = call as [ElementCommand, string?]
    try {
      // Not awaited, because what it refuses is for the caller.
      if (!ownCommands.includes(command)) return runExtras(call)
      if (command === 'open' && !(await load(route))) return
      if (command === 'close') closeFrame()
      if (command === 'destroy') destroy()
      await runOnElement(command, route)
    } catch (fault) {
      // oxlint-disable-next-line no-console -- logged once, so that nothing is thrown into the page
      console.error('Comanda:', fault)
    }
  }

  // Other tabs store something, or the widget on this page does (`src/integrations/storage.ts`).
  for (const type of ['storage', 'comanda:stored']) addEventListener(type, () => show(), destroyed)
  // On touch screens pointerenter comes right before touchstart.
  button.onpointerenter = button.onfocus = () => prepare()
  button.onclick = () => {
    const link = show()
    // After a failure the click leads to the fallback, unless the widget has loaded in the meantime.
    if (link && !isLoaded()) location.href = link
    else void run('open')
  }
  show()
  installGlobal({ version, restaurant: options.restaurant, node: root.host }, run)
  // A route with a secret stands behind `#` (`src/options/deep-link.ts`).
  // Most addresses hold nothing of the kind, and their page is spared `Location` and `URLSearchParams`: 7 kB of its heap.
  const linked =
    /[?#]/.test(document.URL) &&
    new URLSearchParams(location.search + location.hash.replace(/.*[#?]/, '&')).get(
      options.routeParameter || defaultRouteParameter,
    )
  whenVisited(() => {
    if (options.preload || options.avoid || options.themeFrom || options.openers != null)
      // A failure is silent, because the button works without them.
      runExtras().catch(() => {})
    if (linked) void run('open', linked)
  })
}

/** Says on the console and to the page why the widget cannot be shown. */
function report(fault: unknown, host: Element) {
  // oxlint-disable-next-line no-console -- a page whose policy or network blocks the widget must be able to find out
  console.error('Comanda: cannot be loaded:', fault)
  host.dispatchEvent(new CustomEvent('comanda:error', { detail: { message: `${fault as Error}` }, bubbles: true }))
}
