import { Trans, useLingui } from '@lingui/react/macro'

import type { NewMember } from '#desk/contract/members.ts'
import { addMember } from '#desk/contract/members.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'

import type { AccountField } from './account-form.tsx'
import { AccountForm } from './account-form.tsx'
import { useAccountFields } from './use-account-fields.ts'
import { useRoleText } from './use-role-text.ts'

// Values of the choice, beside the numbers of the venues.
const ofAll = 'all'
const owner = 'owner'

/** The form that gives the desk to somebody else. */
export function AddPerson() {
  const { t } = useLingui()
  const { say } = useDesk()
  const { name, email, password } = useAccountFields()
  const place = usePlaceField()
  return (
    <section className="desk-sheet" aria-labelledby="account-add">
      <h2 id="account-add">
        <Trans id="account.add">Add somebody</Trans>
      </h2>
      <AccountForm
        fields={[name, email, password, place]}
        action={t({ id: 'account.doAdd', message: 'Add' })}
        save={(send, { place: at, ...typed }) => send(addMember, {}, { ...typed, ...accessOf(at) })}
        onSaved={({ name: added }) => say(t({ id: 'account.added', message: `${added} can sign in now.` }))}
      />
    </section>
  )
}

function usePlaceField() {
  const { t } = useLingui()
  const { member } = useSignedIn()
  const roleText = useRoleText()
  const venues = member.venues.map(({ id }) => ({
    value: String(id),
    label: roleText({ role: 'staff', venueId: id }),
  }))
  return {
    name: 'place',
    label: t({ id: 'account.place', message: 'May see and change' }),
    kind: 'choice',
    options: [
      ...venues,
      { value: ofAll, label: roleText({ role: 'staff', venueId: null }) },
      { value: owner, label: t({ id: 'account.ownerAll', message: 'Owner: everything' }) },
    ],
    fault: () => null,
  } as const satisfies AccountField
}

function accessOf(place: string): Pick<NewMember, 'role' | 'venueId'> {
  if (place === owner) return { role: 'owner', venueId: null }
  return { role: 'staff', venueId: place === ofAll ? null : Number(place) }
}
