import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

import { deepActiveElement } from '#src/browser/elements.ts'

import { afterPaint } from './after-paint.ts'
import { createLayerExit } from './layer-exit.ts'
import type { LayerExit } from './layer-exit.ts'
import type { LayerStack } from './layer-stack.ts'
import { isSameTabStop, tabStopOf, tabbableWithin } from './tab-stops.ts'

export type LayerOptions = {
  readonly stack: LayerStack
  readonly layer: RefObject<HTMLElement | null>
  readonly variant: string
  readonly heading: RefObject<HTMLElement | null>
  readonly initialFocus: RefObject<HTMLElement | null> | undefined
  /** The rest becomes inert only once the layer is painted. */
  readonly locksLate: boolean
  readonly onEscape: () => void
}

function giveBack(opener: HTMLElement | null): void {
  if (opener?.isConnected && opener !== opener.ownerDocument.body) opener.focus({ preventScroll: true })
}

/** Clears a caret left in inert content: Chromium searches the whole inert tree for it on every press. */
function dropCaret(page: Document): void {
  const selection = page.getSelection()
  if (selection?.isCollapsed) selection.removeAllRanges()
}

function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const reachable = tabbableWithin(event.currentTarget)
  const first = reachable[0]
  const last = reachable.at(-1)
  const active = deepActiveElement(event.currentTarget.ownerDocument)
  if (!first || !last) return event.preventDefault()
  // The focus is on the heading, or on the panel after a click on nothing focusable.
  const isBefore = active === null || Boolean(active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (event.shiftKey && (isBefore || isSameTabStop(active, first))) {
    event.preventDefault()
    tabStopOf(last, reachable).focus()
  } else if (!event.shiftKey && isSameTabStop(active, last)) {
    event.preventDefault()
    tabStopOf(first, reachable).focus()
  }
}

/**
 * Opens the layer while mounted: moves the focus in, keeps Tab inside, handles Escape for the topmost layer, and gives
 * the focus back on unmount. Close it by `leave(close, settle)`: the layer fades in the next frame, and is closed after
 * it.
 */
export function useLayer({ stack, layer, variant, heading, initialFocus, locksLate, onEscape }: LayerOptions) {
  const exit = useRef<LayerExit | null>(null)
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const exitAnimation = createLayerExit(element, stack.container, variant)
    exit.current = exitAnimation
    const opener = deepActiveElement(element.ownerDocument)
    const view = element.ownerDocument.defaultView
    const close = stack.open(element, locksLate && view ? (lock) => afterPaint(view, lock) : undefined)
    dropCaret(element.ownerDocument)
    const target = initialFocus?.current ?? heading.current
    target?.focus({ preventScroll: true })
    return () => {
      close()
      giveBack(opener)
      // After the focus has moved: focusing forces a layout, which is cheaper without the re-attached nodes.
      exitAnimation.end()
    }
  }, [stack, layer, variant, heading, initialFocus, locksLate])
  const leave = useCallback<LayerExit['begin']>((close, settle) => {
    if (exit.current) return exit.current.begin(close, settle)
    settle?.()
    close()
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (layer.current === null || !stack.isTopmost(layer.current)) return
    if (event.key === 'Tab') wrapTab(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Neither the surface nor the host page may react to the same Escape, nor the browser, which closes dialogs of the page.
    event.stopPropagation()
    event.preventDefault()
    onEscape()
  }
  return { onKeyDown, leave }
}
