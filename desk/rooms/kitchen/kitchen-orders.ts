import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import type { Due } from '#desk/parts/due-lists.ts'
import { listedByDue } from '#desk/parts/due-lists.ts'
import { dueFactsOf } from '#desk/parts/order-due.ts'

/** A dish of an order: `index` is its place among the lines, which never change. */
export type KitchenDish = Pick<OrderLine, 'productId' | 'quantity' | 'name' | 'note' | 'memberName' | 'allergens'> & {
  readonly index: number
  /** What was chosen, without what it costs. */
  readonly chosen: readonly string[]
}
export type KitchenOrder = {
  readonly order: DeskOrder
  readonly due: Due
  /** Those of the station. */
  readonly dishes: readonly KitchenDish[]
  /** How many pieces other stations make. */
  readonly elsewhere: number
}

/** The categories that a station makes; none = all of them. */
export type Station = readonly OrderLine['categoryId'][]

/** Names of dishes in the language of the desk: an order has them in that of its diner. */
export type DishNames = ReadonlyMap<OrderLine['productId'], string>
type Kitchen = { readonly station: Station; readonly names: DishNames; readonly nowMs: number }

/** What a station has to make today: confirmed orders with a dish of it, the one that is due first in front. */
export function kitchenOrders(
  orders: readonly DeskOrder[],
  { station, names, nowMs }: Kitchen,
): readonly KitchenOrder[] {
  const { now, next } = listedByDue(orders, dueFactsOf, nowMs)
  return [...now, ...next]
    .map(({ thing: order, due }) => ({ order, due, ...dishesOf(order, { station, names }) }))
    .filter(({ dishes }) => dishes.length > 0)
}

function dishesOf(
  { lines }: DeskOrder,
  { station, names }: Omit<Kitchen, 'nowMs'>,
): Pick<KitchenOrder, 'dishes' | 'elsewhere'> {
  const isHere = ({ categoryId }: OrderLine) => station.length === 0 || station.includes(categoryId)
  const dishes = lines.flatMap((line, index) => {
    const { productId, quantity, note, memberName, allergens, details } = line
    const name = names.get(productId) ?? line.name
    const dish = {
      index,
      productId,
      quantity,
      name,
      note,
      memberName,
      allergens,
      chosen: details.map((detail) => detail.name),
    }
    return isHere(line) ? [dish] : []
  })
  const elsewhere = lines.filter((line) => !isHere(line)).reduce((sum, { quantity }) => sum + quantity, 0)
  return { dishes, elsewhere }
}

/** Equal dishes of several orders that are still to be made. */
export type SharedDish = {
  readonly key: string
  readonly name: string
  readonly chosen: readonly string[]
  readonly note: string | null
  readonly quantity: number
  readonly lines: readonly { readonly orderId: DeskOrder['id']; readonly index: number }[]
}

/** The dishes that more than one order waits for, made alike, in the order in which they are due. */
export function sharedDishes(
  orders: readonly KitchenOrder[],
  isDone: (orderId: DeskOrder['id'], index: number) => boolean,
): readonly SharedDish[] {
  const shared = new Map<string, SharedDish>()
  for (const { order, dishes } of orders)
    for (const { index, productId, quantity, name, chosen, note } of dishes) {
      if (isDone(order.id, index)) continue
      const key = JSON.stringify([productId, chosen, note])
      const before = shared.get(key)
      const lines = [...(before?.lines ?? []), { orderId: order.id, index }]
      shared.set(key, { key, name, chosen, note, quantity: (before?.quantity ?? 0) + quantity, lines })
    }
  return [...shared.values()].filter(({ lines }) => new Set(lines.map(({ orderId }) => orderId)).size > 1)
}
