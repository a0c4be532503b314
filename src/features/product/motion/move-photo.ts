import { coverWidth, photoKeyframes } from './photo-keyframes.ts'
import type { Crop } from './photo-keyframes.ts'

/** Milliseconds: with the sheet, which sets out a frame earlier and takes 240 ms, the photo is there. */
const durationMs = 220
const easing = 'cubic-bezier(0.2, 0, 0, 1)'
const radius = 'var(--comanda-radius-sheet)'

/** The same photo in the menu and in the sheet of its dish. */
export type PhotoPair = {
  readonly inMenu: HTMLImageElement
  readonly inSheet: HTMLImageElement
  /** Parent of the picture that moves, above the sheet. */
  readonly place: Element
}

type Way = {
  /** Where the picture begins. */
  readonly start: Element
  /** The photo of the pair that it moves to. */
  readonly end: HTMLImageElement
}

export type MovingPhoto = { readonly frame: Element; readonly stop: () => void }

/**
 * Moves a picture of the photo from `start` to `end`; the pair itself is not seen meanwhile. Returns null where nothing
 * can move: no photo has been loaded, or the browser has no animations.
 */
export function movePhoto({ inMenu, inSheet, place }: PhotoPair, { start, end }: Way): MovingPhoto | null {
  const source = [inSheet, inMenu].find(isLoaded)
  if (!source || typeof place.animate !== 'function') return null
  const pair = [inMenu, inSheet]
  // A picture that is still on its way ends.
  for (const earlier of pair.flatMap((photo) => photo.getAnimations())) earlier.cancel()
  const base = cropAtRest(inSheet)
  const way = { from: cropOf(start), to: end === inSheet ? base : cropOf(end), base }
  const ratio = source.naturalWidth / source.naturalHeight
  const { frame, photo } = drawFrame(source, base, ratio)
  const panelWidth = inSheet.closest('[aria-modal]')?.clientWidth ?? 0
  frame.style[panelWidth > base.width + 1 ? 'borderEndStartRadius' : 'borderStartEndRadius'] = radius
  place.append(frame)
  // Measured, because what "fixed" counts from depends on the page around an inline widget.
  const drawn = cropOf(frame)
  Object.assign(frame.style, { left: `${base.x - drawn.x}px`, top: `${base.y - drawn.y}px` })
  const keyframes = photoKeyframes({ ...way, ratio })
  // Forwards: the frame that ends may be painted once more.
  const timing = { duration: durationMs, easing, fill: 'forwards' } as const
  const unseen = [{ opacity: 0 }, { opacity: 0 }]
  const animations = [
    frame.animate(keyframes.frame, timing),
    photo.animate(keyframes.photo, timing),
    ...pair.map((one) => one.animate(unseen, durationMs)),
  ]
  function stop() {
    for (const one of animations) one.cancel()
    // It is called by each of them, and old libraries replace `remove` by one that throws without a parent.
    if (frame.isConnected) frame.remove()
  }
  for (const one of animations) {
    one.addEventListener('finish', stop)
    one.addEventListener('cancel', stop)
  }
  return { frame, stop }
}

/** Lets the photo of the sheet show the small one of the list until it has come. */
export function showMeanwhile({ inMenu, inSheet }: PhotoPair): void {
  if (isLoaded(inSheet)) return
  inSheet.style.background = `center / cover url("${inMenu.currentSrc}")`
  const clear = () => inSheet.removeAttribute('style')
  inSheet.decode().then(clear, clear)
}

function isLoaded({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0
}

function drawFrame(source: HTMLImageElement, { width, height }: Crop, ratio: number) {
  const frame = source.ownerDocument.createElement('div')
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: 'var(--comanda-z-layer)',
    width: `${width}px`,
    height: `${height}px`,
    overflow: 'hidden',
    // The corners that the photo shares with the sheet.
    borderStartStartRadius: radius,
    pointerEvents: 'none',
  })
  const photo = source.ownerDocument.createElement('img')
  photo.alt = ''
  photo.decoding = 'sync'
  photo.src = source.currentSrc
  const wide = coverWidth({ width, height }, ratio)
  const high = wide / ratio
  Object.assign(photo.style, {
    position: 'absolute',
    left: `${(width - wide) / 2}px`,
    top: `${(height - high) / 2}px`,
    width: `${wide}px`,
    maxWidth: 'none',
    height: `${high}px`,
  })
  frame.append(photo)
  return { frame, photo }
}

function cropOf(element: Element): Crop {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** Where a photo will be once the sheet around it has risen. */
function cropAtRest(photo: Element): Crop {
  const crop = cropOf(photo)
  const panel = photo.closest('[aria-modal]')
  if (!panel) return crop
  const { e: right, f: down } = new DOMMatrix(getComputedStyle(panel).transform)
  return { ...crop, x: crop.x - right, y: crop.y - down }
}
