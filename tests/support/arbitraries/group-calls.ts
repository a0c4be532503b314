import fc from 'fast-check'

import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { GroupMember, GroupOptions, GroupOrder } from '#src/contract/group-order.ts'
import {
  getGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'

import { call } from './call.ts'
import { anOrderLine } from './order.ts'
import { aCount, aDateTime, aFlag, aList, anId, anObject, aText, orNull } from './values.ts'
import { anOrderType } from './venue.ts'

const someOptions = anObject<GroupOptions>({
  orderType: anOrderType,
  slotStart: aDateTime,
  slotEnd: orNull(aDateTime),
  timetableId: anId(),
  menuId: anId(),
  asSoonAsPossible: aFlag,
  servicePointId: orNull(anId<'ServicePoint'>()),
})

const aGroupOrder = anObject<GroupOrder>({
  code: aText,
  venueId: anId(),
  options: someOptions,
  state: fc.constantFrom('open', 'paying', 'ordered', 'closed'),
  leadId: anId(),
  members: aList(anObject<GroupMember>({ id: anId(), name: aText, lines: aList(anOrderLine), version: aCount })),
  version: aCount,
  orderId: orNull(anId<'Order'>()),
})

const aMembership = anObject<ReplyOf<typeof joinGroup>>({ memberId: anId(), key: aText, group: aGroupOrder })
const asMember = { code: aText, key: aText }
const aGroup = anObject({ group: aGroupOrder })

/** The calls of group orders. */
export const groupCalls = {
  openGroup: call(
    openGroup,
    anObject<RequestOf<typeof openGroup>>({ venueId: anId(), options: someOptions, name: aText }),
    aMembership,
  ),
  joinGroup: call(joinGroup, anObject({ code: aText, name: aText }), aMembership),
  getGroup: call(getGroup, anObject({ code: aText }), aGroup),
  setGroupPart: call(
    setGroupPart,
    anObject<RequestOf<typeof setGroupPart>>({ ...asMember, version: aCount, lines: aList(anOrderLine) }),
    aGroup,
  ),
  setGroupOptions: call(setGroupOptions, anObject({ ...asMember, options: someOptions }), aGroup),
  takeGroupLead: call(takeGroupLead, anObject(asMember), aGroup),
  leaveGroup: call(leaveGroup, anObject({ ...asMember, memberId: anId<'GroupMember'>() }), aGroup),
}
