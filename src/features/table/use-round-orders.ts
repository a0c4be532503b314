import { useMemo } from 'react'

import { orderQuery } from '#src/api/order-calls.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getOrder, Order } from '#src/contract/placed-order.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useCachedQueries } from '#src/query/use-cached-queries.ts'

export type RoundOrders = {
  /** The orders of the visit that have come. */
  readonly orders: readonly Order[]
  /** Some of them are on their way for the first time. */
  readonly isLoading: boolean
  /** All of them have come. */
  readonly isComplete: boolean
}

/** The orders of a visit as they were last fetched, by the rows of the page or by `FetchRounds`. */
export function useRoundOrders({ venueId, rounds }: Pick<Visit, 'venueId' | 'rounds'>): RoundOrders {
  const api = useApi()
  const { language } = api
  const keys = useMemo(
    () => rounds.map(({ orderId, token }) => orderQuery(api, { id: orderId, venueId, token }).queryKey),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language is part of the keys
    [api, language, rounds, venueId],
  )
  const replies = useCachedQueries<ReplyOf<typeof getOrder>>(keys)
  return {
    orders: replies.flatMap(({ data }) => (data ? [data.order] : [])),
    isLoading: replies.some(({ data, error }) => !data && !error),
    isComplete: replies.every(({ data }) => data),
  }
}
