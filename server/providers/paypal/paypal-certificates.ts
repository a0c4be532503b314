import { outsideDeadline } from '#server/platform/outside-calls.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'

/** PayPal signs with one at a time, and takes a new one every few months. */
const mostKept = 8
/** Anybody can send a webhook that names a certificate: more than these are not asked for. */
const mostFetched = 20
const periodMs = 3_600_000

const hosts = { sandbox: 'api(?:-m)?\\.sandbox', production: 'api(?:-m)?' } as const

type Source = Pick<PayPalKeys, 'environment'> & { readonly fetch: typeof globalThis.fetch }

/** PayPal's certificates, fetched from its documented path only, few in an hour, and the newest kept. */
export function createCertificates({ environment, fetch }: Source) {
  const documented = new RegExp(`^https://${hosts[environment]}\\.paypal\\.com/v1/notifications/certs/[\\w-]{1,100}$`)
  const kept = new Map<string, string>()
  let fetchedAtMs: readonly number[] = []

  /** Null when the address is not PayPal's, PayPal has no such certificate, or too many were asked for. */
  return async function certificate(url: string, nowMs: number): Promise<string | null> {
    const known = kept.get(url)
    if (known !== undefined) return known
    if (!documented.test(url)) return null
    fetchedAtMs = fetchedAtMs.filter((at) => nowMs - at < periodMs)
    if (fetchedAtMs.length >= mostFetched) return null
    fetchedAtMs = [...fetchedAtMs, nowMs]
    const response = await fetch(url, { signal: outsideDeadline(), redirect: 'error' })
    if (response.status >= 500) throw new Error(`PayPal answered ${response.status} for its certificate.`)
    if (!response.ok) return null
    const content = await response.text()
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(url, content)
    return content
  }
}
