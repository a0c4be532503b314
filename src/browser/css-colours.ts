/** Numbers of a computed colour such as `rgb(1, 2, 3)` or `color(srgb 0 0.5 1 / 0.4)`, in its own units. */
export function partsOf(colour: string): number[] {
  return (colour.replace(/^color\(\S+/, '').match(/-?[\d.]+(e-?\d+)?%?/g) ?? []).map((part) => Number.parseFloat(part))
}

/** Whether a computed colour hides most of what is behind it. */
export function isOpaque(colour: string): boolean {
  return colour !== 'transparent' && (partsOf(colour)[3] ?? 1) > 0.5
}

/**
 * Returns a function that converts any CSS colour to #rrggbb without alpha; null for an invalid one. The root must be
 * on the page: the browser computes the colour of a node that is put into it for a moment.
 */
export function createHexReader(root: ShadowRoot | null): (colour: string | null) => string | null {
  return (colour) => {
    const probe = document.createElement('i')
    // Mixed with itself a colour stays the same, but its computed value is always color(srgb …).
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`
    if (!colour || probe.style.color === '') return null
    root?.append(probe)
    const parts = partsOf(getComputedStyle(probe).color)
    probe.remove()
    return `#${parts.slice(0, 3).map(hexDigits).join('')}`
  }
}

function hexDigits(share: number): string {
  const part = Math.round(Math.min(1, Math.max(0, share)) * 255)
  return part.toString(16).padStart(2, '0')
}
