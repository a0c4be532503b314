import type { LocationEntry } from '#src/instance/create-location.ts'

import { overMenu, paths } from './paths.ts'

/** The menu and its sections; product pages are sheets over it. */
export const menuPattern = /^\/menu(\/lista\/\d+|\/consigli)?$/
/** The screens that share the layout of the venue choice; the address has a layout of its own. */
export const venuesPattern = /^\/locali(\/(servizi|zone))?$/
/** Routes about the chosen venue: home and its pages, wizard, menu, cart. Without placed orders and account. */
export const venueRoutesPattern =
  /^\/(menu|carrello|presentazione|news|fidelity|ordine(?!\/(riepilogo|storico|dettaglio)))?(\/|$)/
/** Routes that stay open without an active venue: placed orders and the choice of a venue. */
export const placedOrderOrVenueChoicePattern = /^\/(locali|ordine\/(riepilogo|storico|dettaglio))(\/|$)/
const messaging = '/messaggistica'
/** The page of a product: a sheet above the menu. */
export const productPattern = /^\/menu\/\d+\/scheda\/\d+$/

/** Whether an entry shows as a sheet over a screen instead of a screen. */
export function isSheet({ path, search }: LocationEntry): boolean {
  return (
    (search === overMenu && (path === paths.cart || path === paths.orderOptions)) ||
    path === paths.login ||
    path === paths.registration ||
    productPattern.test(path) ||
    path.startsWith(`${messaging}/`)
  )
}

/** The nearest screen in the history; undefined where a sheet was opened first. */
export function backgroundEntry(entries: readonly LocationEntry[]): LocationEntry | undefined {
  return entries.findLast((entry) => !isSheet(entry))
}

/** The query of the screen under a sheet, which has another one of its own. */
export function backgroundSearch(entries: readonly LocationEntry[]): string {
  return backgroundEntry(entries)?.search ?? ''
}

/** The path of the screen under a sheet: the nearest screen in the history, else the default for that kind of sheet. */
export function backgroundPath(entries: readonly LocationEntry[]): string {
  const top = entries.at(-1)
  const below = backgroundEntry(entries)
  if (below) return below.path
  if (top && productPattern.test(top.path)) return paths.menu
  if (top?.search === overMenu) return paths.menu
  if (top?.path.startsWith(`${messaging}/`)) return messaging
  return top?.search.includes('back=cart') ? paths.cart : paths.home
}
