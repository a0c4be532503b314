/**
 * The call every widget starts with, in wire form: the loader sends it before the contract's codecs are there. A test
 * holds it against the contract.
 */
export const firstPath = '/restaurant/get_restaurant_info'

export function firstBody(restaurantId: number | string): string {
  return `{"versione":"3.5.2","id_ristorante":${restaurantId}}`
}

/** Identifies a reply that was asked for early. */
export function requestKey(url: string, body: string): string {
  return `${url}\n${body}`
}
