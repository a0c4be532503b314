import { isRefused } from '#src/api/api-error.ts'
import { categoriesQuery } from '#src/api/menu-calls.ts'
import { restaurantQuery, statusQuery } from '#src/api/restaurant-calls.ts'
import { needsVenue } from '#src/app/routing/guards.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getStatus, Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { visitMs } from '#src/domain/tables/visit.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { activeVenue, maintenance, withLicenses } from '#src/domain/venues/venue-state.ts'
import { landingIndex, menuParts } from '#src/features/menu/menu-parts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

type Status = ReplyOf<typeof getStatus>

/** How many lists of a menu stand in view when it opens. */
export const listsInView = 3

// The menu is drawn once with all of it when it comes with the rest, as it does when it was asked for beside the code.
const graceMs = 150

/**
 * Brings a widget from nothing to its first screen [SHELL-02]: requests run side by side, their results are applied in
 * the order of the row. Throws what get_restaurant_info threw; a failed get_status only shows its messages [SHELL-17].
 * What an earlier visit was told can be drawn before: `onDrawable` says when. It stays while the service cannot be
 * reached, and all is decided again once there are replies of this visit.
 */
export async function startUp(instance: Instance, onDrawable = () => {}): Promise<void> {
  const { api, clock, queryClient, stores } = instance
  const { current } = stores.language.state
  const earlier = earlierRestaurant(instance)
  if (earlier) applyColour(instance, earlier)
  const texts = instance.loadTexts(current, earlier?.textOverrides)
  const question = restaurantQuery(api)
  const restaurantAsked = queryClient.fetchQuery(earlier ? { ...question, retry: false } : question)
  // It is waited for below; failing earlier must not count as unhandled on the host page.
  restaurantAsked.catch(() => {})
  const menuAsked = askForMenu(instance)
  const statusAsked = queryClient.fetchQuery(statusQuery(api)).then(
    (status) => ({ status }),
    (error: unknown) => ({ error }),
  )
  await texts
  if (earlier) {
    dropStaleDraft(instance)
    onDrawable()
  }
  const restaurant = await restaurantAsked.catch((error: unknown) => {
    if (earlier && !isRefused(error)) return null
    throw error
  })
  if (!restaurant) return
  applyColour(instance, restaurant)
  instance.allowSimpleRequests(restaurant.settings.acceptsSimpleRequests)
  await instance.showLanguage(stores.language.preferredOf(restaurant.activeLanguages))
  const outcome = await statusAsked
  if ('error' in outcome) stores.dialogs.alert(failureMessages(instance.i18n, outcome.error))
  await settlePlace(instance)
  dropStaleDraft(instance)
  await Promise.race([menuAsked, new Promise<void>((resolve) => void clock.after(graceMs, resolve))])
}

/** Before anything of the restaurant is drawn, so that the screen never changes its colour before the diner's eyes. */
function applyColour(instance: Instance, { settings }: Restaurant): void {
  instance.setRestaurantColour(settings.colours?.primary ?? null)
}

/** Who comes back to a started order needs its menu at once, not after everything else; the screen tells a failure. */
async function askForMenu({ api, queryClient, stores, location }: Instance): Promise<void> {
  const draft = stores.draft.state
  const isWanted = location.entry.path.startsWith(paths.menu) && stores.place.state.venueId === draft.venueId
  if (!isStarted(draft) || !isWanted) return
  const place = { menuId: draft.menuId, venueId: draft.venueId }
  try {
    const menu = await queryClient.fetchQuery(categoriesQuery(api, place))
    const parts = menuParts({ api, place, menu, recommended: menu.recommended })
    const first = Math.max(0, landingIndex(parts, location.entry))
    await Promise.all(parts.slice(first, first + listsInView).map(({ query }) => queryClient.fetchQuery(query)))
  } catch {}
}

/** The venues of the last good data, with the last known licenses. */
export function knownRestaurant({ api, queryClient }: Instance): Restaurant | null {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant) return null
  return status ? withLicenses(restaurant, status.licenses) : restaurant
}

/** The chosen venue as last told, whether it is active or not. */
export function knownVenue(instance: Instance): Venue | null {
  const { venueId } = instance.stores.place.state
  return knownRestaurant(instance)?.venues.find(({ id }) => id === venueId) ?? null
}

/** The restaurant of an earlier visit, when nothing that was known then leads the diner elsewhere. */
function earlierRestaurant(instance: Instance): Restaurant | null {
  const { api, queryClient, stores } = instance
  const restaurant = knownRestaurant(instance)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant || status?.isUnderMaintenance) return null
  return activeVenue(restaurant, stores.place.state.venueId) && restaurant
}

/**
 * Keeps the chosen venue while it is active, else leads to the main choice [SHELL-06, SHELL-11]. A diner whose venue has
 * stopped is led away only from the routes that `isLeft` names; on the others the venue stays as it is. During
 * maintenance nothing is decided: the diner is where they were when it ends [SHELL-16].
 */
export async function settlePlace(instance: Instance, isLeft = needsVenue): Promise<void> {
  const { api, location, queryClient, stores } = instance
  const restaurant = knownRestaurant(instance)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant || maintenance(restaurant, status?.isUnderMaintenance ?? false)) return
  const { venueId } = stores.place.state
  if (activeVenue(restaurant, venueId) || (venueId !== null && !isLeft(location.entry.path))) return
  const { takeMainChoice } = await import('./take-main-choice.ts')
  takeMainChoice(instance, restaurant)
}

/** An order whose slot has passed, or of another venue, starts again at the wizard; its lines stay in the cart. */
function dropStaleDraft(instance: Instance): void {
  const { stores, clock } = instance
  const { type, slotStart, venueId, timeLimitMs } = stores.draft.state
  const venue = knownVenue(instance)
  const isElsewhere = venueId !== null && venueId !== stores.place.state.venueId
  // At a table the slot runs already: the order stands as long as the visit may last.
  const earliest = clock.now() - (type === 'table' ? visitMs : 0)
  const isPast = slotStart !== null && slotStart < wallClock(earliest, timeZoneOf(venue))
  // With a time limit, the time-limit dialog asks for a new slot instead [PERSIST-04].
  if (isElsewhere || (isPast && timeLimitMs === null)) stores.draft.reset()
}
