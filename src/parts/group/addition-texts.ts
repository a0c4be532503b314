import { msg, plural } from '@lingui/core/macro'

import type { GroupOrder } from '#src/contract/group-order.ts'
import { additionsOf } from '#src/domain/group/group-facts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'

/** How many dishes each of the other members has added, one text each. */
export function additionTexts(
  { i18n }: Pick<Instance, 'i18n'>,
  { memberId }: GroupMembership,
  [before, group]: readonly [GroupOrder, GroupOrder],
): string[] {
  return additionsOf(before, group, memberId).map(({ name, count }) =>
    i18n._(
      msg({
        id: 'group.added',
        message: plural(count, { one: `${name} added # dish`, other: `${name} added # dishes` }),
      }),
    ),
  )
}
