/** Says once to developers that the page asks for something we do not know. */
export function warnDeveloper(text: string): void {
  // oxlint-disable-next-line no-console -- a wrong attribute must be visible to whoever wrote the page
  console.warn(`Comanda: ${text}`)
}
