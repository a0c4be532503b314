import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { prefersStillness } from '#src/browser/prefers-stillness.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { OpenedDish, PhotoWay, createPhotoWay } from '#src/features/product/motion/photo-way.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

// Outside of the hook because it is code: loaded once for all widgets on the page. An import takes more than a frame, even
// of a module that is there.
let code: { readonly createPhotoWay: typeof createPhotoWay } | null = null
const load = async () => {
  code ??= await import('#src/features/product/motion/photo-way.ts')
}

type Options = OpenedDish & {
  /** The photos of the sheet. */
  readonly photos: RefObject<Element | null>
  /** The sheet may have been opened by its dish in the menu. */
  readonly isFromMenu: boolean
  /** Before that the tap is answered (decision 23). */
  readonly isPainted: boolean
}

/**
 * Moves the photo of the dish from the menu into the sheet (decision 86). Returns a function to call right before the
 * sheet closes, which moves it back. Nothing moves for a diner who wants less motion or saves data, nor before the code for
 * it is there, which is loaded with the first touch.
 */
export function usePhotoWay({ id, categoryId, photos, isFromMenu, isPainted }: Options): () => void {
  const instance = useInstance()
  const way = useRef<PhotoWay | null>(null)
  const { view } = instance
  const isOn = isFromMenu && !prefersStillness(view) && !savesData(view)
  useLayoutEffect(() => {
    // The sheet is there without it.
    if (isOn) load().catch(() => {})
  }, [isOn])
  useLayoutEffect(() => {
    const element = photos.current
    if (!isOn || !isPainted || !element) return undefined
    const begin = () => {
      way.current ??= code && code.createPhotoWay({ id, categoryId }, element, instance)
      way.current?.goIn()
    }
    if (code) begin()
    // One frame later is not too late.
    const cancel = code ? () => {} : afterPaint(view, begin)
    return () => {
      cancel()
      way.current?.stop()
    }
  }, [id, categoryId, photos, isOn, isPainted, instance, view])
  return () => way.current?.goBack()
}
