import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { ListedMember } from '#desk/contract/members.ts'
import { removeMember, setMemberPassword } from '#desk/contract/members.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

import { RemoveButtons } from './remove-buttons.tsx'
import { useRoleText } from './use-role-text.ts'

type PersonRowProps = {
  readonly person: ListedMember
  readonly onRemoved: () => void
}

/** Somebody who uses the desk; of oneself nothing can be changed here. */
export function PersonRow({ person, onRemoved }: PersonRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const titleId = useId()
  const roleText = useRoleText()
  const { newPassword } = useAccountFields()
  const { id, name, email, isSelf } = person
  return (
    <li>
      <p id={titleId}>
        <strong>{name}</strong>
        {` · ${email} · ${roleText(person)}`}
      </p>
      {!isSelf && (
        <>
          <details>
            <summary aria-describedby={titleId}>
              <Trans id="account.new">New password</Trans>
            </summary>
            <AccountForm
              fields={[newPassword]}
              action={t({ id: 'account.set', message: 'Set the password' })}
              save={(send, typed) => send(setMemberPassword, { member: id }, typed)}
              onSaved={() => say(t({ id: 'account.isSet', message: `${name} has a new password and is signed out.` }))}
            />
          </details>
          <RemoveButtons
            titleId={titleId}
            remove={(send) => send(removeMember, { member: id }, {})}
            onRemoved={() => {
              say(t({ id: 'account.removed', message: `${name} cannot use the desk any more.` }))
              onRemoved()
            }}
          />
        </>
      )}
    </li>
  )
}
