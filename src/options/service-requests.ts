/** Address of one call of the web service: `{host}/{language}/webservice{path}` [API-01]. */
export function serviceUrl(host: string, language: string, path: string): string {
  return `${host}/${language}/webservice${path}`
}

/**
 * Path of the first call of every widget. The loader sends it before the codecs of the contract have loaded, so path
 * and body are written here in wire form; `tests/options/service-requests.test.ts` compares them with the contract.
 */
export const firstPath = '/restaurant/get_restaurant_info'

/** What the first screen needs beside the restaurant (contract 7, `con_avvio`). */
export type Start = {
  /** The chosen venue; null = the only one. */
  readonly venueId: number | null
  /** The menu of the order; null = the menu that the venue shows without an order. */
  readonly menuId: number | null
  /** Path of the first screen, with its query. */
  readonly route: string
}

/** JSON body of the first call. */
export function firstBody(restaurantId: number | string, { venueId, menuId, route }: Start): string {
  const isMenu = opensMenu(route)
  return `{"versione":"3.5.2","id_ristorante":${restaurantId},"con_avvio":{"id_locale":${venueId},"id_menu":${menuId},"con_categorie":${isMenu},"con_prodotti":${isMenu}}}`
}

/** Whether a route opens the menu at its top, where the first lists are, or a sheet over it; not one of its categories. */
export const opensMenu = (route: string) => /^\/menu(?!\/lista)/.test(route)

export type StoredDraft = {
  readonly venueId: number | null
  readonly menuId: number | null
  /** Venue time, `YYYY-MM-DD HH:mm:ss`. */
  readonly slotStart: string | null
}

/**
 * The menu of a stored order at a venue, null when the day of its slot has passed. The day in UTC stands for the
 * venue's: a wrong guess costs a request, nothing else.
 */
export function menuOfDraft(draft: StoredDraft, venueId: number | null, nowMs: number): number | null {
  const today = new Date(nowMs).toISOString().slice(0, 10)
  // Null is not greater than any text.
  return draft.venueId === venueId && (draft.slotStart as string) >= today ? draft.menuId : null
}

/** Key of a reply that the loader has requested ahead for the widget. */
export function requestKey(url: string, body: string): string {
  return `${url}\n${body}`
}
