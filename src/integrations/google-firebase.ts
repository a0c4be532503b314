import type { FirebaseOptions } from 'firebase/app'

import type { GoogleSignIn } from './google-page.ts'

const closedByDiner = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']

/**
 * Loads Google's own sign-in, for hosts that the provider has registered there. The answer opens its window and is to be
 * called by the click itself: null when the diner closed it; rejects when Google refused.
 */
export async function loadFirebaseSignIn(config: FirebaseOptions): Promise<() => Promise<GoogleSignIn | null>> {
  const [{ getApps, initializeApp }, auth] = await Promise.all([import('firebase/app'), import('firebase/auth')])
  const name = `comanda-${config.projectId}`
  const known = getApps().find((app) => app.name === name)
  // Who signs in is the session's to keep: Firebase keeps nothing in the restaurant's page.
  const session = known
    ? auth.getAuth(known)
    : auth.initializeAuth(initializeApp(config, name), {
        persistence: auth.inMemoryPersistence,
        popupRedirectResolver: auth.browserPopupRedirectResolver,
      })
  return async () => {
    try {
      const result = await auth.signInWithPopup(session, new auth.GoogleAuthProvider())
      const idToken = auth.GoogleAuthProvider.credentialFromResult(result)?.idToken
      if (!idToken) throw new Error('Comanda: Google gave no token.')
      return { idToken, close: () => undefined, signOut: () => auth.signOut(session) }
    } catch (error) {
      if (closedByDiner.includes(codeOf(error))) return null
      throw error
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
