import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useParams } from 'wouter'

import { accountQuery } from '#src/api/account-calls.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendEmailConfirmed } from '#src/api/sign-in-calls.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import page from '#src/features/account/account-page.css?inline'

declareStyles(page)

/**
 * Target of the link that confirms an address. It asks for a tap: programs that look through mails open their links too,
 * and must not confirm for somebody who did not register [ACCT-68].
 */
export function ConfirmEmailScreen() {
  const { t } = useLingui()
  const { api, i18n, location, queryClient } = useInstance()
  const { token = '' } = useParams()
  const { run, isPending, error } = useAccountCall()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isOver = isRefusedWith(error, 'TOKEN_NOT_VALID')

  const confirm = () =>
    run(async () => {
      await sendEmailConfirmed(api, token)
      setIsConfirmed(true)
      void queryClient.invalidateQueries({ queryKey: accountQuery(api).queryKey })
    })

  return (
    <>
      <TitleBar title={t({ id: 'emailConfirmation', message: 'Your e-mail address' })} parent={paths.home} />
      <section className="screen-frame account-page">
        <div role="status">
          {isConfirmed && (
            <Notice kind="ok" title={t({ id: 'emailConfirmation.confirmed', message: 'Your address is confirmed' })} />
          )}
        </div>
        {isConfirmed && (
          <Button variant="primary" isWide onClick={() => location.navigate(paths.home, { replace: true })}>
            <Trans id="emailConfirmation.done">To the start</Trans>
          </Button>
        )}
        {!isConfirmed && !isOver && (
          <p>
            <Trans id="emailConfirmation.ask">
              Confirm that the address to which we wrote is yours. If you did not register here, close this page.
            </Trans>
          </p>
        )}
        <AlertList messages={error === null ? [] : failureMessages(i18n, error)} />
        {isOver && <NewLinkButton />}
        {!isConfirmed && !isOver && (
          <Button variant="primary" isWide isBusy={isPending} onClick={() => void confirm()}>
            <Trans id="emailConfirmation.confirm">Confirm the address</Trans>
          </Button>
        )}
      </section>
    </>
  )
}

/** To the profile, where a new link is sent; through the sign-in for who is signed out. */
function NewLinkButton() {
  const { location } = useInstance()
  const customer = useCustomer()
  return (
    <Button variant="primary" isWide onClick={() => location.navigate(secondaryPaths.profile, { replace: true })}>
      {customer === null ? (
        <Trans id="emailConfirmation.signIn">Sign in for a new link</Trans>
      ) : (
        <Trans id="emailConfirmation.newLink">Get a new link</Trans>
      )}
    </Button>
  )
}
