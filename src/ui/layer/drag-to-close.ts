/** Distance in px that a finger moves before it drags, so that a tap is none. */
const slopPx = 8
/** Distance in px from which letting go closes the sheet; a third of its height where that is less. */
const farPx = 120
/** Speed in px per ms from which letting go closes the sheet however far it came. */
const flickSpeed = 0.5

type Drag = { readonly x: number; readonly y: number; readonly atMs: number; distance: number | null }

export type DragToClose = {
  /** Called when the finger lets go far enough down, or in a quick movement. */
  readonly close: () => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * A sheet follows the finger that pulls it down from its top; what scrolls in it has to be at its own top. It closes when
 * the finger has pulled far or fast enough, and goes back otherwise. The close button does the same without a gesture
 * (WCAG 2.5.7).
 */
export function dragToClose(panel: HTMLElement, { close, signal }: DragToClose): void {
  let drag: Drag | null = null

  function onStart(event: TouchEvent): void {
    const [finger, another] = event.touches
    const isFree = finger !== undefined && another === undefined && mayPull(event, panel)
    drag = isFree ? { x: finger.clientX, y: finger.clientY, atMs: event.timeStamp, distance: null } : null
  }

  function onMove(event: TouchEvent): void {
    const [finger] = event.touches
    if (!drag || !finger) return
    const [right, down] = [finger.clientX - drag.x, finger.clientY - drag.y]
    if (drag.distance === null && Math.hypot(right, down) < slopPx) return
    // Sideways belongs to the photos, upwards to the content.
    if (drag.distance === null && (down <= Math.abs(right) || !event.cancelable)) {
      drag = null
      return
    }
    event.preventDefault()
    drag.distance = Math.max(0, down)
    panel.style.transform = `translateY(${drag.distance}px)`
  }

  function onEnd(event: TouchEvent): void {
    const ended = drag
    drag = null
    if (!ended?.distance) return
    const speed = ended.distance / (event.timeStamp - ended.atMs)
    const isFar = ended.distance > Math.min(farPx, panel.offsetHeight / 3)
    if (event.type === 'touchend' && (isFar || speed > flickSpeed)) close()
    else goBack(panel)
  }

  panel.addEventListener('touchstart', onStart, { signal, passive: true })
  panel.addEventListener('touchmove', onMove, { signal, passive: false })
  panel.addEventListener('touchend', onEnd, { signal })
  panel.addEventListener('touchcancel', onEnd, { signal })
}

/** Whether nothing between the finger and the sheet scrolls up instead, or is typed into. */
function mayPull(event: TouchEvent, panel: HTMLElement): boolean {
  const inside = event.composedPath().slice(0, event.composedPath().indexOf(panel))
  return inside.every(
    (node) => !(node instanceof HTMLElement) || (node.scrollTop <= 0 && !node.matches('input, textarea')),
  )
}

/** Puts a sheet back that was pulled down. */
function goBack(panel: HTMLElement): void {
  const from = panel.style.transform
  panel.style.transform = ''
  panel.animate([{ transform: from }, { transform: 'none' }], { duration: 180, easing: 'ease-out' })
}
