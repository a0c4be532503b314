import { showPayLink } from '#desk/contract/orders.ts'
import { telephoneCall } from '#desk/contract/telephone.ts'
import { sendPayLink } from '#server/orders/send-pay-link.ts'
import type { PlacedBy } from '#server/platform/call.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { StaffMember } from './desk-member.ts'
import { saveOrder } from './save-order.ts'
import { holdMember } from './staff-members.ts'

/** The widget's own calls, made by staff for somebody on the telephone (decision 126). */
export function telephoneRoutes(
  { forward, change }: DeskRoutes,
  { telephone, publicUrl }: Pick<DeskDeps, 'telephone' | 'publicUrl'>,
) {
  forward(telephoneCall, (context, { member }) => {
    const respond = telephone.get(`/${context.req.param('call')}`)
    return respond ? respond(context, placedByOf(member)) : context.notFound()
  })

  change(showPayLink, ({ email }, call) =>
    saveOrder(call, 'order.pay-link', async (tx, key) => {
      const origin = publicUrl ?? new URL(call.context.req.url).origin
      const sent = await sendPayLink(tx, key, { origin, email: email || null, ...call })
      return sent.ok ? accept({ answer: sent.value, facts: { isMailed: Boolean(email) } }) : sent
    }),
  )
}

function placedByOf(member: StaffMember): PlacedBy {
  return { member, venueId: member.venueId, isStillMember: async (tx) => (await holdMember(tx, member)) !== null }
}
