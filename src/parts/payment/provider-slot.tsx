import { useId, useLayoutEffect, useRef } from 'react'

// The page's own rules reach what stands in its light DOM: they must neither hide it nor move it.
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
  // A frame whose content is light would stand on an opaque box in a dark surrounding.
  'color-scheme': 'light',
} as const

type LightSlotProps = {
  /** Fills the place once it stands in the page, shown through `slot`; the answer empties it. */
  readonly fill: (place: HTMLElement, slot: HTMLElement) => () => void
}

/**
 * A place for nodes that a payment provider refuses to put into a shadow root: they stand in the light DOM of the
 * element around and are shown here through a slot. Stripe: "Please mount in the Light DOM" (stripe/stripe-js#143,
 * decision 38).
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

/** A guarded node in the document, led through every shadow root on the way to the slot. */
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
