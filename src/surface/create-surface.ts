import { deepActiveElement } from '#src/browser/elements.ts'
import type { Mode } from '#src/options/options.ts'

import { containEvents } from './contained-events.ts'
import { createDemotion, unpromote } from './demote.ts'
import { giveFocusBack, hasFocusWithin, isFocusLost, takeFocusFrom } from './focus.ts'
import { followLayers, topModal } from './follow-layers.ts'
import { makeSurroundingsInert } from './inert.ts'
import { guardKeys, guideEscape } from './keys.ts'
import { enterNativeModal } from './native-modal.ts'
import { createScrollLock } from './scroll-lock.ts'
import type { After } from './scroll-lock.ts'
import { becomeSurfaceHost, copyTokens, createWrapper, rootOf } from './surface-host.ts'
import { createCopyWatch } from './watch-copies.ts'

export type SurfaceDeps = {
  readonly mode: Mode
  /** `<comanda-order>`; in floating mode it is the surface host itself. */
  readonly hostElement: HTMLElement
  /** The wrapper the app is drawn in, inside the element's shadow root. */
  readonly appRoot: HTMLElement
  readonly after: After
}

/** Theme, language and name of the wrappers. */
export type SurfaceLook = {
  readonly theme?: 'light' | 'dark' | 'auto'
  readonly language?: string
  /** Accessible name of the floating panel, for instance the restaurant's. */
  readonly label?: string
}

/** What floats above the host page: the whole widget, or the sheets and dialogs of an inline one. */
export type Surface = {
  /** `<comanda-order>`. */
  readonly hostElement: HTMLElement
  /** The element in the page that carries the surface; payment nodes become its children. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /**
   * Parent of sheets and dialogs. The surface of an inline widget opens with the first and closes with the last of
   * them.
   */
  readonly layerRoot: HTMLElement
  readonly isOpen: boolean
  /** On close the focus returns to `opener`, by default to the element that has it now. */
  open(opener?: HTMLElement | null): void
  close(): void
  /** Calls the listener on each change of `isOpen`. Returns the function that stops it. */
  onOpenChange(listener: (isOpen: boolean) => void): () => void
  /** Lowers the surface below overlays of the page until the returned function is called. */
  demote(): () => void
  update(look: SurfaceLook): void
  /** Restores the open state after the element was moved in the page. */
  reattach(): void
  destroy(): void
}

/** Builds the surface of one widget (decision 6). */
export function createSurface({ mode, hostElement, appRoot, after }: SurfaceDeps): Surface {
  const isFloating = mode === 'floating'
  const page = hostElement.ownerDocument
  const host = isFloating ? hostElement : page.createElement('div')
  const root = rootOf(host)
  const wrapper = createWrapper(page, 'layers')
  const layerRoot = page.createElement('div')
  layerRoot.className = 'layers'
  wrapper.append(layerRoot)
  root.append(wrapper)

  const scrollLock = createScrollLock(page, after)
  const copies = createCopyWatch(page)
  const listeners = new Set<(isOpen: boolean) => void>()
  let isOpen = false
  let opener: HTMLElement | null = null
  let liftInert = () => {}
  let stopWhileOpen: readonly (() => void)[] = []

  function setInert(isInert: boolean) {
    liftInert()
    liftInert = isInert ? makeSurroundingsInert(host, (closed) => takeFocusFrom(closed, topLayer())) : () => {}
  }
  const demotion = createDemotion({ host, isOpen: () => isOpen, setInert })
  const topLayer = () => topModal(layerRoot) ?? appRoot

  function comeToFront() {
    demotion.settle()
    if (isFloating && !hasFocusWithin(host)) appRoot.focus({ preventScroll: true })
  }

  function show() {
    if (!isFloating) copyTokens(hostElement, host)
    host.dataset.comandaShown = ''
    const leaveNativeModal = enterNativeModal(host, comeToFront)
    scrollLock.acquire()
    const isOnTop = () => !host.inert && !demotion.isDemoted
    stopWhileOpen = [leaveNativeModal, guideEscape({ host, isOnTop, topLayer })]
    comeToFront()
  }

  function hide() {
    const ownsFocus = hasFocusWithin(host) || isFocusLost(page)
    for (const stop of stopWhileOpen) stop()
    setInert(false)
    unpromote(host)
    delete host.dataset.comandaShown
    if (ownsFocus) {
      deepActiveElement(page)?.blur()
      giveFocusBack(opener)
    }
    opener = null
  }

  const tell = () => listeners.forEach((listener) => listener(isOpen))

  function open(from: HTMLElement | null = deepActiveElement(page)) {
    if (isOpen) return
    isOpen = true
    opener = from
    show()
    tell()
  }

  function close() {
    if (!isOpen) return
    isOpen = false
    hide()
    scrollLock.release()
    copies.start()
    tell()
  }

  const undo = [
    becomeSurfaceHost(host, isFloating ? 'floating' : 'layers'),
    isFloating ? becomeDialog(appRoot) : followLayers({ hostElement, layerRoot, open, close }),
    containEvents(host),
    guardKeys(isFloating ? { host, onEscape: close } : { host }),
    () => wrapper.remove(),
  ]
  if (!isFloating) {
    page.documentElement.append(host)
    undo.push(() => host.remove())
  }

  return {
    hostElement,
    host,
    root,
    layerRoot,
    get isOpen() {
      return isOpen
    },
    open,
    close,
    onOpenChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    demote: () => demotion.demote(),
    update({ theme, language, label }) {
      for (const one of [appRoot, wrapper]) {
        if (theme !== undefined) one.dataset.theme = theme
        if (language !== undefined) one.lang = language
      }
      if (label !== undefined && isFloating) appRoot.setAttribute('aria-label', label)
    },
    reattach() {
      if (isOpen) demotion.settle()
    },
    destroy() {
      listeners.clear()
      if (isOpen) hide()
      isOpen = false
      scrollLock.drop()
      copies.stop()
      for (const one of undo) one()
    },
  }
}

/** Makes the floating panel a modal dialog for screen readers. Returns the undo. */
function becomeDialog(wrapper: HTMLElement): () => void {
  wrapper.tabIndex = -1
  wrapper.setAttribute('role', 'dialog')
  wrapper.setAttribute('aria-modal', 'true')
  return () => {
    for (const name of ['tabindex', 'role', 'aria-modal', 'aria-label']) wrapper.removeAttribute(name)
  }
}
