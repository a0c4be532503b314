import { subscribe } from 'valtio/vanilla'

import { cachedVenue } from '#src/app/startup/startup.ts'
import { toJson } from '#src/browser/json.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf, midnightOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { snapshotKey } from '#src/options/snapshot.ts'
import type { Snapshot } from '#src/options/snapshot.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

import { takeSnapshot } from './take-snapshot.ts'

/** A snapshot with the state it shows (`of`): with other order options or another diner it would be wrong. */
type Kept = Snapshot & { readonly of: string }

const keepMs = 12 * 3_600_000

/**
 * Stores a snapshot of the first screen for the next visit: home or the menu, scrolled to the top as when first drawn.
 * On any other screen the stored snapshot stays.
 */
export function keepSnapshot(instance: Instance): void {
  const { api, clock, location, options, storage, surface } = instance
  const { entries, entry } = location
  const { route, venueId } = options
  if (options.mode !== 'floating' || !surface.isOpen || entries.length > 1) return
  if (route === null ? !/^\/(menu)?$/.test(entry.path) : entry.path !== route) return
  const screen = surface.root.querySelector<HTMLElement>('.root[data-app]')
  if (!screen || !isAtRest(screen)) return
  const { css, tree } = takeSnapshot(surface.host, screen)
  const untilMs = Math.min(clock.now() + keepMs, endOfTruth(instance))
  const kept: Kept = {
    key: snapshotKey(api.language, route ?? undefined, venueId ?? undefined),
    untilMs,
    of: subjectOf(instance),
    css,
    tree,
  }
  storage.write('snapshot', kept)
}

/** Removes the snapshot when order options, venue or customer change. Returns a function that stops it. */
export function forgetOutdatedSnapshot(instance: Instance): () => void {
  const { storage, stores } = instance
  let subject = ''
  function settle() {
    const before = subject
    subject = subjectOf(instance)
    // The draft changes with every key typed at the checkout, and reading a snapshot is slow.
    if (subject === before) return
    const kept = storage.read('snapshot') as Partial<Kept> | undefined
    if (kept && kept.of !== subject) storage.remove('snapshot')
  }
  settle()
  const stops = [stores.draft.state, stores.session.state, stores.place.state].map((state) => subscribe(state, settle))
  return () => stops.forEach((stop) => stop())
}

/**
 * Whether the screen looks as when first drawn: not scrolled, no search, order options not rotated to the personal
 * ones, no text translated by the browser (`font`, decision 94).
 */
function isAtRest(screen: HTMLElement): boolean {
  const moved = 'font, .sections[data-away="true"], .options-rotation[data-turned="true"]'
  const scrolled = [...screen.querySelectorAll('.scroller, .category-nav > ul')].some(
    ({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0,
  )
  return !scrolled && screen.querySelector('.dish, .home-screen') !== null && screen.querySelector(moved) === null
}

/** When the snapshot becomes wrong, epoch ms: at the slot, or at midnight at the venue because it may say "today". */
function endOfTruth(instance: Instance): number {
  const { clock, stores } = instance
  const { type, slotStart } = stores.draft.state
  const zone = timeZoneOf(cachedVenue(instance))
  const tomorrow = midnightOf(addDays(dateOf(wallClock(clock.now(), zone)), 1))
  const ends = [tomorrow, destinationOf(type) === 'table' ? null : slotStart].filter((end) => end !== null)
  return Math.min(...ends.map((end) => instantOf(end, zone)))
}

function subjectOf({ stores }: Instance): string {
  const { type, typeLabel, slotStart, menuId, servicePointId, asSoonAsPossible } = stores.draft.state
  const isSignedIn = stores.session.state.customer !== null
  const { venueId } = stores.place.state
  return toJson([venueId, type, typeLabel, slotStart, menuId, servicePointId, asSoonAsPossible, isSignedIn])
}
