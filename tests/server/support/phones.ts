import type { ApiClient } from '#src/api/create-api-client.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { GroupOptions } from '#src/contract/group-order.ts'
import {
  getGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'
import type { OrderLine } from '#src/contract/order.ts'
import { id } from '#tests/support/builders.ts'

import { minute, noon, tonight } from './diner.ts'

/** Tonight at venue 11, to take away. */
export const tonightAt11: GroupOptions = {
  orderType: 'takeAway',
  slotStart: tonight,
  slotEnd: null,
  timetableId: id(111),
  menuId: id(1),
  asSoonAsPossible: false,
  servicePointId: null,
}

/** When the slot of tonight is over: those of venue 11 are a quarter of an hour long. */
export const slotOver = noon + (7 * 60 + 45) * minute

type OpenWish = { readonly options?: Partial<GroupOptions>; readonly venueId?: number; readonly name?: string }
export type Phone = ReturnType<typeof phone>

/** Opens a group, for tonight at venue 11 unless wished otherwise; the phone of its lead. */
export async function openedBy(api: ApiClient, { options, venueId = 11, name = 'Anna' }: OpenWish = {}) {
  const venue = id<'Venue'>(venueId)
  return phone(api, await api.call(openGroup, { venueId: venue, options: { ...tonightAt11, ...options }, name }))
}

/** Joins the group of a phone by its link; the phone of the new member. */
export async function joinedBy(api: ApiClient, code: string, name = 'Rosa') {
  return phone(api, await api.call(joinGroup, { code, name }))
}

/** What a phone in a group does. */
function phone(api: ApiClient, { memberId, key, group: first }: ReplyOf<typeof joinGroup>) {
  const { code } = first
  const member = { code, key }
  const read = async () => (await api.call(getGroup, { code })).group
  const own = async () => (await read()).members.find(({ id: of }) => of === memberId)
  return {
    ...member,
    memberId,
    first,
    read,
    own,
    /** Sends a part, made from the version that the group has of it or from another one. */
    send: async (lines: readonly OrderLine[], version?: number) => {
      const from = version ?? (await own())?.version ?? 0
      return (await api.call(setGroupPart, { ...member, version: from, lines })).group
    },
    move: async (options: Partial<GroupOptions>) =>
      (await api.call(setGroupOptions, { ...member, options: { ...tonightAt11, ...options } })).group,
    takeLead: async () => (await api.call(takeGroupLead, member)).group,
    remove: async (who: { readonly memberId: number }) =>
      (await api.call(leaveGroup, { ...member, memberId: id<'GroupMember'>(who.memberId) })).group,
    /** What an order of the group names. */
    order: async () => ({ ...member, version: (await read()).version }),
  }
}
