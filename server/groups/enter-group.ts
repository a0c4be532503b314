import { hashOfKey, newGroupCode, newMemberKey } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import { createOnce } from '#server/platform/create-once.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { joinGroup, openGroup } from '#src/contract/group-order.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import { checkOptions } from './check-options.ts'
import type { GroupKey } from './group-queries.ts'
import {
  groupKey,
  groupRow,
  insertGroup,
  insertMember,
  lockGroup,
  membersOf,
  orderOfGroup,
  updateGroup,
} from './group-queries.ts'
import { checkOpen, groupState } from './group-state.ts'
import { memberName } from './member-name.ts'
import { readGroup } from './read-group.ts'

const maxMembers = 20

type Membership = ReplyOf<typeof joinGroup>

/** Opens a group, once; the caller is its first member and its lead. */
export function openOnce(request: RequestOf<typeof openGroup>, call: Call): Promise<Answer<Membership>> {
  return createOnce(openGroup, call, { content: request, limits: ['group'], create: (inTx) => open(request, inTx) })
}

async function open({ venueId, options, name }: RequestOf<typeof openGroup>, call: Call): Promise<Answer<Membership>> {
  const named = checkName(name, call)
  if (!named.ok) return named
  const when = await checkOptions(venueId, options, call)
  if (!when.ok) return when
  const code = newGroupCode()
  const key = groupKey(call.restaurant.id, code)
  const leadId = 1 as Id<'GroupMember'>
  const createdAt = new Date(call.nowMs)
  await insertGroup(call.db, { ...key, venueId, ...when.value, leadId, lastMemberId: leadId, version: 1, createdAt })
  return enter(code, { key, id: leadId, name: named.value }, call)
}

/** Joins a group, once. */
export function joinOnce(request: RequestOf<typeof joinGroup>, call: Call): Promise<Answer<Membership>> {
  return createOnce(joinGroup, call, { content: request, limits: ['group'], create: (inTx) => join(request, inTx) })
}

async function join({ code, name }: RequestOf<typeof joinGroup>, call: Call): Promise<Answer<Membership>> {
  const named = checkName(name, call)
  if (!named.ok) return named
  const { db, restaurant, nowMs } = call
  const group = await lockGroup(db, groupKey(restaurant.id, code))
  if (!group) return refused('GROUP_NOT_FOUND')
  const isOpen = checkOpen(groupState(group, await orderOfGroup(db, group), nowMs))
  if (!isOpen.ok) return isOpen
  if ((await membersOf(db, group)).length >= maxMembers) return refused('GROUP_FULL')
  const id = (group.lastMemberId + 1) as Id<'GroupMember'>
  await updateGroup(db, group, { lastMemberId: id, version: group.version + 1 })
  return enter(code, { key: group, id, name: named.value }, call)
}

type NewMember = { readonly key: GroupKey; readonly id: Id<'GroupMember'>; readonly name: string }

async function enter(code: string, { key, id, name }: NewMember, call: Call): Promise<Answer<Membership>> {
  const memberKey = newMemberKey()
  await insertMember(call.db, key, { id, name, keyHash: hashOfKey(memberKey) })
  const group = await groupRow(call.db, key)
  if (!group) throw new Error('Comanda: the group was not written.')
  return accept({ memberId: id, key: memberKey, group: await readGroup(call.db, group, { code, nowMs: call.nowMs }) })
}

function checkName(typed: string, { language }: Call): Answer<string> {
  const name = memberName(typed)
  return name === '' ? refusedWith('VALIDATION', [fieldText(language, 'contactName', 'required')]) : accept(name)
}
