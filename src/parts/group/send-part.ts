import { msg } from '@lingui/core/macro'

import { isRefused } from '#src/api/api-error.ts'
import { sendGroupPart } from '#src/api/group-calls.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { toJson } from '#src/browser/json.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import type { OrderLine } from '#src/contract/order.ts'
import { memberOf } from '#src/domain/group/group-facts.ts'
import { ownPart } from '#src/domain/group/own-part.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'

import { keepGroup, knownGroup, readGroup } from './known-group.ts'

// Another tab of this phone may be faster each time.
const tries = 3

/** Sends the own part where the service has another one, and returns the group as it is then (decision 83). */
export async function exchangedGroup(instance: Instance, me: GroupMembership): Promise<GroupOrder> {
  const known = knownGroup(instance, me.code)
  let group = known && isToBeSent(instance, me, known) ? known : await readGroup(instance, me.code)
  for (let left = tries; left > 0 && isToBeSent(instance, me, group); left -= 1) {
    const sent = await sentPart(instance, me, group)
    if (sent !== 'changed') return sent ?? readGroup(instance, me.code)
    group = await readGroup(instance, me.code)
  }
  return group
}

/** Whether the dishes of this phone are others than the group has, and it still takes them. */
export function isToBeSent({ stores }: Instance, { memberId }: GroupMembership, group: GroupOrder): boolean {
  const mine = memberOf(group, memberId)
  return mine !== null && group.state === 'open' && ownPart(stores.cart.state.cart, mine.lines).differs
}

/**
 * Sends the part made from the one in `group`; `changed` when it is no longer in that version, null when the service refuses
 * it for another reason: the group has ended, say.
 */
async function sentPart(
  instance: Instance,
  { code, key, memberId }: GroupMembership,
  group: GroupOrder,
): Promise<GroupOrder | 'changed' | null> {
  const mine = memberOf(group, memberId)
  const { lines } = ownPart(instance.stores.cart.state.cart, mine?.lines ?? [])
  try {
    const reply = await sendGroupPart(instance.api, { code, key, version: mine?.version ?? 0, lines })
    return keepGroup(instance, reply.group)
  } catch (error) {
    if (!isRefused(error)) throw error
    if (isRefusedWith(error, 'VALIDATION')) tellTooMuch(instance, lines)
    return isRefusedWith(error, 'GROUP_PART_CHANGED') ? 'changed' : null
  }
}

/** Says once that the service does not take the part: it has more dishes than a group order allows. */
function tellTooMuch({ stores, i18n }: Instance, lines: readonly OrderLine[]): void {
  if (!stores.of(createGroupStore).isNews(toJson(lines))) return
  const text = msg({
    id: 'group.tooMuch',
    message: 'There are too many dishes for the group order. Remove some, so that the others receive the rest.',
  })
  stores.dialogs.alert(() => [i18n._(text)])
}
