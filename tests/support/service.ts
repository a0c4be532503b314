import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { addRestaurant } from '#demo/trials/add-restaurant.ts'
import type { CardWish } from '#demo/trials/change-card.ts'
import { changeCard } from '#demo/trials/change-card.ts'
import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import { changeRestaurant } from '#demo/trials/change-restaurant.ts'
import type { CustomerWish } from '#demo/trials/create-customer.ts'
import { createCustomer } from '#demo/trials/create-customer.ts'
import type { Faults } from '#demo/trials/faults.ts'
import { createFaults, droppedHeader } from '#demo/trials/faults.ts'
import type { Service, ServiceOptions } from '#server/app.ts'
import { createService } from '#server/app.ts'
import type { SecretsKey } from '#server/settings/settings.ts'
import type { Id } from '#src/contract/values.ts'

import { keptDatabase } from './kept-database.ts'

export type TestService = Service & {
  /** Only the demonstration can fail on demand. */
  readonly faults: Faults
  /** Replaces `window.fetch`: the service answers for any host; a dropped reply rejects. */
  readonly fetch: typeof fetch
  /** A restaurant of the test's own: restaurant 1, or another of the seed, with the same ids inside. */
  newRestaurant(wish?: RestaurantChanges & { readonly like?: 1 | 2 | 3 | 4 | 5 | 6 | 7 }): Promise<Id<'Restaurant'>>
  changeRestaurant(id: Id<'Restaurant'>, changes: RestaurantChanges): Promise<void>
  /** A signed-in customer; the password is `buonappetito`. */
  newCustomer(restaurantId: Id<'Restaurant'>, wish?: CustomerWish): ReturnType<typeof createCustomer>
  /** Puts points and rewards on the card of a customer. */
  changeCard(customer: { readonly id: Id<'Account'> }, wish: CardWish): ReturnType<typeof changeCard>
}

/** All diners of all tests come from one network address. */
const testedAddressFactor = 1000
/** What secrets of payment accounts are sealed with. */
export const testSecretsKeys: readonly SecretsKey[] = [{ id: 'k1', key: new Uint8Array(32).fill(7) }]
let started: Promise<Service> | undefined

/** The service in this process, opened once for a test file; `now` stops its clock. */
export async function startService({ now }: { readonly now?: number } = {}): Promise<TestService> {
  started ??= openService()
  const service = await started
  service.clock.set(now ?? null)
  const test = forTests(service)
  test.faults.clear()
  return test
}

/** What tests need beside the service itself. */
export function forTests(service: Service & { readonly faults?: Faults }): TestService {
  return {
    ...service,
    faults: service.faults ?? createFaults(),
    fetch: (input, init) => answer(service, new Request(input, init)),
    newRestaurant: ({ like = 1, ...changes } = {}) => addRestaurant(service.db, like as Id<'Restaurant'>, changes),
    changeRestaurant: (id, changes) => changeRestaurant(service.db, id, changes),
    newCustomer: (restaurantId, wish = {}) =>
      createCustomer(service.db, restaurantId, { ...wish, nowMs: service.clock.now(restaurantId) }),
    changeCard: ({ id }, wish) => changeCard(service.db, id, { ...wish, nowMs: service.clock.now() }),
  }
}

async function answer(service: Service, request: Request): Promise<Response> {
  const response = await service.app.fetch(request)
  request.signal.throwIfAborted()
  if (response.headers.has(droppedHeader)) throw new TypeError('Failed to fetch')
  return response
}

/** A service of the test's own on a fresh database, opened with options; the test closes it. */
export async function openTestService(options: ServiceOptions): Promise<TestService> {
  return forTests(await openService(options))
}

/** Opened on a copy of the kept database, which becomes that of the edition that is tested. */
async function openService(options: ServiceOptions = {}): Promise<Service> {
  const base = {
    deskFiles: 'desk',
    addressLimitFactor: testedAddressFactor,
    secretsKeys: testSecretsKeys,
    widgetUrl: 'https://cdn.example/v1',
    docsUrl: 'https://www.example/docs',
  }
  const snapshot = await keptDatabase(base)
  return open({ ...base, ...options, dataDir: 'memory', snapshot })
}

/** The edition of the options, else the demonstration. */
function open(options: ServiceOptions): Promise<Service> {
  return options.edition ? createService(options) : openDemonstration(options)
}
