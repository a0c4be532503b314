import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { GroupKey } from '#server/groups/group-queries.ts'
import { groupKey } from '#server/groups/group-queries.ts'
import { hashOfKey } from '#server/platform/api-key.ts'
import { groupMembers, groupOrders } from '#server/platform/db/schema/group-tables.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import {
  getGroup,
  joinGroup,
  leaveGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'
import { createOrder } from '#src/contract/order.ts'
import { aDiner, anOrder, clientOf, statusOf } from '#tests/server/support/diner.ts'
import type { Phone } from '#tests/server/support/phones.ts'
import { joinedBy, openedBy, tonightAt11 } from '#tests/server/support/phones.ts'
import type { TestService } from '#tests/support/service.ts'

import type { Attack } from './finding.ts'

type Key = Pick<Phone, 'code' | 'key'>

/** Others change a group with keys that are not theirs, or order for it; members do what only the lead may. */
export const groupKeys: Attack = async ({ service }) => {
  const restaurantId = await service.newRestaurant()
  const diner = await aDiner(service, restaurantId)
  const { api } = diner
  const [lead, stranger] = [await openedBy(api), await openedBy(api)]
  const [member, strangers] = [await joinedBy(api, lead.code), await joinedBy(api, stranger.code)]
  const elsewhere = clientOf(service, await service.newRestaurant())
  const { code } = lead
  const victim = groupKey(restaurantId, code)
  const wrong = ['', randomUUID(), hashOfKey(lead.key), lead.code, `${lead.key} `, stranger.key, strangers.key]
  const before = await rowsOf(service, victim)
  const said = [
    ...(await all(wrong.flatMap((key) => changes(api, { code, key }, lead)))),
    ...(await all(wrong.map((key) => order(api, { code, key })))),
    ...(await all([...onlyLead(api, { code, key: member.key }, lead), order(api, { code, key: member.key })])),
    // Her keys open no other group, and her code is nothing at another restaurant.
    ...(await all(changes(api, { code: stranger.code, key: lead.key }, stranger))),
    ...(await all([
      ...changes(elsewhere, { code, key: lead.key }, lead),
      elsewhere.call(getGroup, { code }),
      elsewhere.call(joinGroup, { code, name: 'Eva' }),
      elsewhere.call(getGroup, { code: hashOfKey(code) }),
      api.call(getGroup, { code: hashOfKey(code) }),
    ])),
  ]
  const isChanged = (await rowsOf(service, victim)) !== before
  const taken = await statusOf(order(api, { code, key: lead.key }))
  return [
    { what: `a group by wrong keys (${said.length} attempts): accepted`, found: accepted(said), due: 0 },
    { what: 'a group by wrong keys: changed', found: Number(isChanged), due: 0 },
    { what: 'a group ordered by its lead', found: accepted([taken]), due: 1 },
  ]
}

const accepted = (said: readonly (string | null)[]) => said.filter((status) => status === 'accepted').length
const all = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map((call) => statusOf(call)))

/** Everything that changes a group. */
function changes(api: ApiClient, as: Key, victim: Phone): Promise<unknown>[] {
  return [
    api.call(setGroupPart, { ...as, version: 0, lines: [] }),
    api.call(takeGroupLead, as),
    ...onlyLead(api, as, victim),
  ]
}

function onlyLead(api: ApiClient, as: Key, { memberId }: Phone): Promise<unknown>[] {
  return [api.call(setGroupOptions, { ...as, options: tonightAt11 }), api.call(leaveGroup, { ...as, memberId })]
}

async function order(api: ApiClient, { code, key }: Key) {
  const { version } = (await api.call(getGroup, { code })).group
  return api.call(createOrder, { ...(await anOrder(api)), group: { code, key, version } })
}

/** Everything that is stored of a group, as one text. */
async function rowsOf({ db }: TestService, { restaurantId, codeHash }: GroupKey): Promise<string> {
  const isIt = and(eq(groupOrders.restaurantId, restaurantId), eq(groupOrders.codeHash, codeHash))
  const group = await db.select().from(groupOrders).where(isIt)
  const members = await db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.restaurantId, restaurantId), eq(groupMembers.codeHash, codeHash)))
  return JSON.stringify({ group, members })
}
