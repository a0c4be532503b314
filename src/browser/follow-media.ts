/**
 * Calls the listener when the answer to a media query changes. What some pages have put in place of `matchMedia` tells no
 * change: then none is followed. Returns the function that stops it.
 */
export function followMedia(list: MediaQueryList, listener: () => void): () => void {
  list.addEventListener?.('change', listener)
  return () => list.removeEventListener?.('change', listener)
}
