import type { Clock } from './clock.ts'

/** A successful sign-in with Google. */
export type GoogleSignIn = {
  readonly idToken: string
  /** Signs out at Google; rejects when that is not confirmed. */
  readonly signOut: () => Promise<void>
  /** Closes the window. */
  readonly close: () => void
}

export type GooglePage = {
  readonly view: Window
  readonly clock: Clock
  /** Address of the sign-in page of the ordering provider. */
  readonly url: string
  /** Origin of the web service: a page of any other origin is not opened. */
  readonly serviceOrigin: string
}

type Message = { readonly type?: unknown; readonly state?: unknown; readonly idToken?: unknown }

/** Interval of checking whether the window was closed, for which there is no event. */
const checkClosedMs = 400

/**
 * Signs in with Google in a window of the ordering provider, so that only the provider has to be registered with Google
 * and none of Google's code is loaded into the restaurant's page. Call it directly in the click handler. Resolves to
 * null when the diner closes the window; rejects when no window opens or Google refuses.
 */
export async function signInOnPage({ view, clock, url, serviceOrigin }: GooglePage): Promise<GoogleSignIn | null> {
  const page = new URL(url)
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
  page.searchParams.set('origin', view.location.origin)
  page.searchParams.set('state', state)
  const popup = page.origin === serviceOrigin ? view.open(page, '_blank', 'popup,width=480,height=640') : null
  if (!popup) throw new Error('Comanda: no window to sign in with Google.')

  /** The next message of the window; null when it has been closed. */
  const next = () =>
    new Promise<Message | null>((resolve) => {
      let stopTimer = () => {}
      function end(message: Message | null) {
        stopTimer()
        view.removeEventListener('message', hear)
        resolve(message)
      }
      function hear({ source, origin, data }: MessageEvent<Message | null>) {
        if (source === popup && origin === page.origin && data?.state === state) end(data)
      }
      function checkClosed() {
        if (popup?.closed) return end(null)
        stopTimer = clock.after(checkClosedMs, checkClosed)
      }
      view.addEventListener('message', hear)
      checkClosed()
    })

  const message = await next()
  if (!message) return null
  if (typeof message.idToken !== 'string') {
    popup.close()
    throw new Error('Comanda: Google did not sign in.')
  }
  return {
    idToken: message.idToken,
    close: () => popup.close(),
    async signOut() {
      const answer = next()
      popup.postMessage({ type: 'comanda-google:sign-out', state }, page.origin)
      const isSignedOut = (await answer)?.type === 'comanda-google:signed-out'
      popup.close()
      if (!isSignedOut) throw new Error('Comanda: Google did not sign out.')
    },
  }
}
