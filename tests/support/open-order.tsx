import { act } from '@testing-library/react'

import type { CardWish } from '#demo/trials/change-card.ts'
import type { CustomerWish } from '#demo/trials/create-customer.ts'
import { productQuery } from '#src/api/product-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import type { OrderOptions } from '#src/state/order-draft-store.ts'

import { id, moment } from './builders.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { aDraft, renderWidget } from './render-widget.tsx'
import type { RenderOptions } from './render-widget.tsx'
import { startService } from './service.ts'
import type { TestService } from './service.ts'

/** Friday 20 November 2026, 12:00 in Turin: venue 12 takes orders from 12:20 on. */
export const noon = Date.UTC(2026, 10, 20, 11)

export const dinner = {
  venueId: id<'Venue'>(12),
  slotStart: moment('2026-11-20 19:00:00'),
  timetableId: id<'Timetable'>(122),
  menuId: id<'Menu'>(1),
}
export const lunch = {
  venueId: id<'Venue'>(12),
  slotStart: moment('2026-11-20 13:00:00'),
  timetableId: id<'Timetable'>(121),
  menuId: id<'Menu'>(2),
}

type LineSetup = {
  readonly productId: number
  readonly quantity?: number
  readonly size?: number
  readonly variant?: number
  /** The first so many additions it offers. */
  readonly additions?: number
  readonly note?: string
}

/** Margherita, regular; Diavola with what makes a line long; Tiramisù, which leaves nothing to choose. */
export const margherita: LineSetup = { productId: 201, size: 0 }
export const diavola: LineSetup = { productId: 203, size: 0, variant: 1, additions: 1, note: 'well done' }
export const tiramisu: LineSetup = { productId: 801 }

export type OrderSetup = {
  readonly lines?: readonly LineSetup[]
  readonly draft?: Partial<OrderOptions> | null
  readonly isSignedIn?: boolean
  /** Whether the customer's address is confirmed; true when left out. */
  readonly isEmailVerified?: boolean
  /** Points and rewards of the customer. */
  readonly card?: CardWish
  /** Saved addresses of the customer. */
  readonly addresses?: CustomerWish['addresses']
  readonly service?: Parameters<TestService['newRestaurant']>[0]
  readonly timeLimitMs?: number
  /** Replies to a call in place of the service, which `ask` reaches; null passes the call on. */
  readonly answer?: (path: string, body: string, ask: () => Promise<Response>) => Response | Promise<Response> | null
  /** A call whose first reply fails. */
  readonly fails?: string
  /** How many of its replies fail; one when left out. */
  readonly failures?: number
  /** Further attributes of the tag. */
  readonly options?: RenderOptions['options']
  readonly attributes?: RenderOptions['attributes']
  readonly onEvent?: RenderOptions['onEvent']
}

/** The widget at a route with an order under way in a restaurant of the test's own, and the calls it makes. */
export async function openOrder(route: string, setup: OrderSetup = {}) {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant(setup.service)
  if (setup.fails) service.faults.next({ path: setup.fails, kind: '500', times: setup.failures ?? 1 })
  const customer = await customerOf(service, restaurantId, setup)
  const { calls, bodies, counted } = countCalls(service, setup.answer)
  const storage = storageWith(setup)
  const { venueId, type } = { ...dinner, type: 'takeAway' as const, ...setup.draft }
  const options: RenderOptions = { fetch: counted, restaurantId, venueId, nowMs: noon, storage }
  const widget = await renderWidget(route, {
    ...options,
    ...(customer ? { session: customer } : {}),
    ...ofElement(setup),
    ...(setup.draft === null || setup.timeLimitMs !== undefined
      ? {}
      : { draft: aDraft({ ...dinner, ...setup.draft }) }),
  })
  const { instance } = widget
  instance.surface.update({ label: 'Trattoria da Gino' })
  for (const wish of setup.lines ?? []) {
    const line = await lineOf(instance.api, wish, { venueId: venueId ?? dinner.venueId, orderType: type ?? 'takeAway' })
    act(() => instance.stores.cart.change(addToCart, line))
  }
  return {
    ...widget,
    service,
    restaurantId,
    customer,
    /** Puts something into the cart, after an order together with its options. */
    async addLine(wish: LineSetup) {
      if (setup.draft !== null) act(() => instance.stores.draft.choose(aDraft({ ...dinner, ...setup.draft })))
      const line = await lineOf(instance.api, wish, {
        venueId: venueId ?? dinner.venueId,
        orderType: type ?? 'takeAway',
      })
      act(() => instance.stores.cart.change(addToCart, line))
    },
    calls,
    storage,
    /** Last request body sent to a path of the service, with wire names. */
    sent: (path: string) => bodies.get(path),
    path: () => instance.location.entry.path,
  }
}

/** Changes the data of the service. */
export async function changedReply<T>(ask: () => Promise<Response>, change: (data: T) => void): Promise<Response> {
  const reply = (await (await ask()).json()) as { data: T }
  change(reply.data)
  return Response.json(reply)
}

type Place = { readonly venueId: Id<'Venue'>; readonly orderType: OrderType }

type RestaurantId = Awaited<ReturnType<TestService['newRestaurant']>>

async function customerOf(
  service: TestService,
  restaurantId: RestaurantId,
  { isSignedIn, isEmailVerified = true, card = {}, addresses = [] }: OrderSetup,
) {
  return isSignedIn ? service.newCustomer(restaurantId, { card, addresses, isEmailVerified }) : null
}

/** Stored draft of an order; with `timeLimitMs` its time limit is running. */
function storageWith({ timeLimitMs, draft }: OrderSetup) {
  const storage = createMemoryStorage()
  if (timeLimitMs === undefined) return storage
  const typed = { timeLimitMs, notes: '', answers: {} }
  storage.storage.write('draft', { ...aDraft({ ...dinner, ...draft }), defaultType: 'takeAway', ...typed })
  return storage
}

/** Every call is counted, and what it sent last is kept; some may be answered in place of the service. */
function countCalls(service: TestService, answer: OrderSetup['answer']) {
  const calls: string[] = []
  const bodies = new Map<string, Readonly<Record<string, unknown>>>()
  const counted: typeof fetch = (input, init) => {
    const path = new Request(input, init).url.replace(/^.*\/webservice/, '')
    calls.push(path)
    const body = typeof init?.body === 'string' ? init.body : ''
    if (body !== '') bodies.set(path, JSON.parse(body) as Readonly<Record<string, unknown>>)
    const ask = () => service.fetch(input, init)
    return Promise.resolve(answer?.(path, body, ask) ?? ask())
  }
  return { calls, bodies, counted }
}

/** A line as the product page would add it. */
export async function lineOf(api: Parameters<typeof productQuery>[0], wish: LineSetup, { venueId, orderType }: Place) {
  const productId = id<'Product'>(wish.productId)
  const categoryId = id<'Category'>(Math.floor(wish.productId / 100))
  const query = productQuery(api, { productId, categoryId, venueId })
  const { product } = await query.queryFn({ signal: new AbortController().signal })
  const configuration: Configuration = {
    ...emptyConfiguration(product),
    ...(wish.size === undefined ? {} : { sizeId: product.sizes[wish.size]?.id ?? null }),
    ...(wish.variant === undefined ? {} : { variantId: product.variants[wish.variant]?.id ?? null }),
    additions: (product.additions?.ingredients ?? [])
      .slice(0, wish.additions ?? 0)
      .map((extra) => ({ id: extra.id as Id<'Ingredient'>, groupId: extra.groupId })),
    note: wish.note ?? '',
  }
  const { lineId: _lineId, ...line } = buildLine({
    product,
    categoryId,
    configuration,
    quantity: wish.quantity ?? 1,
    orderType,
    venueId,
    lineId: 0,
  })
  return line
}

/** What a test says of the element and of its page. */
function ofElement({ options, attributes, onEvent }: OrderSetup): Partial<RenderOptions> {
  return { ...(options && { options }), ...(attributes && { attributes }), ...(onEvent && { onEvent }) }
}
