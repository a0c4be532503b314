type OldList = {
  readonly addListener?: (listener: () => void) => void
  readonly removeListener?: (listener: () => void) => void
}

/**
 * Calls the listener when the answer to a media query changes. What some pages have put in place of `matchMedia` knows the
 * older methods only, or none. Returns the function that stops it.
 */
export function followMedia(list: MediaQueryList, listener: () => void): () => void {
  const old: OldList = list
  if (!list.addEventListener) {
    old.addListener?.(listener)
    return () => old.removeListener?.(listener)
  }
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
