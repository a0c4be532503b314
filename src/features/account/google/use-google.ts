import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'

import { isRefused } from '#src/api/api-error.ts'
import { safeDecode } from '#src/contract/decode.ts'
import type { GooglePerson } from '#src/contract/sign-in.ts'
import { googlePerson } from '#src/contract/sign-in.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useSignIn } from '#src/features/account/use-sign-in.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import type { GoogleSignIn } from '#src/integrations/google-page.ts'
import { signInOnPage } from '#src/integrations/google-page.ts'
import { logSilently } from '#src/integrations/log.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

type Way = () => Promise<GoogleSignIn | null>

/** The sign-in with Google; null where the provider offers none [ACCT-10, ACCT-19..22]. */
export function useGoogle() {
  const { t } = useLingui()
  const { stores, location, i18n } = useInstance()
  const way = useWay()
  const search = useSearch()
  const signIn = useSignIn()
  const { run, isPending, error } = useAccountCall()
  const alert = (text: () => string) => stores.dialogs.alert(() => [text()])
  const sayError = () => alert(() => t({ id: 'account.google.error', message: 'Google error' }))

  /** Opens the registration for a person without an account, signed out of Google here [ACCT-19, ACCT-20]. */
  async function register(person: GooglePerson, google: GoogleSignIn) {
    const query = new URLSearchParams(search)
    const known = { email: person.email, nome: person.firstName ?? '', cognome: person.lastName ?? '' }
    for (const [name, value] of Object.entries(known)) query.set(name, value)
    location.navigate(`${paths.registration}?${query}`, { replace: true })
    await google
      .signOut()
      .catch(() => alert(() => t({ id: 'account.google.signOutError', message: 'Google Sign Out Error.' })))
  }

  async function signInWith(google: GoogleSignIn) {
    try {
      await signIn({ googleIdToken: google.idToken })
    } catch (error) {
      const person = personWithoutAccount(error)
      if (person) return await register(person, google)
      // One message for every failure of Google, whether Google or the service reports it [ACCT-21].
      if (isRefused(error) && error.failure.status === 'GOOGLE_ERROR') sayError()
      else throw error
    } finally {
      google.close()
    }
  }

  function start() {
    if (!way) return
    // Browsers open a window only during the click, so before any await.
    const opened = way().catch(() => {
      sayError()
      return null
    })
    void run(async () => {
      const google = await opened
      // Without a result the diner closed the window: no message [ACCT-21].
      if (google) await signInWith(google)
    })
  }

  return way && { start, isPending, failures: error === null ? [] : failureMessages(i18n, error) }
}

/** The provider's own page where it has one, else Google's sign-in in the page of the restaurant. */
function useWay(): Way | null {
  const { view, clock, options } = useInstance()
  const { firebase, googlePageUrl: url } = useRestaurant().settings
  const loading = useRef<Promise<Way> | null>(null)
  const usesFirebase = firebase !== null && url === null
  useEffect(() => {
    if (!usesFirebase) return
    // Loaded before the click: browsers open no window after a wait.
    loading.current = import('#src/integrations/google-firebase.ts').then((sdk) => sdk.loadFirebaseSignIn(firebase))
    loading.current.catch(() => logSilently('the sign-in with Google could not be fetched'))
  }, [firebase, usesFirebase])
  if (url !== null) {
    const serviceOrigin = new URL(options.host, view.location.href).origin
    return () => signInOnPage({ view, clock, url, serviceOrigin })
  }
  if (!usesFirebase) return null
  return async () => {
    if (!loading.current) throw new Error('Comanda: the sign-in with Google is not there yet.')
    return (await loading.current)()
  }
}

/**
 * The person, if the service has no account for them: its status has this ending, with any product name before it
 * (contract C117).
 */
function personWithoutAccount(error: unknown): GooglePerson | null {
  if (!isRefused(error) || !error.failure.status?.endsWith('_EMAIL_NOT_FOUND')) return null
  const read = safeDecode(googlePerson, error.failure.data)
  return read.success ? read.data : null
}
