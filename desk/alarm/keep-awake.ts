/** The part of a page that keeps the screen on; browsers before Firefox 126 and Safari 16.4 have none. */
type AwakePage = {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined
}

/**
 * Keeps the screen on from now until the page is left. The browser lets go of it whenever the page is hidden, so it is asked
 * again when the page is looked at. Where it refuses (a low battery, say), the screen goes dark as it always did.
 */
export function keepAwake({ document, wakeLock }: AwakePage): void {
  const ask = () => {
    if (document.visibilityState === 'visible') wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}
