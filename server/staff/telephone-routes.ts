import { telephoneCall } from '#desk/contract/telephone.ts'
import type { PlacedBy } from '#server/platform/call.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { StaffMember } from './desk-member.ts'
import { holdMember } from './staff-members.ts'

/** The widget's own calls, made by staff for somebody on the telephone (decision 126). */
export function telephoneRoutes({ forward }: DeskRoutes, { telephone }: Pick<DeskDeps, 'telephone'>) {
  forward(telephoneCall, (context, { member }) => {
    const respond = telephone.get(`/${context.req.param('call')}`)
    return respond ? respond(context, placedByOf(member)) : context.notFound()
  })
}

function placedByOf(member: StaffMember): PlacedBy {
  return { member, venueId: member.venueId, isStillMember: async (tx) => (await holdMember(tx, member)) !== null }
}
