/** A line for developers about a failure of which the diner sees less, or nothing; never personal data, never the api key [ERR-14]. */
export function logSilently(text: string): void {
  console.info(`Comanda: ${text}`)
}

/** A warning for developers: somebody sends what nobody reads [PUSH-08]. */
export function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- a console warning is asked for (contract 3.9)
  console.warn(`Comanda: ${text}`)
}

/** Logs an error of our own code that must not reach the host page. */
export function reportFault(text: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause]
  // oxlint-disable-next-line no-console -- a fault of ours is logged once and goes no further
  console.error(`Comanda: ${text}`, ...details)
}
