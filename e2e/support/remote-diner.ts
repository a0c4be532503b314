import { createApiClient } from '#src/api/create-api-client.ts'
import { productQuery } from '#src/api/product-calls.ts'
import { sendOrder } from '#src/api/send-order.ts'
import { daysQuery } from '#src/api/shift-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { orderRequest } from '#src/domain/checkout/order-request.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import type { ChosenOptions } from '#src/state/order-draft-store.ts'

import type { Customer, Restaurant, TestService } from './test-service.ts'

/** A dish by its number in the seed; the hundreds are its category. */
export type DishChoice = {
  readonly dish: number
  readonly quantity?: number
  readonly sizeId?: number
  /** Whose dish it is in a group order. */
  readonly memberName?: string
}

export const margherita: DishChoice = { dish: 201, sizeId: 1 }
export const tiramisu: DishChoice = { dish: 801 }
/** A dish with alcohol. */
export const wine: DishChoice = { dish: 906 }

/** Order type and destination. */
export type Way = Pick<ChosenOptions, 'address' | 'servicePointId'> & { readonly type: OrderType }

const takeAway: Way = { type: 'takeAway' }

type DinerWish = { readonly customer?: Customer | null; readonly venue?: number; readonly way?: Way }

/** A diner without a browser, who prepares what a test needs. */
export function remoteDiner(
  service: TestService,
  restaurant: Restaurant,
  { customer = null, venue = 11, way = takeAway }: DinerWish = {},
) {
  const venueId = venue as Id<'Venue'>
  const api = createApiClient({
    host: service.origin,
    restaurantId: restaurant.id,
    fetch,
    language: () => 'en',
    credentials: () => customer,
    onSessionEnd: (messages) => {
      throw new Error(messages.join())
    },
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
  })
  const { signal } = new AbortController()

  /** A slot of the second offered day, none of which has passed. */
  async function chooseSlot() {
    const { type, address = null, servicePointId = null } = way
    const place = { deliveryCityIds: address?.foundCityIds ?? null, deliveryZoneId: address?.deliveryZoneId ?? null }
    const { days } = await daysQuery(api, { venueId, type, servicePointId, ...place }).queryFn({ signal })
    const day = days[1]
    const slot = day?.slots?.find(({ from }) => from >= '12:00')
    if (!day || !slot) throw new Error('The seed has no slot tomorrow.')
    return {
      slotStart: slotStart(day.date, slot),
      slotEnd: slotEnd(day.date, slot),
      timetableId: slot.timetableId,
      menuId: slot.menuId,
      venueId,
      asSoonAsPossible: false,
      people: null,
      ...way,
    } satisfies ChosenOptions
  }

  async function choose(wishes: readonly DishChoice[]): Promise<CartLine[]> {
    return Promise.all(
      wishes.map(async ({ dish, quantity = 1, sizeId }, index) => {
        const categoryId = Math.floor(dish / 100) as Id<'Category'>
        const query = productQuery(api, { productId: dish as Id<'Product'>, categoryId, venueId })
        const { product } = await query.queryFn({ signal })
        const chosen = emptyConfiguration(product)
        const configuration = sizeId === undefined ? chosen : { ...chosen, sizeId: sizeId as Id<'Size'> }
        return buildLine({
          product,
          categoryId,
          configuration,
          quantity,
          orderType: way.type,
          venueId,
          lineId: index + 1,
        })
      }),
    )
  }

  return {
    /** The widget's API client, for calls without a helper here. */
    api,
    chooseSlot,
    choose,
    /** Orders and pays in cash. */
    async order(wishes: readonly DishChoice[] = [tiramisu]): Promise<Id<'Order'>> {
      const [options, lines] = await Promise.all([chooseSlot(), choose(wishes)])
      const request = orderRequest({
        ...options,
        orderType: 'takeAway',
        paymentMode: 'cash',
        cashMeans: 'cash',
        lines,
        notes: '',
        questions: [],
        answers: {},
        config: null,
        totals: knownTotals('takeAway', orderTotal({ lines, orderType: 'takeAway', config: null, people: null }))!,
        now: options.slotStart,
      })
      const named = request.lines.map((line, index) => ({ ...line, memberName: wishes[index]?.memberName ?? null }))
      return (await sendOrder(api, { ...request, lines: named }, crypto.randomUUID())).id
    },
  }
}
