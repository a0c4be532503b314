/** A line for developers about a failure the diner is not told; never personal data, never the api key [ERR-14]. */
export function logSilently(text: string): void {
  console.info(`Comanda: ${text}`)
}
