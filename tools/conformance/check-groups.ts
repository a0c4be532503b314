import { randomUUID } from 'node:crypto'

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

import type { Place } from './check-content.ts'
import type { Menu } from './check-menu.ts'
import { anOrder } from './check-orders.ts'
import type { Visit } from './service-client.ts'

type Membership = ReplyOf<typeof joinGroup>

const calls = [openGroup, joinGroup, getGroup, setGroupPart, setGroupOptions, takeGroupLead, leaveGroup] as const
const checks = ['groupPartChanged', 'groupNotLead', 'groupForgedKey'] as const

/** Opens a group order, joins it, changes it by both members and ends it again (contract 7); no order is placed. */
export async function checkGroups(visit: Visit, place: Place, { slot, dish }: Menu): Promise<void> {
  const skip = (why: string) => visit.journal.skip(why, ...calls, ...checks)
  if (visit.options.isReadOnly) return skip('--read-only')
  if (!place.info?.takeAway?.hasGroups) return skip('no groups order for take-away: no f_gruppo')
  if (!slot?.menuId || !dish) return skip('no order for take-away can be placed')
  const { start: slotStart, timetableId, menuId } = slot
  const when = { slotStart, slotEnd: null, timetableId, menuId, asSoonAsPossible: false, servicePointId: null }
  const options = { orderType: 'takeAway', ...when } as const
  const members = await openAndJoin(visit, place, options)
  if (!members) return skip('no group could be opened and joined')
  const { lines } = anOrder(visit, place, { slot, dish, paymentMode: 'cash' })
  await change(visit, members, { options, lines })
}

async function openAndJoin(visit: Visit, { venueId }: Place, options: GroupOptions): Promise<Members | null> {
  const opened = { venueId, options, name: 'Conformance' }
  const lead = await visit.call(openGroup, opened, { idempotencyKey: randomUUID() })
  if (!lead) return null
  visit.left.push(`group of ${options.slotStart} (closed, without an order)`)
  const joined = { code: lead.group.code, name: 'Check' }
  const member = await visit.call(joinGroup, joined, { idempotencyKey: randomUUID() })
  return member && { lead, member }
}

type Members = { readonly lead: Membership; readonly member: Membership }
type Content = { readonly options: GroupOptions; readonly lines: ReturnType<typeof anOrder>['lines'] }

async function change(visit: Visit, { lead, member }: Members, { options, lines }: Content): Promise<void> {
  const { code } = lead.group
  const [asLead, asMember] = [lead, member].map(({ key }) => ({ code, key })) as [AsMember, AsMember]
  const part = { ...asMember, version: 0, lines }
  await visit.call(setGroupPart, part)
  await visit.refused(setGroupPart, part, { as: 'groupPartChanged', statuses: ['GROUP_PART_CHANGED'] })
  const forged = { ...part, key: `${member.key}x` }
  await visit.refused(setGroupPart, forged, { as: 'groupForgedKey', statuses: ['ENTITY_NOT_FOUND'] })
  await visit.refused(setGroupOptions, { ...asMember, options }, { as: 'groupNotLead', statuses: ['GROUP_NOT_LEAD'] })
  await visit.call(setGroupOptions, { ...asLead, options })
  await visit.call(getGroup, { code })
  await visit.call(takeGroupLead, asMember)
  // The second one is the lead now, and ends the group.
  await visit.call(leaveGroup, { ...asLead, memberId: lead.memberId })
  await visit.call(leaveGroup, { ...asMember, memberId: member.memberId })
}

type AsMember = { readonly code: string; readonly key: string }
