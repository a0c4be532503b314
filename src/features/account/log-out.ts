import { sendLogout } from '#src/api/sign-in-calls.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { createBillStore } from '#src/state/bill-store.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

/** Signs out on this device even if the call fails, and goes home; shows the failure [ACCT-07, ACCT-08]. */
export async function logOut(instance: Instance): Promise<void> {
  const { api, stores, i18n } = instance
  const failure = await sendLogout(api, stores.session.state.deviceId).then(
    () => null,
    (error: unknown) => error,
  )
  const hasEnded = stores.session.state.customer === null
  leaveAccount(instance)
  // The end of a session has been shown already [ERR-08].
  if (failure && !hasEnded) stores.dialogs.alert(() => failureMessages(i18n, failure))
}

/** Goes home and forgets the customer on this device. */
export function leaveAccount({ stores, endSession, location }: Instance): void {
  location.backTo(paths.home)
  endSession()
  // What was ordered here is nobody else's to see (decisions 75 and 85).
  stores.of(createPlacedLinesStore).clear()
  stores.of(createFavouritesStore).clear()
  stores.of(createBillStore).close()
}
