import { groupQuery } from '#src/api/group-calls.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { memberOf } from '#src/domain/group/group-facts.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { usePolling } from '#src/parts/screen/use-polling.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

const pausesMs = [5000] as const

/** The group of a code, none of an empty one. Outside of the group it is polled here; for a member `followGroup` asks. */
export function useGroup(code: string, { isMember }: { readonly isMember: boolean }) {
  const api = useApi()
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(code === '' ? null : groupQuery(api, code))
  const group = data?.group
  usePolling({
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    isOver: isMember || group === undefined || group.state === 'closed' || group.state === 'ordered',
    pausesMs,
    state: undefined,
    ask: refetch,
  })
  return { group, error, refetch }
}

/** The venue that a group orders at; null when it is no longer there. */
export function useVenueOfGroup({ venueId }: Pick<GroupOrder, 'venueId'>) {
  const { venues } = useRestaurant()
  return venues.find(({ id }) => id === venueId) ?? null
}

/** Name of the lead; null when the lead has left. */
export function leadName(group: Pick<GroupOrder, 'members' | 'leadId'>): string | null {
  return memberOf(group, group.leadId)?.name ?? null
}
