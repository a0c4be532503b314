/** Token of this device at Firebase Cloud Messaging; `forget` deletes it. */
export type PushAddress = { readonly token: string; readonly forget: () => Promise<unknown> }

type MessagingSetup = {
  readonly firebase: Readonly<Record<string, string>>
  readonly vapidKey: string
  readonly registration: ServiceWorkerRegistration
}

/**
 * Gets a token of this device from Firebase Cloud Messaging. Messages arrive in our own service worker
 * (`public/push-worker.js`), because Firebase's needs a configured file on the host page. Rejects where push is
 * unavailable.
 */
export async function firebaseAddress({ firebase, vapidKey, registration }: MessagingSetup): Promise<PushAddress> {
  const [{ deleteApp, initializeApp }, { deleteToken, getMessaging, getToken }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ])
  // A name of its own, because the host page or another widget may have a Firebase app.
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
