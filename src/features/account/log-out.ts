import { sendLogout } from '#src/api/account-calls.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'

/** Signs out here whatever the service says, and goes home; a failure is shown [ACCT-07, ACCT-08]. */
export async function logOut({ api, stores, i18n, endSession, location }: Instance): Promise<void> {
  const failure = await sendLogout(api, stores.session.state.deviceId).then(
    () => null,
    (error: unknown) => error,
  )
  const hasEnded = stores.session.credentials() === null
  location.backTo(paths.home)
  endSession()
  // A session that the service no longer knew has been reported already [ERR-08].
  if (failure && !hasEnded) stores.dialogs.alert(failureMessages(i18n, failure))
}
