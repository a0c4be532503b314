import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { accountConsentsQuery } from '#src/api/venue-content.ts'
import { LoadFailure } from '#src/components/load-failure.tsx'
import { TitleBar } from '#src/components/title-bar.tsx'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import { useLegalDocuments } from '#src/components/use-legal-documents.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { laterPaths } from '#src/instance/later-paths.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronRightIcon, ReceiptIcon } from '#src/ui/icons.tsx'
import { LogoutIcon } from '#src/ui/later-icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { logOut } from './log-out.ts'

import css from './account-screen.css?inline'

declareStyles(css)

/** Who is signed in, the legal documents, and the way out [ACCT-06, ACCT-07]. */
export function AccountScreen() {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, location } = instance
  const { email } = useSnapshot(stores.session.state)
  const { data, error, refetch } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const documents = useLegalDocuments(data?.consents)
  const logout = useMutation(() => logOut(instance))
  useFailureAlert(error)
  return (
    <section className="account-screen">
      <TitleBar title={t({ id: 'nav.account', message: 'Account' })} />
      <p className="who">
        <Trans id="account.signedInAs">Signed in as {email}</Trans>
      </p>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      <Button isWide start={<ReceiptIcon size={20} />} onClick={() => location.navigate(laterPaths.history)}>
        <Trans id="orders.history">Your orders</Trans>
      </Button>
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
