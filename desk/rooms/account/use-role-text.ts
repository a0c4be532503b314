import { useLingui } from '@lingui/react/macro'

import type { ListedMember } from '#desk/contract/members.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'

/** What a member may see and change: "Owner", "Staff of all venues", "Staff of" a venue. */
export function useRoleText(): (of: Pick<ListedMember, 'role' | 'venueId'>) => string {
  const { t } = useLingui()
  const { member } = useSignedIn()
  return ({ role, venueId }) => {
    if (role === 'owner') return t({ id: 'account.owner', message: 'Owner' })
    const venue = member.venues.find(({ id }) => id === venueId)?.name
    return venue === undefined
      ? t({ id: 'account.staffOfAll', message: 'Staff of all venues' })
      : t({ id: 'account.staffOf', message: `Staff of ${venue}` })
  }
}
