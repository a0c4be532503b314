import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { sendLogout } from '#src/api/account.ts'
import { accountConsentsQuery } from '#src/api/venue-content.ts'
import { LoadFailure } from '#src/components/load-failure.tsx'
import { TitleBar } from '#src/components/title-bar.tsx'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import { useLegalDocuments } from '#src/components/use-legal-documents.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronRightIcon } from '#src/ui/icons.tsx'
import { LogoutIcon } from '#src/ui/later-icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './account-screen.css?inline'

declareStyles(css)

/** Who is signed in, the legal documents, and the way out [ACCT-06, ACCT-07]. */
export function AccountScreen() {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const { data, error, refetch } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const documents = useLegalDocuments(data?.consents)
  const logout = useLogout()
  useFailureAlert(error)
  return (
    <section className="account-screen">
      <TitleBar title={t({ id: 'nav.account', message: 'Account' })} />
      <p className="who">
        <Trans id="account.signedInAs">Signed in as {email}</Trans>
      </p>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {documents.length > 0 && (
        <ul className="tiles">
          {documents.map(({ key, name, open }) => (
            <li key={key}>
              <button type="button" onClick={open}>
                <span>{name}</span>
                <ChevronRightIcon size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button isWide start={<LogoutIcon size={20} />} isBusy={logout.isPending} onClick={() => void logout.run()}>
        <Trans id="account.logout">Sign out</Trans>
      </Button>
    </section>
  )
}

/** Signs out here whatever the service says, and goes home; a failure is shown [ACCT-07, ACCT-08]. */
function useLogout() {
  const { api, stores, i18n, endSession, location } = useInstance()
  return useMutation(async () => {
    const failure = await sendLogout(api, stores.session.state.deviceId).then(
      () => null,
      (error: unknown) => error,
    )
    const hasEnded = stores.session.credentials() === null
    location.backTo(paths.home)
    endSession()
    // A session that the service no longer knew has been reported already [ERR-08].
    if (failure && !hasEnded) stores.dialogs.alert(failureMessages(i18n, failure))
  })
}
