import { Trans, useLingui } from '@lingui/react/macro'

import { managesMember } from '#desk/contract/call-access.ts'
import type { NewMember, Role } from '#desk/contract/members.ts'
import { addMember } from '#desk/contract/members.ts'
import type { AccountField } from '#desk/parts/account/account-form.tsx'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'

import { useRoleNames } from './use-role-text.ts'

// A value of the choice, beside the numbers of the venues.
const ofAll = 'all'
/** As they are offered: those that are given most often first. */
const roles = ['staff', 'kitchen', 'manager', 'owner'] as const satisfies readonly Role[]

/** The form that gives the desk to somebody else. */
export function AddPerson() {
  const { t } = useLingui()
  const { say } = useDesk()
  const { name, email, password } = useAccountFields()
  const { role, place } = useAccessFields()
  return (
    <section className="desk-sheet" aria-labelledby="account-add">
      <h2 id="account-add">
        <Trans id="account.add">Add somebody</Trans>
      </h2>
      <AccountForm
        fields={[name, email, password, role, place]}
        action={t({ id: 'account.doAdd', message: 'Add' })}
        save={(send, { role: as, place: at, ...typed }) => send(addMember, {}, { ...typed, ...accessOf(as, at) })}
        onSaved={({ name: added }) => say(t({ id: 'account.added', message: `${added} can sign in now.` }))}
      />
    </section>
  )
}

/** Which roles somebody may give, and for which venues. */
function useAccessFields() {
  const { t } = useLingui()
  const { member } = useSignedIn()
  const names = useRoleNames()
  const given = roles.filter((role) => managesMember(member, { role, venueId: member.venueId }))
  const everyVenue = { value: ofAll, label: t({ id: 'account.everyVenue', message: 'All venues' }) }
  return {
    role: {
      name: 'role',
      label: t({ id: 'account.role', message: 'Role' }),
      hint: useRoleHint(),
      kind: 'choice',
      options: given.map((role) => ({ value: role, label: names[role] })),
      fault: () => null,
    },
    place: {
      name: 'place',
      label: t({ id: 'account.venue', message: 'Venue' }),
      kind: 'choice',
      options: [
        ...member.venues.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(member.venueId === null ? [everyVenue] : []),
      ],
      fault: () => null,
    },
  } as const satisfies Readonly<Record<string, AccountField>>
}

/** What the chosen role may do. */
function useRoleHint(): (role: string) => string {
  const { t } = useLingui()
  return (role) => {
    switch (role as Role) {
      case 'owner':
        return t({ id: 'account.ownerMay', message: 'Everything, of every venue.' })
      case 'manager':
        return t({
          id: 'account.managerMay',
          message: 'Everything of the venue but money settings. The menu is for managers of all venues.',
        })
      case 'staff':
        return t({ id: 'account.staffMay', message: 'Orders, reservations, messages, sold out and pauses.' })
      case 'kitchen':
        return t({
          id: 'account.kitchenMay',
          message: 'Orders without prices and customers; confirms them and marks dishes as sold out.',
        })
    }
  }
}

function accessOf(role: string, place: string): Pick<NewMember, 'role' | 'venueId'> {
  const venueId = role === 'owner' || place === ofAll ? null : Number(place)
  return { role: role as Role, venueId }
}
