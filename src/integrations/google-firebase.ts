import type { FirebaseOptions } from 'firebase/app'

import type { GoogleSignIn } from './google-page.ts'

const closedByDiner = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']

/**
 * Loads Google's sign-in, for host pages that the provider has registered with Google. Call the returned function
 * directly in the click handler, else the browser blocks its window. It resolves to null when the diner closes the
 * window and rejects when Google refuses.
 */
export async function loadFirebaseSignIn(config: FirebaseOptions): Promise<() => Promise<GoogleSignIn | null>> {
  const [{ getApps, initializeApp }, auth] = await Promise.all([import('firebase/app'), import('firebase/auth')])
  const name = `comanda-${config.projectId}`
  const known = getApps().find((app) => app.name === name)
  // Only our session store keeps the customer: Firebase stores nothing in the restaurant's page.
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
