import { chooseLanguage } from '#src/options/choose-language.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'
import { elementName } from '#src/options/options.ts'
import type { Language } from '#src/options/options.ts'
import { snapshotKey } from '#src/options/snapshot.ts'
import type { LaunchFrame, Snapshot } from '#src/options/snapshot.ts'

import type { Labels } from './build-constants.ts'
import { styles } from './button-styles.ts'
import { installGlobal } from './command-queue.ts'
import type { Command } from './command-queue.ts'
import { drawButton } from './launch-button.ts'
import { loadModules, prefetch } from './load-widget.ts'
import type { Prefetched } from './load-widget.ts'
import { showFrame } from './panel-frame.ts'
import type { LastSeen } from './panel-frame.ts'
import { readOptions } from './read-options.ts'
import { countOf, createLookUp } from './stored-by-widget.ts'

type WidgetElement = HTMLElement &
  Record<Command, (route?: string) => Promise<void>> & {
    settings: object
    prefetched: Prefetched | null | undefined
    frame: LaunchFrame | null | undefined
  }

// Replies older than this are asked for again.
const freshMs = 6e4

/** Draws the button, and gets the widget as soon as somebody is about to want it. */
export function startLoader({ src, dataset }: HTMLScriptElement, version: string): void {
  const options = readOptions(src, dataset)
  if (!options.restaurant) throw new Error('data-restaurant is missing.')
  const host = (options.host || new URL(src).origin).replace(/\/$/, '')
  const lookUp = createLookUp(host, options.restaurant)
  const labels: Readonly<Record<Language, Labels>> = __COMANDA_LABELS__
  const wishes = [options.language, ...navigator.languages]
  const language =
    lookUp('language', ({ chosen, active }: Partial<Record<'chosen' | 'active', never>>) =>
      chooseLanguage([chosen, ...wishes], active),
    ) || chooseLanguage(wishes)
  const [orderNow, viewOrder, failed] = labels[language]
  // The chunks are those of the home screen: whoever begins elsewhere is there before they would have come.
  const chunks = options.route ? [] : __COMANDA_CHUNKS__
  const urls = ['element', language, ...chunks].map((name) => new URL(`${__COMANDA_FOLDER__}${name}.js`, src))
  const isLoaded = () => customElements.get(elementName)
  const { fallbackHref, fallbackPhone } = options
  const fallback = fallbackHref || (fallbackPhone && `tel:${fallbackPhone}`)

  const [root, button, text, badge] = drawButton(styles(options))
  const leaving = new AbortController()
  let element: WidgetElement | undefined
  let replies: Prefetched | null | undefined
  let count = 0
  let wayOut: string | undefined
  // Of the latest wish to open; who finds another one here was cancelled.
  let frame: LaunchFrame | null | undefined
  let opener: HTMLElement

  function show(label = count ? viewOrder : orderNow) {
    text.textContent = label
    badge.textContent = (count && !wayOut ? count : '') as string
    button.role = wayOut ? 'link' : null
  }

  function rest() {
    if (frame) {
      frame.remove()
      opener.focus()
    }
    frame = null
    wayOut = ''
    show()
  }

  /** Loads the widget ahead of its use; answers why it cannot be shown, nothing when it can. */
  async function prepare() {
    if (!element && !replies) {
      try {
        replies = prefetch(host, language, options, lookUp)
      } catch {
        // On a page with a `Map` of its own. The element says what is wrong; nothing may be thrown into the page here.
      }
      // The first of its formats makes a browser load their data: done while the code travels, once the frame shows.
      setTimeout(Intl.DateTimeFormat, 99)
      setTimeout(() => {
        replies = null
      }, freshMs)
    }
    return (await loadModules(urls)) || (isLoaded() ? undefined : Error(`<${elementName}> is not defined.`))
  }

  // The widget stores its cart before it tells of it.
  function recount() {
    count = lookUp('cart', countOf) || 0
    if (!wayOut) show()
  }

  const lastSeen =
    (key: string): LastSeen =>
    (draw) =>
      lookUp('snapshot', (stored: Snapshot) => {
        if (stored.key === key && stored.untilMs > Date.now()) return draw(stored)
      })

  /** Gets the widget, under a frame as long as it takes; answers whether it is there and still wanted. */
  async function get(route = options.route) {
    rest()
    // A page that replaced its document without the tag has dropped the button.
    if (!root.host.isConnected) document.documentElement.append(root.host)
    opener = (root.activeElement || document.activeElement) as HTMLElement
    const mine = isLoaded()
      ? null
      : showFrame(root, orderNow, rest, lastSeen(snapshotKey(language, route, options.venue)))
    frame = mine
    const fault = await prepare()
    if (fault) report(fault)
    if (mine !== frame) return false
    // First the focus goes back to where it was: the widget will return it there. A snapshot stays until it is drawn.
    if (fault || !mine || !mine.picture) rest()
    if (fault) offerWayOut()
    else place(mine)
    return !fault
  }

  function offerWayOut() {
    wayOut = fallback
    show(`${failed} ${fallbackHref ? `→ ${orderNow}` : fallbackPhone || '↻'}`)
  }

  /** Says on the console and to the page why the widget cannot be shown; nothing after `destroy`. */
  function report(fault: unknown) {
    if (leaving.signal.aborted) return
    const message = fault instanceof Error ? fault.message : `${fault as string}`
    // oxlint-disable-next-line no-console -- a page whose policy or network blocks the widget must be able to find out
    console.error('Comanda: cannot be loaded:', fault)
    root.host.dispatchEvent(new CustomEvent('comanda:error', { detail: { message }, bubbles: true }))
  }

  function place(shown: LaunchFrame | null) {
    if (element && element.isConnected) return
    element = document.createElement(elementName) as WidgetElement
    element.settings = Object.assign(options, { mode: 'floating', host })
    element.prefetched = replies
    element.frame = shown
    root.host.after(element)
  }

  async function run(command: Command, route?: string) {
    try {
      if (command === 'open' && !(await get(route))) return
      if (command === 'close') rest()
      if (command === 'destroy') {
        rest()
        leaving.abort()
        root.host.remove()
        // The script of a document that replaced this one has put its own there.
        if (window.Comanda && window.Comanda.node === root.host) delete window.Comanda
      }
      if (element) await element[command](route)
    } catch (fault) {
      // oxlint-disable-next-line no-console -- logged once, so that nothing is thrown into the page
      console.error('Comanda:', fault)
    }
  }

  addEventListener('storage', recount, leaving)
  document.addEventListener('comanda:cart-change', recount, leaving)
  // A finger enters as well, right before its touchstart.
  button.onpointerenter = button.onfocus = prepare
  button.onclick = () => {
    // What has failed leads to the fallback, unless the widget has come after all.
    if (wayOut && !isLoaded()) location.href = wayOut
    else void run('open')
  }
  recount()
  installGlobal(version, root.host, run)
  const linked = new URLSearchParams(location.search).get(options.routeParameter || defaultRouteParameter)
  if (linked) void run('open', linked)
}
