import { showPayLink } from '#desk/contract/orders.ts'
import { previewCall, telephoneCall } from '#desk/contract/widget-calls.ts'
import { sendPayLink } from '#server/orders/send-pay-link.ts'
import { failure } from '#server/platform/answer.ts'
import type { StaffCaller } from '#server/platform/call.ts'
import { languageOf } from '#server/platform/texts/language.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { StaffMember } from './desk-member.ts'
import { saveOrder } from './save-order.ts'
import { holdMember } from './staff-members.ts'

/** Rings at the desk for a table. */
const notInPreview: readonly string[] = [callStaff.path]

/** The widget's own calls, made by staff for somebody on the telephone, or to see it before it is open (decisions 126 and 136). */
export function widgetCallRoutes(
  { forward, change }: DeskRoutes,
  { telephone, publicUrl }: Pick<DeskDeps, 'telephone' | 'publicUrl'>,
) {
  forward(telephoneCall, (context, { member }) => {
    const respond = telephone.get(`/${context.req.param('call')}`)
    return respond ? respond(context, callerOf(member, false)) : context.notFound()
  })

  forward(previewCall, (context, { member }) => {
    const path = `/${context.req.param('call')}`
    const respond = notInPreview.includes(path) ? undefined : telephone.get(path)
    if (respond) return respond(context, callerOf(member, true))
    return context.json(failure({ code: 'NOT_IN_PREVIEW' }, languageOf(context.req.path)))
  })

  change(showPayLink, ({ email }, call) =>
    saveOrder(call, 'order.pay-link', async (tx, key) => {
      const origin = publicUrl ?? new URL(call.context.req.url).origin
      const sent = await sendPayLink(tx, key, { origin, email: email || null, ...call })
      return sent.ok ? accept({ answer: sent.value, facts: { isMailed: Boolean(email) } }) : sent
    }),
  )
}

function callerOf(member: StaffMember, isPreview: boolean): StaffCaller {
  const isStillMember: StaffCaller['isStillMember'] = async (tx) => (await holdMember(tx, member)) !== null
  return { member, venueId: member.venueId, isStillMember, isPreview }
}
