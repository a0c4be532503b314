import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { FormEvent } from 'react'
import { useParams, useSearch } from 'wouter'

import { sendPasswordReset } from '#src/api/sign-in-calls.ts'
import type { PasswordForm } from '#src/domain/account/check-registration.ts'
import { checkPasswords } from '#src/domain/account/check-registration.ts'
import { activeVenue } from '#src/domain/venues/venue-state.ts'
import { PasswordFields } from '#src/features/account/account-fields.tsx'
import { formFaults } from '#src/features/account/form-faults.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useAccountForm } from '#src/features/account/use-account-form.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { idFrom, paths } from '#src/instance/routes/paths.ts'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import form from '#src/features/account/account-form.css?inline'
import page from '#src/features/account/account-page.css?inline'

declareStyles(form)
declareStyles(page)

const blank: PasswordForm = { password: '', passwordRepeat: '' }

/** Target of the link in the recovery mail: sets a new password, then shows the login [ACCT-48, ACCT-49]. */
export function ResetScreen() {
  const { t } = useLingui()
  const { api, location, i18n } = useInstance()
  const { token = '' } = useParams()
  const { run, isPending, error, forget } = useAccountCall()
  const faults = error === null ? null : formFaults(i18n, error, ['password', 'passwordRepeat'])
  const {
    fields,
    form: typed,
    faultCount,
    check,
  } = useAccountForm<PasswordForm>({
    initial: blank,
    check: checkPasswords,
    told: faults?.byField ?? {},
    onChange: forget,
  })
  useNamedVenue()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    check()
    const form = event.currentTarget
    if (faultCount > 0) return focusFirstInvalid(form)
    return void run(async () => {
      await sendPasswordReset(api, { token, ...typed })
      location.navigate(paths.login, { replace: true })
    }, form)
  }

  return (
    <>
      <TitleBar title={t({ id: 'account.reset', message: 'New password' })} parent={paths.home} />
      <section className="screen-frame account-page">
        <form className="account-form" onSubmit={submit} noValidate>
          <PasswordFields fields={fields} />
          <AlertList messages={faults?.general ?? []} />
          <Button variant="primary" isWide type="submit" isBusy={isPending}>
            <Trans id="account.reset.submit">Set the password</Trans>
          </Button>
        </form>
      </section>
    </>
  )
}

/** Chooses the venue that the link names [ACCT-48]. */
function useNamedVenue() {
  const { stores } = useInstance()
  const restaurant = useRestaurant()
  const named = idFrom<'Venue'>(new URLSearchParams(useSearch()).get('idLocale') ?? undefined)
  const id = activeVenue(restaurant, named)?.id ?? null
  useEffect(() => {
    const { cart, draft, place } = stores
    // A filled cart belongs to its venue, so the venue is not changed.
    if (id === null || cart.state.cart.lines.length > 0) return
    if ((place.state.venueId ?? draft.state.venueId) !== id) draft.reset()
    place.choose(id)
  }, [id, stores])
}
