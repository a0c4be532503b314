import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { sendLogout } from '#src/api/account.ts'
import { accountConsentsQuery } from '#src/api/restaurant.ts'
import { TitleBar } from '#src/components/title-bar.tsx'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronRightIcon, LogoutIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './account-screen.css?inline'

declareStyles(css)

/** Who is signed in, the legal documents, and the way out [ACCT-06, ACCT-07]. */
export function AccountScreen() {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const { data } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const logout = useLogout()
  return (
    <section className="account-screen">
      <TitleBar title={t({ id: 'nav.account', message: 'Account' })} />
      <p className="who">
        <Trans id="account.signedInAs">Signed in as {email}</Trans>
      </p>
      <ul className="tiles">
        {(data?.consents ?? []).map(({ key, label, documentUrl }) =>
          documentUrl ? (
            <li key={key}>
              <button
                type="button"
                onClick={() => stores.dialogs.open({ kind: 'document', title: label, url: documentUrl })}
              >
                <span>{label}</span>
                <ChevronRightIcon size={20} />
              </button>
            </li>
          ) : null,
        )}
      </ul>
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
    location.backTo(paths.home)
    endSession()
    if (failure) stores.dialogs.alert(failureMessages(i18n, failure))
  })
}
