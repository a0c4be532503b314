import { Trans, useLingui } from '@lingui/react/macro'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { LogoutIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AccountTiles } from './account-tiles.tsx'
import { logOut } from './log-out.ts'

import page from './account-page.css?inline'
import css from './account-screen.css?inline'

declareStyles(page)
declareStyles(css)

/** Name of the signed-in customer, links to the parts of the account, and sign-out [ACCT-02..07]. */
export function AccountScreen() {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores } = instance
  const email = useCustomer()?.email
  const { data, error, refetch } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const logout = useMutation(() => logOut(instance))
  useFailureAlert(error)
  return (
    <>
      <TitleBar title={t({ id: 'nav.account', message: 'Account' })} />
      <section className="screen-frame account-page account-screen">
        <p className="who">
          <Trans id="account.signedInAs">Signed in as {email}</Trans>
        </p>
        {Boolean(error) && !data && <LoadFailure error={error} onRetry={refetch} />}
        <AccountTiles />
        <Button isWide start={<LogoutIcon size={20} />} isBusy={logout.isPending} onClick={() => void logout.run()}>
          <Trans id="account.logout">Sign out</Trans>
        </Button>
      </section>
    </>
  )
}
