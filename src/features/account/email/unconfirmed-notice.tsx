import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { sendEmailConfirmation } from '#src/api/sign-in-calls.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Says that the address of the account is not confirmed, and sends the link once more [ACCT-69]. */
export function UnconfirmedNotice({ email }: { readonly email: string }) {
  const { t } = useLingui()
  const { api, i18n } = useInstance()
  const { run, isPending, error } = useAccountCall()
  const [isSent, setIsSent] = useState(false)
  const send = () =>
    run(async () => {
      await sendEmailConfirmation(api)
      setIsSent(true)
    })
  return (
    <>
      <div role="status">
        {isSent && (
          <Notice kind="ok" title={t({ id: 'account.recovery.sent', message: 'The e-mail is on its way' })}>
            <Trans id="emailConfirmation.sentText">
              Follow the link in it. If it does not arrive, look in your spam folder.
            </Trans>
          </Notice>
        )}
      </div>
      {!isSent && (
        <Notice
          title={t({ id: 'emailConfirmation.unconfirmed', message: 'Your e-mail address is not confirmed' })}
          action={
            <Button size="small" isBusy={isPending} onClick={() => void send()}>
              <Trans id="emailConfirmation.send">Send the link again</Trans>
            </Button>
          }
        >
          <Trans id="emailConfirmation.unconfirmedText">
            Follow the link that we sent to {email}: codes that are reserved for this address need it.
          </Trans>
        </Notice>
      )}
      <AlertList messages={error === null ? [] : failureMessages(i18n, error)} />
    </>
  )
}
