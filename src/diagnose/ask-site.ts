import type { ClockReading, PushWorkerAnswer } from './facts.ts'

type Site = { readonly fetch: typeof fetch; readonly page: string; readonly nowMs: () => number }

/** Asks the site of the page for its headers; policies of `meta` elements are not among them. */
export async function askSite({ fetch, page, nowMs }: Site) {
  try {
    const { headers } = await fetch(page, { method: 'HEAD', cache: 'no-store' })
    const policy = headers.get('Content-Security-Policy')
    const serverMs = new Date(headers.get('Date') ?? '').getTime()
    const clock: ClockReading | null = Number.isNaN(serverMs) ? null : { deviceMs: nowMs(), serverMs }
    // Several policies in one header are separated by commas.
    return { policies: policy === null ? [] : policy.split(','), clock }
  } catch {
    return { policies: [], clock: null }
  }
}

/** Asks for the service worker that the tag names; null when it names none. */
export async function askPushWorker({ fetch, page }: Site, path: string | undefined): Promise<PushWorkerAnswer | null> {
  if (!path) return null
  const { href: url, origin } = new URL(path, page)
  if (origin !== new URL(page).origin) return { url, status: null, type: '' }
  try {
    const { status, headers } = await fetch(url, { method: 'HEAD' })
    return { url, status, type: headers.get('Content-Type') ?? '' }
  } catch {
    return { url, status: null, type: '' }
  }
}
