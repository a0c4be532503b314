/** Address of one call of the web service: `{host}/{language}/webservice{path}` [API-01]. */
export function serviceUrl(host: string, language: string, path: string): string {
  return `${host}/${language}/webservice${path}`
}

/**
 * Path of the first call of every widget. The loader sends it before the codecs of the contract have loaded, so path
 * and body are written here in wire form; `tests/options/service-requests.test.ts` compares them with the contract.
 */
export const firstPath = '/restaurant/get_restaurant_info'

/** JSON body of the first call. */
export function firstBody(restaurantId: number | string): string {
  return `{"versione":"3.5.2","id_ristorante":${restaurantId}}`
}

/** Key of a reply that the loader has requested ahead for the widget. */
export function requestKey(url: string, body: string): string {
  return `${url}\n${body}`
}
