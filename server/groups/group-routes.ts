import { lapseQuietly } from '#server/payments/lapse-unpaid.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Routes } from '#server/platform/answer.ts'
import { refused } from '#server/platform/refusal.ts'
import {
  getGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'
import { accept } from '#src/domain/verdict.ts'

import { changeGroup } from './change-group.ts'
import { checkOptions } from './check-options.ts'
import { checkPart } from './check-part.ts'
import { joinOnce, openOnce } from './enter-group.ts'
import { deleteMember, groupKey, groupRow, membersOf, setPart } from './group-queries.ts'
import { readGroup } from './read-group.ts'

export function groupRoutes({ answer }: Routes, payments: PaymentDeps) {
  answer(openGroup, openOnce)

  answer(joinGroup, joinOnce)

  answer(getGroup, async ({ code }, { db, restaurant, nowMs }) => {
    const group = await groupRow(db, groupKey(restaurant.id, code))
    if (!group) return refused('GROUP_NOT_FOUND')
    const { restaurantId, orderId } = group
    if (orderId !== null) await lapseQuietly(payments, { restaurantId, kind: 'order', id: orderId })
    return accept({ group: await readGroup(db, group, { code, nowMs }) })
  })

  answer(setGroupPart, ({ lines, version, ...member }, call) =>
    changeGroup(member, call, async ({ db, group, member: owner }) => {
      if (owner.version !== version) return refused('GROUP_PART_CHANGED')
      const others = (await membersOf(db, group)).filter(({ id }) => id !== owner.id)
      const part = checkPart(
        lines,
        others.flatMap((other) => other.lines),
        call.language,
      )
      if (!part.ok) return part
      await setPart(db, owner, part.value)
      return accept({})
    }),
  )

  answer(setGroupOptions, ({ options, ...member }, call) =>
    changeGroup(member, call, async ({ db, group, member: { id } }) =>
      group.leadId === id ? checkOptions(group.venueId, options, { ...call, db }) : refused('GROUP_NOT_LEAD'),
    ),
  )

  answer(takeGroupLead, (member, call) =>
    changeGroup(member, call, async ({ group, member: { id } }) => accept(group.leadId === id ? null : { leadId: id })),
  )

  answer(leaveGroup, ({ memberId, ...member }, call) =>
    changeGroup(member, call, async ({ db, group, member: { id } }) => {
      if (memberId !== id && group.leadId !== id) return refused('GROUP_NOT_LEAD')
      if (!(await deleteMember(db, group, memberId))) return refused('ENTITY_NOT_FOUND')
      return accept(memberId === group.leadId ? { endedAt: new Date(call.nowMs) } : {})
    }),
  )
}
