import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import type { ListedMember } from '#desk/contract/members.ts'
import { removeMember, setMemberPassword } from '#desk/contract/members.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useAccountRefusal } from '#desk/parts/account/use-account-refusal.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

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
          <RemoveButtons person={person} titleId={titleId} onRemoved={onRemoved} />
        </>
      )}
    </li>
  )
}

type RemoveButtonsProps = PersonRowProps & { readonly titleId: string }

/** Removes somebody with the second tap, so that nobody is removed by a slip. */
function RemoveButtons({ person: { id, name }, titleId, onRemoved }: RemoveButtonsProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const refusalText = useAccountRefusal()
  const removeButton = useRef<HTMLElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const said = failure ?? refusal

  async function remove(): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    const answer = await send(removeMember, { member: id }, {})
    if (!answer.ok) return setRefusal(refusalText(answer.refusal.reason))
    say(t({ id: 'account.removed', message: `${name} cannot use the desk any more.` }))
    onRemoved()
  }

  function keep(): void {
    setIsAsked(false)
    removeButton.current?.focus()
  }

  return (
    <>
      <AlertList messages={said === null ? [] : [said]} />
      <div className="remove">
        <Button
          ref={removeButton}
          size="small"
          variant={isAsked ? 'danger' : 'secondary'}
          isBusy={isPending}
          aria-describedby={titleId}
          onClick={() => void remove()}
        >
          {isAsked ? (
            <Trans id="account.removeForGood">Remove for good</Trans>
          ) : (
            <Trans id="account.remove">Remove</Trans>
          )}
        </Button>
        {isAsked && !isPending && (
          <Button size="small" variant="text" aria-describedby={titleId} onClick={keep}>
            <Trans id="account.keep">Keep</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
