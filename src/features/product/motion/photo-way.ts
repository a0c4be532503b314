import type { Id } from '#src/contract/values.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { movePhoto, showMeanwhile } from './move-photo.ts'
import type { MovingPhoto, PhotoPair } from './move-photo.ts'

export type OpenedDish = { readonly id: Id<'Product'>; readonly categoryId: Id<'Category'> }

export type PhotoWay = ReturnType<typeof createPhotoWay>

/**
 * The way of a photo between its dish in the menu and the sheet with `photos`. Nothing moves where one of both is out of
 * sight, or another photo.
 */
export function createPhotoWay(dish: OpenedDish, photos: Element, instance: Instance) {
  let moving: MovingPhoto | null = null
  return {
    /** Into the sheet, which has been opened. */
    goIn(): void {
      const pair = pairOf(dish, photos, instance)
      if (!pair) return
      moving = movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })
      if (moving) showMeanwhile(pair)
    },
    /** Back into the menu, from wherever it is; call it right before the sheet closes. */
    goBack(): void {
      const pair = pairOf(dish, photos, instance)
      if (!pair) return
      const frame = moving?.frame
      moving = null
      movePhoto(pair, { start: frame?.isConnected ? frame : pair.inSheet, end: pair.inMenu })
    },
    /** Ends the way in. */
    stop(): void {
      moving?.stop()
    },
  }
}

/** The photo of a dish in the menu and in its sheet, where both can be seen. */
function pairOf({ id, categoryId }: OpenedDish, photos: Element, { surface, view }: Instance): PhotoPair | null {
  const inSheet = photos.querySelector('img')
  const place = surface.layerRoot.parentElement
  if (!inSheet || !place || !isWhole(inSheet)) return null
  const buttons = surface.hostElement.shadowRoot?.querySelectorAll(`[data-key="dish ${categoryId} ${id}"]`) ?? []
  const inMenu = [...buttons]
    .map((button) => button.closest('.dish')?.querySelector<HTMLImageElement>('[data-dimmed="false"] > img'))
    .find((photo) => photo?.src === inSheet.src && isInSight(photo, view))
  return inMenu ? { inMenu, inSheet, place } : null
}

function isInSight(photo: Element, view: Window): boolean {
  const { width, top, bottom } = photo.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < view.innerHeight
}

/** Whether a photo of the sheet is neither scrolled away nor swiped to the next one. */
function isWhole(photo: Element): boolean {
  const panel = photo.closest('[aria-modal]')?.getBoundingClientRect()
  const { left, top, width } = photo.getBoundingClientRect()
  return width > 0 && panel !== undefined && top >= panel.top - 1 && left >= panel.left - 1
}
