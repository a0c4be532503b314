import { orderQuery } from '#src/api/order-calls.ts'
import type { Id } from '#src/contract/values.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import type { Round, Visit } from '#src/parts/table/use-visit.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Fetches the orders of a visit for `useRoundOrders`; draws nothing. */
export function FetchRounds({ visit: { venueId, rounds } }: { readonly visit: Visit }) {
  return rounds.map((round) => <FetchRound key={round.orderId} venueId={venueId} round={round} />)
}

// Ms: an order that the screen below has just fetched is not asked for again.
const freshMs = 15_000

type FetchRoundProps = { readonly venueId: Id<'Venue'>; readonly round: Round }

function FetchRound({ venueId, round: { orderId: id, token } }: FetchRoundProps) {
  useQuery({ ...orderQuery(useApi(), { id, venueId, token }), staleTime: freshMs })
  return null
}
