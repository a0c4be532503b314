/** Logs a failure that the diner does not see in full; never personal data, never the api key [ERR-14]. */
export function logSilently(text: string): void {
  console.info(`Comanda: ${text}`)
}

/**
 * Warns the developer of the page or the service about something that the widget ignores, e.g. a wrong attribute
 * [PUSH-08].
 */
export function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- the developer has to see it (contract 3.9)
  console.warn(`Comanda: ${text}`)
}

/** Logs an error of our own code that must not reach the host page. */
export function reportFault(text: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause]
  // oxlint-disable-next-line no-console -- logged once, not thrown into the page
  console.error(`Comanda: ${text}`, ...details)
}
