export type TelephoneOrder = ReturnType<typeof createTelephoneOrder>

/**
 * What is being ordered by somebody on the telephone, in memory only: it outlasts a look into another room, and is gone with the
 * order, with whoever is signed in and with the page.
 */
export function createTelephoneOrder() {
  let values = new Map<string, string>()
  return {
    /** What the widget keeps of the order, by name, as JSON. */
    get values() {
      return values
    },
    /** What still writes of the order before writes into nothing. */
    beginAnew() {
      values = new Map()
    },
  }
}
