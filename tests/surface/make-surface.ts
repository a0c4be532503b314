import { onTestFinished } from 'vitest'

import type { Mode } from '#src/options/options.ts'
import { createSurface } from '#src/surface/create-surface.ts'
import { createWrapper } from '#src/surface/surface-host.ts'

/** A clock whose time passes only when the test says so. */
export function manualTimer() {
  let nowMs = 0
  let waiting: { atMs: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => {
    const one = { atMs: nowMs + ms, run }
    waiting.push(one)
    return () => {
      waiting = waiting.filter((other) => other !== one)
    }
  }
  return {
    after,
    advance(ms: number) {
      nowMs += ms
      const due = waiting.filter(({ atMs }) => atMs <= nowMs)
      waiting = waiting.filter((one) => !due.includes(one))
      for (const { run } of due) run()
    },
    get pending() {
      return waiting.length
    },
  }
}

/** A surface on the real page, gone when the test is. */
export function makeSurface(mode: Mode = 'floating') {
  const element = document.createElement('div')
  const appRoot = createWrapper(document, 'app')
  element.attachShadow({ mode: 'open' }).append(appRoot)
  const close = document.createElement('button')
  close.textContent = 'Close'
  appRoot.append(close)
  const place = mode === 'floating' ? document.documentElement : document.body
  place.append(element)
  const timer = manualTimer()
  const surface = createSurface({ mode, hostElement: element, appRoot, after: timer.after })
  onTestFinished(() => {
    surface.destroy()
    element.remove()
  })
  return { surface, element, appRoot, timer, close }
}

/** Puts a node on the page for the length of the test. */
export function onPage<E extends Element>(node: E, parent: Element = document.body): E {
  parent.append(node)
  onTestFinished(() => node.remove())
  return node
}

export function aButton(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = label
  return button
}

/** Styles of a host page, for the length of the test. */
export function pageStyles(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  onPage(style, document.head)
}

/** Draws a sheet into the surface, as a dialog of the app would. */
export function aSheet(label = 'Sheet'): HTMLElement {
  const sheet = document.createElement('div')
  const panel = document.createElement('div')
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  panel.tabIndex = -1
  panel.setAttribute('aria-label', label)
  sheet.append(panel)
  return sheet
}

export function press(key: string, target: EventTarget): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

/** Lets microtasks and mutation observers run. */
export const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
