import { msg } from '@lingui/core/macro'

import type { GroupOrder } from '#src/contract/group-order.ts'
import { memberOf } from '#src/domain/group/group-facts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import type { Messages } from '#src/state/dialog-store.ts'

import { additionTexts } from './addition-texts.ts'
import { knownGroup } from './known-group.ts'
import { syncGroup } from './sync-group.ts'

/**
 * Takes the group as it is now, after the service has refused its order with `status`, and answers what the lead is told:
 * nothing was ordered, and why; `messages` are those of the service.
 */
export async function answerRefusal(instance: Instance, status: string, messages: Messages): Promise<Messages> {
  const { stores } = instance
  const { group: member } = stores.draft.state
  if (!member) return messages
  const me = { ...member }
  const before = knownGroup(instance, me.code)
  await syncGroup(instance).catch(() => logSilently('the group order could not be brought up to date'))
  const group = knownGroup(instance, me.code)
  if (status !== 'GROUP_CHANGED') return () => [textOf(instance, status, group) ?? messages().join(' ')]
  // The dialog says it.
  stores.dialogs.hideToast()
  return () => {
    const who = before && group ? additionTexts(instance, me, [before, group]) : []
    return [...(who.length > 0 ? who : messages()), changedText(instance)]
  }
}

function changedText({ i18n }: Instance): string {
  return i18n._(
    msg({
      id: 'group.refused.changed',
      message: 'Nothing was ordered yet. Look at the new total, then confirm again.',
    }),
  )
}

function textOf({ i18n }: Instance, status: string, group: GroupOrder | null): string | null {
  const name = group && memberOf(group, group.leadId)?.name
  if (status === 'GROUP_NOT_LEAD' && name)
    return i18n._(
      msg({ id: 'group.refused.notLead', message: `${name} now places the order. Nothing was ordered from here.` }),
    )
  if (status === 'GROUP_ORDERED')
    return i18n._(
      msg({ id: 'group.refused.ordered', message: 'Your group has ordered already. Nothing was ordered twice.' }),
    )
  return null
}
