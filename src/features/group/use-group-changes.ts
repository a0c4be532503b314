import { useLingui } from '@lingui/react/macro'

import { sendLeaveGroup, sendTakeLead } from '#src/api/group-calls.ts'
import type { GroupMember, GroupOrder } from '#src/contract/group-order.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { endMembership } from '#src/parts/group/end-membership.ts'
import { keepGroup } from '#src/parts/group/known-group.ts'
import { syncGroup } from '#src/parts/group/sync-group.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'

export type GroupChanges = ReturnType<typeof useGroupChanges>

/** What a member can do to the group, each after a question; failures are shown. */
export function useGroupChanges({ code, key, memberId }: GroupMembership) {
  const { t } = useLingui()
  const instance = useInstance()
  const { api, stores, i18n, location } = instance
  const me = { code, key }

  async function run(change: () => Promise<{ readonly group: GroupOrder }>): Promise<boolean> {
    try {
      keepGroup(instance, (await change()).group)
      return true
    } catch (error) {
      stores.dialogs.alert(() => failureMessages(i18n, error))
      // It may be another group by now.
      syncGroup(instance).catch(() => {})
      return false
    }
  }

  async function remove({ id, name }: GroupMember) {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'group.remove.title', message: `Remove ${name}?` }),
      text: t({ id: 'group.remove.text', message: `The dishes of ${name} are removed from the order.` }),
      confirmLabel: t({ id: 'group.remove', message: `Remove ${name}` }),
    }))
    if (isConfirmed && (await run(() => sendLeaveGroup(api, { ...me, memberId: id })))) await take()
  }

  async function end() {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'group.end.title', message: 'End the group order?' }),
      text: t({ id: 'group.end.text', message: 'The others’ dishes are removed, yours stay in your cart.' }),
      confirmLabel: t({ id: 'group.end', message: 'End the group order' }),
    }))
    if (!isConfirmed || !(await run(() => sendLeaveGroup(api, { ...me, memberId })))) return
    endMembership(instance)
    location.backTo(paths.menu)
  }

  async function leave() {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'group.leave.title', message: 'Leave the group?' }),
      text: t({ id: 'group.leave.text', message: 'Your dishes are removed from the order.' }),
      confirmLabel: t({ id: 'group.leave', message: 'Leave the group' }),
    }))
    if (!isConfirmed || !(await run(() => sendLeaveGroup(api, { ...me, memberId })))) return
    endMembership(instance)
    location.backTo(paths.home)
  }

  async function takeLead(lead: string) {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'group.takeLead.title', message: 'Place the order yourself?' }),
      text: t({
        id: 'group.takeLead.text',
        message: `Then you place the order and pay for it. The dishes of ${lead} stay in it.`,
      }),
      confirmLabel: t({ id: 'group.takeLead.confirm', message: 'Place the order' }),
    }))
    if (!isConfirmed || !(await run(() => sendTakeLead(api, me)))) return
    await take()
    // Where to deliver was known to the phone of the former lead only.
    const { type, address } = stores.draft.state
    if (destinationOf(type) === 'address' && address === null) location.navigate(paths.orderOptions)
  }

  /** The next exchange takes what has just changed. */
  async function take() {
    await syncGroup(instance).catch((error: unknown) => stores.dialogs.alert(() => failureMessages(i18n, error)))
  }

  return {
    remove: (member: GroupMember) => void remove(member),
    end: () => void end(),
    leave: () => void leave(),
    takeLead: (lead: string) => void takeLead(lead),
  }
}
