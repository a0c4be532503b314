/** The address of this device at the push service, and how to give it up. */
export type PushAddress = { readonly token: string; readonly forget: () => Promise<unknown> }

type Wish = {
  readonly firebase: Readonly<Record<string, string>>
  readonly vapidKey: string
  readonly registration: ServiceWorkerRegistration
}

/**
 * Has Firebase Cloud Messaging give this device an address. The messages themselves come through our own service worker,
 * `public/push-worker.js`: Firebase's would have to be configured in a file of the host page. Rejects where there is no push.
 */
export async function firebaseAddress({ firebase, vapidKey, registration }: Wish): Promise<PushAddress> {
  const [{ deleteApp, initializeApp }, { deleteToken, getMessaging, getToken }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ])
  // A name of its own: the host page may have an app, and another widget too.
  const app = initializeApp(firebase, `comanda ${registration.scope}`)
  try {
    const messaging = getMessaging(app)
    const token = await getToken(messaging, { vapidKey, serviceWorkerRegistration: registration })
    return { token, forget: () => deleteToken(messaging).finally(() => deleteApp(app)) }
  } catch (error) {
    await deleteApp(app)
    throw error
  }
}
