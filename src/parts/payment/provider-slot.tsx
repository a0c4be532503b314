import { useId, useLayoutEffect, useRef } from 'react'

// Inline styles against the host page's CSS, which applies in the light DOM and must neither hide nor move the node.
const guards = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  position: 'static',
  float: 'none',
  width: '100%',
  'max-width': 'none',
  'min-width': '0',
  margin: '0',
  padding: '0',
  border: '0',
  transform: 'none',
  filter: 'none',
  'pointer-events': 'auto',
  // Without it a frame with light content gets an opaque background in a dark page.
  'color-scheme': 'light',
} as const

type LightSlotProps = {
  /** Called once the node is in the page and shown through `slot`; returns a function that empties it. */
  readonly fill: (place: HTMLElement, slot: HTMLElement) => () => void
}

/**
 * Shows nodes that a payment provider refuses to mount in a shadow root: they are children of the element in the
 * light DOM, shown here through a slot. Stripe: "Please mount in the Light DOM" (stripe/stripe-js#143, decision 38).
 */
export function ProviderSlot({ fill }: LightSlotProps) {
  const name = `comanda${useId()}`
  const slot = useRef<HTMLSlotElement>(null)
  useLayoutEffect(() => {
    if (!slot.current) return undefined
    const place = placeFor(slot.current, name)
    const empty = fill(place.node, slot.current)
    return () => {
      empty()
      place.remove()
    }
  }, [fill, name])
  return <slot name={name} ref={slot} />
}

/** Creates a guarded node in the document and a chain of slots through every shadow root down to `slot`. */
function placeFor(slot: HTMLElement, name: string): { readonly node: HTMLElement; readonly remove: () => void } {
  const added: HTMLElement[] = []
  const page = slot.ownerDocument
  let root = slot.getRootNode()
  for (;;) {
    const host = root instanceof ShadowRoot ? root.host : null
    const isLast = host === null || !(host.getRootNode() instanceof ShadowRoot)
    const node = page.createElement(isLast ? 'div' : 'slot')
    node.slot = name
    if (node instanceof HTMLSlotElement) node.name = name
    ;(host ?? slot).append(node)
    added.push(node)
    if (isLast) {
      for (const [property, value] of Object.entries(guards)) node.style.setProperty(property, value, 'important')
      return { node, remove: () => added.forEach((one) => one.remove()) }
    }
    root = host.getRootNode()
  }
}
