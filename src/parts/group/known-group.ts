import { groupQuery } from '#src/api/group-calls.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import type { Instance } from '#src/instance/create-instance.ts'

type Cached = Pick<Instance, 'api' | 'queryClient'>

/** The group as the service told it last; null before the first reply. */
export function knownGroup({ api, queryClient }: Cached, code: string): GroupOrder | null {
  return queryClient.getQueryData<{ group: GroupOrder }>(groupQuery(api, code).queryKey)?.group ?? null
}

/** Keeps a group that came with the reply to a change; every screen of it shows it from now on. */
export function keepGroup({ api, queryClient }: Cached, group: GroupOrder): GroupOrder {
  queryClient.setQueryData(groupQuery(api, group.code).queryKey, { group })
  return group
}

/** Asks for the group now. */
export async function readGroup({ api, queryClient }: Cached, code: string): Promise<GroupOrder> {
  return (await queryClient.fetchQuery({ ...groupQuery(api, code), retry: false })).group
}
