import type { Clock } from './clock.ts'

/** Somebody whom Google knows. */
export type GoogleSignIn = {
  readonly idToken: string
  /** Forgets them where they signed in; rejects when that cannot be said for certain. */
  readonly signOut: () => Promise<void>
  /** Nothing more is wanted. */
  readonly close: () => void
}

export type GooglePage = {
  readonly view: Window
  readonly clock: Clock
  /** The provider's page. */
  readonly url: string
  /** Origin of the web service: only a page there is believed. */
  readonly serviceOrigin: string
}

type Message = { readonly type?: unknown; readonly state?: unknown; readonly idToken?: unknown }

const lookAgainMs = 400

/**
 * Signs in with Google in a window of the provider, which alone has to be known to Google; nothing of Google is loaded
 * into the page of the restaurant. To be called by the click itself. Null: the window was closed. Rejects when there is
 * no window, or Google refused.
 */
export async function signInOnPage({ view, clock, url, serviceOrigin }: GooglePage): Promise<GoogleSignIn | null> {
  const page = new URL(url)
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
  page.searchParams.set('origin', view.location.origin)
  page.searchParams.set('state', state)
  const popup = page.origin === serviceOrigin ? view.open(page, '_blank', 'popup,width=480,height=640') : null
  if (!popup) throw new Error('Comanda: no window to sign in with Google.')

  /** What the window says next; null when it has been closed. */
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
      function look() {
        if (popup?.closed) return end(null)
        stopTimer = clock.after(lookAgainMs, look)
      }
      view.addEventListener('message', hear)
      look()
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
