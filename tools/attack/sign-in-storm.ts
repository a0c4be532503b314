import { getCategories } from '#src/contract/product.ts'
import { login } from '#src/contract/sign-in.ts'
import { clientOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'

import type { Finding } from './finding.ts'
import type { Target } from './target.ts'

const storm = 200
const reads = 5
/** Refused for its password, or told to come again because enough of them wait. */
const due = [200, 503]
const theMenu = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11) }

/**
 * Many sign in with a made-up name at the same moment: each costs a password's work. The menu is read meanwhile, and
 * every read is answered while some of them still wait.
 */
export const signInStorm = async ({ service }: Pick<Target, 'service'>): Promise<readonly Finding[]> => {
  const restaurantId = await service.newRestaurant()
  const statuses: number[] = []
  const noted: typeof fetch = async (input, init) => {
    // On a busy machine the last one waits longer than the widget does.
    const reply = await service.fetch(input, { ...init, signal: null })
    statuses.push(reply.status)
    return reply
  }
  const guesser = clientOf({ fetch: noted }, restaurantId)
  const signIn = (guest: number) =>
    guesser.call(login, { venueId: null, account: `guest${guest}@example.com`, password: 'a guess' }).then(
      () => 'signed in',
      () => 'refused',
    )
  const reader = clientOf({ fetch: (input, init) => service.fetch(input, { ...init, signal: null }) }, restaurantId)
  // Kept from here on, as the menu of an open restaurant is.
  await reader.call(getCategories, theMenu)
  let waiting = storm
  const all = Array.from({ length: storm }, async (_, guest) => {
    const outcome = await signIn(guest)
    waiting -= 1
    return outcome
  })
  let late = 0
  for (let read = 0; read < reads; read += 1) {
    await reader.call(getCategories, theMenu)
    late += Number(waiting === 0)
  }
  const outcomes = await Promise.all(all)
  const what = `${storm} sign-ins at once`
  return [
    { what: `${what}: signed in by a guess`, found: outcomes.filter((each) => each === 'signed in').length, due: 0 },
    { what: `${what}: answered`, found: statuses.length, due: storm },
    { what: `${what}: other answers`, found: statuses.filter((status) => !due.includes(status)).length, due: 0 },
    { what: `${what}: menus answered after all of them`, found: late, due: 0 },
  ]
}
