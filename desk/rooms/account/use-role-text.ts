import { useLingui } from '@lingui/react/macro'

import type { ListedMember, Role } from '#desk/contract/members.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'

/** What the desk calls the roles. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui()
  return {
    owner: t({ id: 'account.owner', message: 'Owner' }),
    manager: t({ id: 'account.manager', message: 'Manager' }),
    staff: t({ id: 'account.staff', message: 'Staff' }),
    kitchen: t({ id: 'account.kitchen', message: 'Kitchen' }),
  }
}

/** Who a member is: "Owner", "Kitchen, all venues", "Staff," and a venue. */
export function useRoleText(): (of: Pick<ListedMember, 'role' | 'venueId'>) => string {
  const { t } = useLingui()
  const { member } = useSignedIn()
  const names = useRoleNames()
  return ({ role, venueId }) => {
    if (role === 'owner') return names.owner
    const venue = member.venues.find(({ id }) => id === venueId)?.name
    return `${names[role]}, ${venue ?? t({ id: 'account.allVenues', message: 'all venues' })}`
  }
}
