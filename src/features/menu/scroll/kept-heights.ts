import { useEffect, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'

type Box = RefObject<HTMLElement | null>

/**
 * Keeps what is not drawn any more as high as it was, so that the list below it stays in its place. In px; 0 = as high
 * as its content.
 */
export function useKeptHeight(box: Box, height: number): void {
  // A style property, not an attribute: the page's CSP may forbid style attributes.
  useLayoutEffect(() => {
    box.current?.style.setProperty('block-size', height > 0 ? `${height}px` : '')
  }, [box, height])
}

/** Lets go of kept heights when the list has another width or other filters: they are estimates again. */
export function useRenewedHeights(list: Box, filter: unknown): void {
  useEffect(() => {
    if (!list.current) return undefined
    let known: number | null = null
    return observeSize(list.current, (width) => {
      if (known !== null && width !== known) renewHeights(list.current)
      known = width
    })
  }, [list])
  useLayoutEffect(() => renewHeights(list.current), [list, filter])
}

function renewHeights(list: HTMLElement | null): void {
  for (const box of list?.querySelectorAll<HTMLElement>('.menu-section, .dish-block') ?? []) box.style.blockSize = ''
}
