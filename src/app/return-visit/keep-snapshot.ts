import { subscribe } from 'valtio/vanilla'

import { knownVenue } from '#src/app/startup/startup.ts'
import { toJson } from '#src/browser/json.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { addDays, dateOf, instantOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { snapshotKey } from '#src/options/snapshot.ts'
import type { Snapshot } from '#src/options/snapshot.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

import { takeSnapshot } from './take-snapshot.ts'

/** What a kept snapshot was taken of; with other order options or another diner it would say what is not so. */
type Kept = Snapshot & { readonly of: string }

const keepMs = 12 * 3_600_000

/**
 * Keeps how the first screen of a visit looks, for the next one: home or the menu at its top, as it is drawn first.
 * Anything else leaves what was kept before.
 */
export function keepSnapshot(instance: Instance): void {
  const { api, clock, location, options, storage, surface } = instance
  const { entries, entry } = location
  const { route, venueId } = options
  if (options.mode !== 'floating' || !surface.isOpen || entries.length > 1) return
  if (entry.path !== (route ?? paths.home)) return
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

/** Forgets the snapshot as soon as it is of other order options, or of another diner. The answer stops it. */
export function forgetOutdatedSnapshot(instance: Instance): () => void {
  const { storage, stores } = instance
  let subject = ''
  function settle() {
    const before = subject
    subject = subjectOf(instance)
    // The draft changes with every key typed at the checkout, and a snapshot is long to read.
    if (subject === before) return
    const kept = storage.read('snapshot') as Partial<Kept> | undefined
    if (kept && kept.of !== subject) storage.remove('snapshot')
  }
  settle()
  const stops = [stores.draft.state, stores.session.state, stores.place.state].map((state) => subscribe(state, settle))
  return () => stops.forEach((stop) => stop())
}

/** As it is drawn first: nothing scrolled, nothing sought, the order's options not turned on to what is personal. */
function isAtRest(screen: HTMLElement): boolean {
  const moved = '.sections[data-away="true"], .options-rotation[data-turned="true"]'
  const scrolled = [...screen.querySelectorAll('.scroller, .category-nav > ul')].some(
    ({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0,
  )
  return !scrolled && screen.querySelector('.dish, .home-screen') !== null && screen.querySelector(moved) === null
}

/** Until the slot is past, and no longer than the venue's day: it may say "today". Epoch ms. */
function endOfTruth(instance: Instance): number {
  const { clock, stores } = instance
  const { type, slotStart } = stores.draft.state
  const zone = timeZoneOf(knownVenue(instance))
  const tomorrow = `${addDays(dateOf(wallClock(clock.now(), zone)), 1)} 00:00:00` as LocalDateTime
  const ends = [tomorrow, type === 'table' ? null : slotStart].filter((end) => end !== null)
  return Math.min(...ends.map((end) => instantOf(end, zone)))
}

function subjectOf({ stores }: Instance): string {
  const { type, typeLabel, slotStart, menuId, servicePointId, asSoonAsPossible } = stores.draft.state
  const isSignedIn = stores.session.state.email !== null
  const { venueId } = stores.place.state
  return toJson([venueId, type, typeLabel, slotStart, menuId, servicePointId, asSoonAsPossible, isSignedIn])
}
