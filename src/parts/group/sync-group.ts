import { msg } from '@lingui/core/macro'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { memberOf } from '#src/domain/group/group-facts.ts'
import { missingIn } from '#src/domain/group/own-part.ts'
import { withoutParts } from '#src/domain/group/place-parts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import type { GroupEnd } from '#src/state/group-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import { additionTexts } from './addition-texts.ts'
import { endMembership, showEnd } from './end-membership.ts'
import { knownGroup } from './known-group.ts'
import { exchangedGroup } from './send-part.ts'
import { sentOptions, takeOptions } from './take-options.ts'
import { takeParts } from './take-parts.ts'

/**
 * Brings phone and group together (decision 83): sends the own part, asks for the group and takes it over. One at a time; a
 * call meanwhile is followed by another exchange. Rejects when the service cannot be reached; the next call goes on.
 */
export function syncGroup(instance: Instance): Promise<void> {
  return instance.stores.of(createGroupStore).inTurn(() => exchange(instance))
}

async function exchange(instance: Instance): Promise<void> {
  const me = instance.stores.draft.state.group
  if (!me) return
  // Texts of what the group says, which may come while the diner is at the menu.
  await instance.texts.need('all')
  const before = knownGroup(instance, me.code)
  const group = await exchangedGroup(instance, me).catch((error: unknown) => {
    if (!isRefusedWith(error, 'GROUP_NOT_FOUND')) throw error
    return null
  })
  const now = instance.stores.draft.state.group
  // The diner may have left it meanwhile.
  if (now?.key !== me.key) return
  if (!group) return showEnd(instance, { code: me.code, kind: 'closed', tooLate: [] })
  if (before) tellAdditions(instance, now, [before, group])
  await take(instance, now, group)
}

/** Takes the group as the service has told it. */
async function take(instance: Instance, me: GroupMembership, group: GroupOrder): Promise<void> {
  const isLead = group.leadId === me.memberId
  if (group.state === 'ordered' && isLead && stepOf(instance) === 'placed') return endMembership(instance)
  const end = endOf(instance, me, group)
  if (end) return showEnd(instance, end)
  if (!isLead) return takeAsMember(instance, me, group)
  // While its order is being paid for, nothing changes, and the lead sends the same order again if need be (decision 12).
  return group.state === 'open' ? takeAsLead(instance, me, group) : undefined
}

async function takeAsMember(instance: Instance, me: GroupMembership, group: GroupOrder): Promise<void> {
  if (me.isLead) handOver(instance, group)
  keepMembership(instance, { ...me, isLead: false })
  if (group.state !== 'open') return
  await takeOptions(instance, group)
  keepMembership(instance, { ...me, isLead: false, version: group.version })
}

/** Somebody else has become the lead: the dishes of the others are in their cart now. */
function handOver({ stores, i18n }: Instance, group: GroupOrder): void {
  stores.cart.change(withoutParts)
  // Only who places the order has to do so in time.
  stores.draft.setTimeLimit(null)
  const name = memberOf(group, group.leadId)?.name ?? ''
  stores.dialogs.showToast({ text: i18n._(msg({ id: 'group.newLead', message: `${name} now places the order` })) })
}

async function takeAsLead(instance: Instance, me: GroupMembership, group: GroupOrder): Promise<void> {
  if (me.isLead) return takeParts(instance, me, await sentOptions(instance, group))
  // Who has just become the lead may not know the latest options yet.
  await takeOptions(instance, group)
  return takeParts(instance, me, group)
}

function keepMembership({ stores: { draft } }: Instance, me: GroupMembership): void {
  const now = draft.state.group
  // The diner may have left it meanwhile.
  if (now?.key !== me.key || (now.isLead === me.isLead && now.version === me.version)) return
  draft.setGroup(me)
}

const stepOf = ({ stores }: Instance) => stores.of(createJournalStore).state.entry?.step

/** How the group has ended for this phone; null while it has not. */
function endOf(instance: Instance, { code, memberId }: GroupMembership, group: GroupOrder): GroupEnd | null {
  const mine = memberOf(group, memberId)
  if (group.state === 'closed') return { code, kind: 'closed', tooLate: [] }
  if (!mine) return { code, kind: 'removed', tooLate: [] }
  const step = stepOf(instance)
  // The checkout of this phone ends its own order, as soon as it knows that it has arrived or is paid.
  const isOwn = group.leadId === memberId && (step === 'sending' || step === 'unpaid')
  if (group.state !== 'ordered' || isOwn) return null
  const missing = missingIn(mine.lines, instance.stores.cart.state.cart)
  return { code, kind: 'ordered', tooLate: missing.map(({ quantity, item }) => `${quantity} × ${item.name}`) }
}

/** Says who has added dishes: to the lead wherever they are, to members on the page of the group. */
function tellAdditions(instance: Instance, me: GroupMembership, groups: readonly [GroupOrder, GroupOrder]): void {
  const { stores, location } = instance
  if (!me.isLead && location.entry.path !== secondaryPaths.group) return
  // An Undo must not go away under the finger.
  if (stores.dialogs.state.toast?.action) return
  const texts = additionTexts(instance, me, groups)
  if (texts.length > 0) stores.dialogs.showToast({ text: texts.join(', ') })
}
