/** Address of the worker of the desk, and what it looks after. */
const address = '/staff/worker.js'
const scope = '/staff'

/** The parts of a window that know of the worker. */
type WorkerPage = {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer | undefined }
  readonly performance: Pick<Performance, 'getEntriesByType'>
}

/**
 * Lets the page open without a network: registers the worker, and names it the files that were loaded. Where a browser has none
 * (a page without https), or refuses it, the desk works as before; answers its registration.
 */
export async function registerWorker({
  navigator,
  performance,
}: WorkerPage): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return null
  try {
    await serviceWorker.register(address, { scope })
    const registration = await serviceWorker.ready
    registration.active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
    return registration
  } catch {
    return null
  }
}

type TappedPage = Pick<Window, 'history' | 'dispatchEvent'> & Pick<WorkerPage, 'navigator'>

/** Goes where a tapped notification leads, without loading the page anew. */
export function openWhatIsTapped(page: TappedPage): void {
  page.navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly open?: string } | null>) => {
      if (typeof data?.open !== 'string' || !data.open.startsWith(scope)) return
      page.history.pushState(null, '', data.open)
      page.dispatchEvent(new PopStateEvent('popstate'))
    },
  )
}
