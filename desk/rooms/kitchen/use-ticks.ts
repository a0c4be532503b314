import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

type Place = { readonly orderId: DeskOrder['id']; readonly index: number }

/** Where this browser keeps the dishes that are done, as `12/0`: the number of the order and the place of its line. */
const keptAs = 'comanda-desk-kitchen-done'
const nameOf = ({ orderId, index }: Place) => `${orderId}/${index}`

/** The dishes that were ticked off on this device. Those of orders that are not in the kitchen any more are forgotten. */
export function useTicks(orders: readonly Pick<DeskOrder, 'id'>[]) {
  const { kept } = useDesk()
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set((kept.getItem(keptAs) ?? '').split(' ')))

  function set(places: readonly Place[], isDone: boolean): void {
    const here = new Set(orders.map(({ id }) => String(id)))
    const names = new Set([...done].filter((name) => here.has(name.split('/')[0] ?? '')))
    for (const place of places) {
      if (isDone) names.add(nameOf(place))
      else names.delete(nameOf(place))
    }
    kept.setItem(keptAs, [...names].join(' '))
    setDone(names)
  }
  return { isDone: (orderId: DeskOrder['id'], index: number) => done.has(nameOf({ orderId, index })), set }
}
