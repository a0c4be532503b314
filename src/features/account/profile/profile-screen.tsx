import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'

import { accountQuery } from '#src/api/account-calls.ts'
import type { Customer } from '#src/contract/account.ts'
import { Group, PasswordFields, PersonFields } from '#src/features/account/account-fields.tsx'
import { BillingGroup } from '#src/features/account/billing-group.tsx'
import { UnconfirmedNotice } from '#src/features/account/email/unconfirmed-notice.tsx'
import { FaultSummary } from '#src/features/account/fault-summary.tsx'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { ConsentFields } from '#src/parts/form/consent-fields.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { PersonalDataGroup } from './personal-data-group.tsx'
import { useProfile } from './use-profile.ts'

import form from '#src/features/account/account-form.css?inline'
import page from '#src/features/account/account-page.css?inline'

declareStyles(form)
declareStyles(page)

/** Form to change the customer's data [ACCT-50]. */
export function ProfileScreen() {
  const { t } = useLingui()
  const { data, error, refetch } = useFreshQuery(accountQuery(useApi()))
  // While refetching, the form with its typed values stays.
  useFailureAlert(data ? null : error)
  return (
    <>
      <TitleBar title={t({ id: 'account.profile', message: 'Your data' })} parent={paths.account} />
      <section className="screen-frame account-page">
        {!data && Boolean(error) && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && (
          <SkeletonList
            label={t({ id: 'account.profile.loading', message: 'Loading your data' })}
            count={9}
            shape="box"
          />
        )}
        {data?.customer.isEmailVerified === false && (
          <UnconfirmedNotice key={data.customer.email} email={data.customer.email} />
        )}
        {data && <ProfileForm customer={data.customer} />}
        {data?.customer.canExportData && <PersonalDataGroup email={data.customer.email} />}
      </section>
    </>
  )
}

function ProfileForm({ customer }: { readonly customer: Customer }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const profile = useProfile(customer)
  const { fields, billing, consents, isChecked } = profile
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    profile.submit(event.currentTarget)
  }
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <FaultSummary faultCount={profile.faultCount} />
      <Group title={<Trans id="account.personalData">Personal data</Trans>}>
        <PersonFields fields={fields} />
      </Group>
      <AccountData username={customer.username} profile={profile} />
      <BillingGroup billing={billing} isChecked={isChecked} headingLevel={2} />
      <ConsentFields
        consents={consents}
        missing={isChecked ? t({ id: 'account.consent.needed', message: 'This consent is required' }) : null}
      />
      <AlertList messages={profile.failures} />
      <div className="actions">
        <ButtonRow>
          <Button onClick={() => location.back(paths.account)}>
            <Trans id="action.cancel">Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" isBusy={profile.isPending}>
            <Trans id="action.save">Save</Trans>
          </Button>
        </ButtonRow>
      </div>
      {profile.isSaved && <SavedDialog onClose={profile.confirm} />}
    </form>
  )
}

type AccountDataProps = { readonly username: string; readonly profile: ReturnType<typeof useProfile> }

/** User name, which cannot change, and password, which changes on request [ACCT-31, ACCT-51]. */
function AccountData({ username, profile }: AccountDataProps) {
  const { t } = useLingui()
  const { fields, changesPassword, changePassword } = profile
  return (
    <Group title={<Trans id="account.accountData">Account data</Trans>}>
      <TextField
        label={t({ id: 'account.username', message: 'Account e-mail' })}
        hint={t({ id: 'account.username.hint', message: 'You sign in with this. It cannot be changed.' })}
        name="username"
        autoComplete="username"
        value={username}
        onChange={() => undefined}
        isReadOnly
      />
      {changesPassword && <PasswordFields fields={fields} />}
      <div>
        <Button size="small" aria-expanded={changesPassword} onClick={() => changePassword(!changesPassword)}>
          {changesPassword ? (
            <Trans id="account.password.keep">Keep the password</Trans>
          ) : (
            <Trans id="account.password.change">Change password</Trans>
          )}
        </Button>
      </div>
    </Group>
  )
}

/** Confirms that the profile is saved, under the same title as failures [ACCT-53]. */
function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      variant="alert"
      title="ACCOUNT"
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          <Trans id="action.ok">OK</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="account.profile.saved">Your data have been saved.</Trans>
      </p>
    </Dialog>
  )
}
