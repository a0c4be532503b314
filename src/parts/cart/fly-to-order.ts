import { prefersStillness } from '#src/browser/prefers-stillness.ts'
import type { Id } from '#src/contract/values.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

/** Under a quarter of a second: nobody waits for it, the next tap least of all. */
const flight: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' }

/**
 * Lets the photo of a dish in the menu fly into the bar that opens the order, to show where the dish is now. Nothing
 * flies where photo or bar are out of sight, as the bar is before the first dish, and where less motion is wanted.
 */
export function flyToOrder({ surface, view }: Instance, productId: Id<'Product'>): void {
  const root = surface.hostElement.shadowRoot
  if (!root || prefersStillness(view)) return
  // Adding goes before flying: the tap is answered first (decision 23).
  afterPaint(view, () => {
    const photo = photosOf(root, productId).find((one) => isInSight(one, view))
    const bubble = root.querySelector('.order-bar .bubble')
    if (photo && bubble && isInSight(bubble, view)) fly(photo, bubble, root)
  })
}

function photosOf(root: ShadowRoot, productId: Id<'Product'>): readonly HTMLImageElement[] {
  const dishes = [...root.querySelectorAll(`[data-key^="dish "][data-key$=" ${productId}"]`)]
  return dishes.flatMap((dish) => dish.closest('.dish')?.querySelector('img') ?? [])
}

function isInSight(element: Element, view: Window): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < view.innerHeight
}

function fly(photo: HTMLImageElement, bubble: Element, root: ShadowRoot): void {
  const picture = photo.cloneNode() as HTMLImageElement
  const [from, to] = [photo.getBoundingClientRect(), bubble.getBoundingClientRect()]
  picture.setAttribute('aria-hidden', 'true')
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '1',
    width: `${from.width}px`,
    height: `${from.height}px`,
    borderRadius: '12px',
    objectFit: 'cover',
    pointerEvents: 'none',
  })
  root.append(picture)
  // Measured, because what "fixed" counts from depends on the page around an inline widget.
  const start = picture.getBoundingClientRect()
  const moved = (x: number, y: number) => `translate(${x - start.left}px, ${y - start.top}px)`
  const middle = { x: to.left + (to.width - from.width) / 2, y: to.top + (to.height - from.height) / 2 }
  const animation = picture.animate(
    [
      { transform: moved(from.left, from.top), opacity: 1 },
      { transform: `${moved(middle.x, middle.y)} scale(0.2)`, opacity: 0.5 },
    ],
    flight,
  )
  animation.addEventListener('finish', () => picture.remove())
  animation.addEventListener('cancel', () => picture.remove())
}
