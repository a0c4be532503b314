/** A link or a text, with its title. */
export type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string })

/**
 * Offers a link or a text on the share sheet of the device. Answers false where there is none, as on most desktops, where a policy of
 * the page forbids it, and when it fails; true when it was shown, whether or not anything was chosen. Never rejects.
 */
export async function offerToShare(navigator: Navigator, shared: Shared): Promise<boolean> {
  if (!('share' in navigator) || navigator.canShare?.(shared) === false) return false
  try {
    await navigator.share(shared)
    return true
  } catch (fault) {
    // The diner closed it.
    return fault instanceof DOMException && fault.name === 'AbortError'
  }
}
