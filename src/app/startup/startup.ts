import { isRefused } from '#src/api/api-error.ts'
import { categoriesQuery } from '#src/api/menu-calls.ts'
import { restaurantQuery, statusQuery } from '#src/api/restaurant-calls.ts'
import { needsVenue } from '#src/app/routing/guards.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { getStatus, Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { venueWithoutChoice } from '#src/domain/venues/plain-choice.ts'
import { activeVenue, maintenance, withLicenses } from '#src/domain/venues/venue-state.ts'
import { landingIndex, menuParts } from '#src/features/menu/menu-parts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { beginsAtMenu } from '#src/parts/venue/begins-at-menu.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { soonAfterPaint } from '#src/ui/layer/soon-after-paint.ts'

type Status = ReplyOf<typeof getStatus>

/** Number of product lists in view when a menu opens. */
export const listsInView = 3

// Ms to wait for the code of the screen and for the menu after everything else, so that it is drawn once and complete.
const graceMs = 150

type FirstScreen = {
  /** Resolves when the chunk of the screen has come. */
  readonly code?: Promise<void> | undefined
  /** Called when data of an earlier visit can be drawn. */
  readonly onDrawable?: (() => void) | undefined
}

/**
 * Loads what the first screen needs [SHELL-02]: requests run in parallel, their results are applied in the order of the
 * row. Throws what get_restaurant_info threw; a failed get_status only shows its messages [SHELL-17]. With data of an
 * earlier visit `onDrawable` is called before any reply; that data stays while the service cannot be reached, and is
 * replaced by the replies of this visit.
 */
export async function startUp(instance: Instance, { code, onDrawable }: FirstScreen = {}): Promise<void> {
  const { api, queryClient, stores } = instance
  const { current } = stores.language.state
  const earlier = earlierRestaurant(instance)
  if (earlier) applyColour(instance, earlier)
  const texts = instance.loadTexts(current, earlier?.textOverrides)
  const drawn = earlier ? drawEarlier(instance, texts, { code, onDrawable }) : texts
  // A failure is thrown below; the start of a later try must not fail with it.
  if (earlier) api.holdStart(drawn.catch(() => {}))
  const question = restaurantQuery(api)
  const restaurantAsked = queryClient.fetchQuery(earlier ? { ...question, retry: false } : question)
  // Awaited below; a failure before that must not be reported as an unhandled rejection on the host page.
  restaurantAsked.catch(() => {})
  const statusAsked = queryClient.fetchQuery(statusQuery(api)).then(
    (status) => ({ status }),
    (error: unknown) => ({ error }),
  )
  await drawn
  const restaurant = await restaurantAsked.catch((error: unknown) => {
    if (earlier && !isRefused(error)) return null
    throw error
  })
  if (!restaurant) return
  applyColour(instance, restaurant)
  instance.allowSimpleRequests(restaurant.settings.acceptsSimpleRequests)
  await instance.showLanguage(stores.language.preferredOf(restaurant.activeLanguages))
  // Beside the status, when the venue is known already.
  void loadFirstMenu(instance)
  const outcome = await statusAsked
  if ('error' in outcome) stores.dialogs.alert(() => failureMessages(instance.i18n, outcome.error))
  await ensureActiveVenue(instance)
  await dropStaleDraft(instance)
  beginAtHome(instance)
  await withinGrace(instance, Promise.all([code, loadFirstMenu(instance)]))
}

/** Draws the first screen from data of an earlier visit. Resolves when it has been painted. */
async function drawEarlier(
  instance: Instance,
  texts: Promise<unknown>,
  { code, onDrawable }: FirstScreen,
): Promise<void> {
  await Promise.all([texts, dropStaleDraft(instance)])
  beginAtHome(instance)
  await withinGrace(instance, code)
  onDrawable?.()
  await new Promise<void>((resolve) => soonAfterPaint(instance.view, resolve))
}

async function withinGrace({ clock }: Instance, complete: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([complete, new Promise<void>((resolve) => void clock.after(graceMs, resolve))])
}

/** Without a route the widget begins at the menu; at home where the venue has none to show (decision 68). */
function beginAtHome(instance: Instance): void {
  const { location, options } = instance
  if (options.route !== null || location.hasMoved) return
  if (!beginsAtMenu(options, cachedVenue(instance))) location.begin(paths.home)
}

/** Sets the restaurant's colour. Called before anything is drawn, so that the colour never changes visibly. */
function applyColour(instance: Instance, { settings }: Restaurant): void {
  instance.setRestaurantColour(settings.colours?.primary ?? null)
}

/**
 * Loads the menu early where it is the first screen. May be called again: what is loaded or on its way is not asked for
 * twice. A failure is shown by the menu screen.
 */
export async function loadFirstMenu(instance: Instance): Promise<void> {
  const { api, queryClient, location } = instance
  const place = location.entry.path.startsWith(paths.menu) ? menuPlace(instance) : null
  if (!place) return
  try {
    const menu = await queryClient.fetchQuery(categoriesQuery(api, place))
    const parts = menuParts({ api, place, menu, recommended: menu.recommended })
    const first = Math.max(0, landingIndex(parts, location.entry))
    await Promise.all(parts.slice(first, first + listsInView).map(({ query }) => queryClient.fetchQuery(query)))
  } catch {}
}

/** The menu of the started order, else the one that the chosen venue shows without an order; null while unknown. */
function menuPlace(instance: Instance): MenuPlace | null {
  const { draft, place } = instance.stores
  const { venueId } = place.state
  if (isStarted(draft.state)) return draft.state.venueId === venueId ? { menuId: draft.state.menuId, venueId } : null
  const menuId = cachedVenue(instance)?.showcaseMenuId
  return venueId && menuId ? { menuId, venueId } : null
}

/** The restaurant from the cache, with the last known licenses; null when never loaded. */
export function cachedRestaurant({ api, queryClient }: Instance): Restaurant | null {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant) return null
  return status ? withLicenses(restaurant, status.licenses) : restaurant
}

/** The chosen venue from the cache, active or not. */
export function cachedVenue(instance: Instance): Venue | null {
  const { venueId } = instance.stores.place.state
  return cachedRestaurant(instance)?.venues.find(({ id }) => id === venueId) ?? null
}

/** The restaurant of an earlier visit, when it was not under maintenance and the chosen venue was active. */
function earlierRestaurant(instance: Instance): Restaurant | null {
  const { api, queryClient, stores } = instance
  const restaurant = cachedRestaurant(instance)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant || status?.isUnderMaintenance) return null
  return activeVenue(restaurant, stores.place.state.venueId) && restaurant
}

/**
 * Keeps the chosen venue while it is active, else starts the choice of a venue [SHELL-06, SHELL-11]. When the venue has
 * become inactive, only the routes for which `isLeft` is true are left. During maintenance nothing changes, so that the
 * diner continues in the same place [SHELL-16].
 */
export async function ensureActiveVenue(instance: Instance, isLeft = needsVenue): Promise<void> {
  const { api, location, queryClient, stores } = instance
  const restaurant = cachedRestaurant(instance)
  const status = queryClient.getQueryData<Status>(statusQuery(api).queryKey)
  if (!restaurant || maintenance(restaurant, status?.isUnderMaintenance ?? false)) return
  const { venueId } = stores.place.state
  const { path } = location.entry
  if (activeVenue(restaurant, venueId) || (venueId !== null && !isLeft(path))) return
  // Nothing is loaded for a choice that nobody has to make.
  const choice = venueId === null && path !== paths.venues ? venueWithoutChoice(restaurant) : null
  if (choice !== null) return stores.place.choose(choice)
  // Its texts come with its code; the screen says so when they are missing.
  const texts = instance.texts.need('order').catch(() => {})
  const [{ takeMainChoice }] = await Promise.all([import('./take-main-choice.ts'), texts])
  takeMainChoice(instance, restaurant)
}

/** A returning diner may have begun an order. Offline it may stay unjudged: the next start looks at it. */
async function dropStaleDraft(instance: Instance): Promise<void> {
  if (instance.stores.draft.state.venueId === null) return
  const loaded = await import('./drop-when-stale.ts').catch(() => null)
  loaded?.dropWhenStale(instance)
}
