import { useEffect, useRef } from 'react'

import { arrival } from '#desk/alarm/alarm-kinds.ts'
import { loudnessOf } from '#desk/alarm/volumes.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

/** Sounds once for orders that the service has accepted by itself since the desk was opened: nobody has to answer them. */
export function useArrivals(): void {
  const { sound, volumes } = useDesk()
  const { data } = useDeskQuery(readOrders)
  const known = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (!data) return
    const before = known.current
    const accepted = data.orders.filter(({ isAcceptedAtOnce }) => isAcceptedAtOnce).map(({ id }) => id)
    known.current = new Set([...(before ?? []), ...accepted])
    const isNew = before !== null && accepted.some((id) => !before.has(id))
    const volume = loudnessOf(volumes.all.orders)
    if (isNew && volume > 0) sound.play(arrival, volume)
  }, [data, sound, volumes])
}
