import { useEffect } from 'react'

import { slotsQuery } from '#src/api/shift-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { useSlotSearch } from '#src/parts/start/use-days.ts'
import type { OrderDay, WhenAsked } from '#src/parts/start/use-days.ts'
import { useQuery } from '#src/query/use-query.ts'

export type SlotsOfDay = {
  readonly slots: readonly OrderSlot[]
  readonly isLoading: boolean
}

const none: SlotsOfDay = { slots: [], isLoading: false }

/** The slots of the chosen day: included in it, else fetched separately; a failure is silent [WIZ-28, WIZ-43]. */
export function useSlotsOfDay(asked: WhenAsked, day: OrderDay | null): SlotsOfDay {
  const { search, orderable } = useSlotSearch(asked)
  const api = useApi()
  const { data, isError, isLoading } = useQuery(
    day?.slots === null ? slotsQuery(api, { ...search, date: day.date }) : null,
  )
  useEffect(() => {
    if (isError) logSilently('the slots of the day could not be loaded')
  }, [isError])
  if (!day) return none
  if (day.slots) return { slots: day.slots, isLoading: false }
  return { slots: orderable(day.date, data?.slots ?? []), isLoading }
}
