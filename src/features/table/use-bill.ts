import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import { sumCents, zero } from '#src/domain/money.ts'
import { leastOnline } from '#src/domain/payments/amount-limits.ts'
import { leftToPay } from '#src/domain/tables/bill.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePolling } from '#src/parts/screen/use-polling.ts'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createBillStore } from '#src/state/bill-store.ts'
import type { BillEntry, BillRequest } from '#src/state/bill-store.ts'

import { useRoundOrders } from './use-round-orders.ts'

// Other phones may pay for the same orders.
const pausesMs = [30_000, 30_000, 30_000, 30_000, 60_000] as const

/** What is left to pay of a visit by bills and the least of it that can be paid online, followed while something is, and the bill that this device has begun. */
export function useBill({ venueId, table, rounds }: Visit) {
  const instance = useInstance()
  const { clock, stores } = instance
  const { entry } = useSnapshot(stores.of(createBillStore).state)
  const payable = useRoundOrders({ venueId, rounds }).orders.filter((order) => leftToPay(order) > 0)
  const ids = payable.map(({ id }) => id)
  const orders = rounds.flatMap(({ orderId: id, token }) => (ids.includes(id) ? [{ id, token }] : []))
  const left = sumCents(payable.map(leftToPay))
  const offer = useQuery({ ...paymentOfferQuery(instance.api, venueId, 'table'), enabled: left > 0 })
  const venue = useRestaurant().venues.find(({ id }) => id === venueId)
  const modes = offer.data?.paymentModes.map(({ kind }) => kind) ?? []
  const [answeredAt, setAnsweredAt] = useState(() => clock.now())
  const asked = orders.map(({ id, token }) => `${id} ${token ?? ''}`).join()
  const ask = useCallback(async () => {
    const { reloadOrders } = await import('./bill/keep-bill.ts')
    await reloadOrders(instance, { venueId, orders })
    setAnsweredAt(clock.now())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` says which orders
  }, [instance, venueId, asked])
  usePolling({ answeredAt, isOver: left === 0, pausesMs, state: String(left), ask })

  return {
    left,
    /** Cents; 0 until it is known. */
    least: leastOnline(modes, venue?.currencyCode ?? '') ?? zero,
    /** The bill over an amount, cents. */
    over: (amount: BillRequest['amount']): BillRequest => ({ venueId, tableId: table.id, orders, amount }),
    /** The bill that was begun for orders of this visit. */
    begun: entry && isOfVisit(entry as BillEntry, { venueId, rounds }) ? (entry as BillEntry) : null,
  }
}

/** It may have been begun before the diner was moved to the table. */
function isOfVisit(entry: BillRequest, { venueId, rounds }: Pick<Visit, 'venueId' | 'rounds'>) {
  return entry.venueId === venueId && entry.orders.every(({ id }) => rounds.some(({ orderId }) => orderId === id))
}
