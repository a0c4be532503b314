import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import type { CustomerWish, createCustomer } from '#demo/trials/create-customer.ts'
import type { Fault } from '#demo/trials/faults.ts'
import type { Id } from '#src/contract/values.ts'

export type Restaurant = { readonly id: Id<'Restaurant'> }
export type Customer = Awaited<ReturnType<typeof createCustomer>>

type StaffLine = {
  readonly quantity: number
  readonly name: string
  readonly details: readonly { readonly name: string; readonly cents: number }[]
  readonly note: string | null
  readonly totalCents: number
}
/** An order as the restaurant's staff sees it. */
export type StaffOrder = {
  readonly id: number
  readonly status: string
  readonly slotStart: string
  readonly customer: { readonly name: string }
  readonly place: { readonly table: string | null }
  readonly payment: { readonly mode: string; readonly cashMeans: string | null }
  readonly notes: string | null
  readonly lines: readonly StaffLine[]
  readonly totalCents: number
  /** Paid by bills at the table. */
  readonly paidCents: number
}
type StaffReservation = { readonly id: number; readonly status: string; readonly people: number }
type RestaurantWish = RestaurantChanges & { readonly like?: 1 | 2 | 3 | 4 | 5 | 6 | 7 }

/** A change at the desk as its audit has it. */
type AuditEntry = { readonly action: string; readonly subject: string; readonly member: { readonly name: string } }
type NewMember = { readonly name: string; readonly email: string; readonly role: 'staff' | 'kitchen' | 'manager' }

/** Who owns the restaurants of tests. */
export const deskOwner = { email: 'owner@example.com', password: 'buonappetito' }

export type TestService = ReturnType<typeof testService>

/** Controls of the running service for tests: own data, clock, faults, and the staff's actions. */
export function testService(origin: string) {
  const send = async <T>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', ...more }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(origin + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  /** Cookies of the owners who are signed in at the desk, by restaurant. */
  const cookies = new Map<number, Promise<string>>()
  async function desk<T>(restaurantId: number, path: string, body?: unknown): Promise<T> {
    const cookie = cookies.get(restaurantId) ?? signIn(restaurantId)
    cookies.set(restaurantId, cookie)
    return send<T>(`/staff/api/${path}`, body, { Cookie: await cookie })
  }
  async function signIn(restaurantId: number): Promise<string> {
    const body = JSON.stringify({ restaurantId, ...deskOwner })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${origin}/staff/api/session`, { method: 'POST', headers, body })
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0]
    if (!cookie) throw new Error(`The desk of restaurant ${restaurantId} answered ${response.status}.`)
    return cookie
  }

  return {
    origin,
    /** A copy of restaurant 1, or of another, with the same ids inside. */
    addRestaurant: ({ like = 1, ...changes }: RestaurantWish = {}) =>
      send<Restaurant>('/test/restaurants', { like, changes }),
    change: ({ id }: Restaurant, changes: RestaurantChanges) =>
      send<object>('/test/changes', { restaurantId: id, changes }),
    addCustomer: ({ id }: Restaurant, wish: CustomerWish = {}) =>
      send<Customer>('/test/customers', { restaurantId: id, ...wish }),
    /** Somebody who makes restaurants, with the password of the owners of tests. */
    addOperator: (email: string) => send<object>('/test/operators', { email }),
    /** Stops the service's clock for one restaurant; null lets it run again. */
    setClock: ({ id }: Restaurant, ms: number | null) => send<object>('/test/clock', { restaurantId: id, ms }),
    /** Lets calls about the restaurant fail that end in `path`. */
    fail: ({ id }: Restaurant, fault: Omit<Fault, 'restaurantId'>) =>
      send<object>('/test/faults', { restaurantId: id, ...fault }),
    /** Removes all faults of a restaurant. */
    heal: ({ id }: Restaurant) => send<object>('/test/faults/clear', { restaurantId: id }),

    /** Cents that the providers hold or have taken for a restaurant and not given back. */
    moneyOf: async ({ id }: Restaurant) => (await send<{ cents: number }>('/test/money', { restaurantId: id })).cents,
    /** Delivers the providers' webhooks and lets overdue payments lapse. */
    sweep: () => send<object>('/test/sweep', {}),
    ordersOf: async ({ id }: Restaurant) => (await desk<{ orders: StaffOrder[] }>(id, 'orders')).orders,
    /** Adds a member of all venues; the password is the owner's. */
    addMember: ({ id }: Restaurant, member: NewMember) =>
      desk<object>(id, 'members', { ...member, password: deskOwner.password, venueId: null }),
    /** What was done at the desk, the newest first. */
    async auditOf({ id }: Restaurant): Promise<readonly AuditEntry[]> {
      type Page = { readonly entries: readonly (AuditEntry & { readonly id: number })[]; readonly hasMore: boolean }
      const all: Page['entries'][number][] = []
      for (let before = 0, hasMore = true; hasMore; before = all.at(-1)?.id ?? 0) {
        const page: Page = await desk(id, `audit/${before}`)
        all.push(...page.entries)
        hasMore = page.hasMore
      }
      return all
    },
    decide: ({ id }: Restaurant, orderId: number, decision: 'confirm' | 'refuse') =>
      desk<object>(id, `orders/${orderId}/${decision}`, {}),
    /** Collected or delivered: its points are credited. */
    consume: ({ id }: Restaurant, orderId: number) => desk<object>(id, `orders/${orderId}/consume`, {}),
    /** The tables booked at a restaurant, as its staff sees them. */
    reservationsOf: async ({ id }: Restaurant) =>
      (await desk<{ reservations: StaffReservation[] }>(id, 'reservations')).reservations,
    decideReservation: ({ id }: Restaurant, booked: number, decision: 'confirm' | 'refuse', message: string) =>
      desk<object>(id, `reservations/${booked}/${decision}`, { message }),
    /** The staff writes to the customer about an order. */
    writeAbout: ({ id }: Restaurant, orderId: number, text: string) =>
      desk<object>(id, `orders/${orderId}/message`, { text }),
    /** Messages of customers and staff. */
    saidIn: async ({ id }: Restaurant) =>
      (await desk<{ chats: { messages: { text: string }[] }[] }>(id, 'chats')).chats.flatMap(({ messages }) =>
        messages.map(({ text }) => text),
      ),
    /** The address in the last mail that the restaurant sent. */
    mailedLink: async ({ id }: Restaurant) => {
      const { mails } = await desk<{ mails: { readonly body: string }[] }>(id, 'outbox')
      const link = /https?:\S+/.exec(mails[0]?.body ?? '')?.[0]
      if (!link) throw new Error('The last mail leads nowhere.')
      return link
    },
    /** Sets the courier state of an order. */
    courier: ({ id }: Restaurant, orderId: number, status: string | null) =>
      desk<object>(id, `orders/${orderId}/courier`, {
        company: 'PonyU',
        status,
        name: 'Luca',
        phone: '+39 333 555 0102',
      }),
  }
}
