const shortMs = 10

/**
 * Lets the device vibrate for a moment, where it can. Only once the diner has touched the page: before that Chromium
 * refuses, with a line on the page's console.
 */
export function vibrateShortly({ navigator }: Window): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shortMs)
}
