import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendErasure } from '#src/api/personal-data-calls.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { leaveAccount } from '#src/features/account/log-out.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid, useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

type EraseDialogProps = { readonly email: string; readonly onClose: () => void }

/** Says what goes and what stays, and erases the account once its address was typed [ACCT-72]. */
export function EraseDialog({ email, onClose }: EraseDialogProps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { api, i18n, stores } = instance
  const mandatory = useMandatoryText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { run, isPending, error, forget } = useAccountCall()
  const isEmpty = typedText(typed) === ''
  const failures = error === null ? [] : failureMessages(i18n, error)
  const isDifferent = isRefusedWith(error, 'EMAIL_DIFFERS')
  const label = t({ id: 'account.erase.email', message: `Type ${email} to delete the account` })

  function change(text: string) {
    setTyped(text)
    forget()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const form = event.currentTarget
    if (isEmpty) return focusFirstInvalid(form)
    void run(async () => {
      await sendErasure(api, typed)
      leaveAccount(instance)
      stores.dialogs.alert(() => [t({ id: 'account.erased', message: 'Your account and the data in it are deleted.' })])
    }, form)
  }

  const fault = () => {
    if (isDifferent) return failures.join(' ')
    return isChecked && isEmpty ? mandatory(label) : null
  }

  return (
    <Dialog
      title={t({ id: 'account.erase', message: 'Delete my account' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="danger" isWide type="submit" form={formId} isBusy={isPending}>
          <Trans id="account.erase.forever">Delete for ever</Trans>
        </Button>
      }
    >
      <form id={formId} className="account-form" onSubmit={submit} noValidate>
        <p>
          <Trans id="account.erase.goes">
            Your name, addresses, saved cards, points, rewards and messages go, and nobody can bring them back.
          </Trans>
        </p>
        <p>
          <Trans id="account.erase.stays">
            Of your orders, dishes and amounts stay without you in them, and the data of an invoice that you asked for,
            as the law wants.
          </Trans>
        </p>
        <TextField
          label={label}
          name="email"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={change}
          error={fault()}
          isRequired
        />
        <AlertList messages={isDifferent ? [] : failures} />
      </form>
    </Dialog>
  )
}
