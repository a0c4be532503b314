/** Says once to developers that the page asks for something we do not know. */
export function warnDeveloper(text: string): void {
  // oxlint-disable-next-line no-console -- a wrong attribute must be visible to whoever wrote the page
  console.warn(`Comanda: ${text}`)
}

/** Logs what would otherwise have escaped to the host page. */
export function reportFault(text: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause]
  // oxlint-disable-next-line no-console -- the edge of the widget: a fault of ours is logged once and goes no further
  console.error(`Comanda: ${text}`, ...details)
}
