import { logWarning } from '#src/integrations/log.ts'
import type { ConsentWord } from '#src/options/options.ts'

/** Fields of the IAB TCF API that are read: https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework */
type TcfData = {
  readonly gdprApplies?: boolean
  readonly eventStatus?: string
  readonly listenerId?: number
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> }
}
type TcfApi = (
  command: string,
  version: number,
  answer: (data: TcfData, isGood: boolean) => void,
  listener?: number,
) => void

/** The page as far as consent is read from it. */
export type ConsentPage = { readonly dataLayer?: unknown; readonly __tcfapi?: TcfApi }

type ConsentDeps = {
  readonly page: ConsentPage
  /** What the page itself says: the attribute `consent`, which `Comanda('consent', …)` sets too; null = nothing. */
  readonly word: () => string | null
}

/** Store on the device, and measure content: the purposes of the TCF that analytics needs. */
const tcfPurposes = [1, 8] as const

/**
 * Whether the visitor agrees to analytics. The first source that has an answer decides: the page's own word, Google
 * Consent Mode, the IAB TCF. Without an answer there is no consent (`docs/analytics.md`).
 */
export function createConsent({ page, word }: ConsentDeps) {
  let tcf: boolean | null = null
  let listenerId: number | undefined
  let isFollowing = false
  let isOver = false

  /** The platform of the page may load after the widget, so this is tried again until it is there. */
  function followTcf() {
    if (isFollowing || isOver || typeof page.__tcfapi !== 'function') return
    isFollowing = true
    callTcf(page, 'addEventListener', (data, isGood) => {
      listenerId = data?.listenerId
      if (isGood && !isOver) tcf = readTcf(data)
    })
  }

  followTcf()
  return {
    isGiven(): boolean {
      followTcf()
      return readWord(word()) ?? readConsentMode(page.dataLayer) ?? tcf ?? false
    },
    stop() {
      isOver = true
      if (listenerId !== undefined) callTcf(page, 'removeEventListener', () => {}, listenerId)
    },
  }
}

/** What the platform of the page throws must not stop an order. */
function callTcf(page: ConsentPage, command: string, answer: Parameters<TcfApi>[2], listener?: number) {
  try {
    page.__tcfapi?.(command, 2, answer, listener)
  } catch (fault) {
    logWarning(`__tcfapi of this page has failed, so it gives no consent to analytics: ${String(fault)}`)
  }
}

/** A word that is neither counts as refused. */
function readWord(word: string | null): boolean | null {
  return word === null ? null : word.trim().toLowerCase() === ('granted' satisfies ConsentWord)
}

/**
 * `analytics_storage` of Google Consent Mode, as `gtag('consent', …)` has written it into the data layer; null = not
 * said. The last update counts, else the strictest default: defaults may be for a region, and the widget does not know
 * the visitor's. https://developers.google.com/tag-platform/security/guides/consent
 */
export function readConsentMode(layer: unknown): boolean | null {
  if (!Array.isArray(layer)) return null
  let updated: boolean | null = null
  let initial: boolean | null = null
  for (const entry of layer as readonly unknown[]) {
    // gtag pushes its `arguments`: an object with the keys 0, 1 and 2.
    const { 0: command, 1: kind, 2: states } = Object(entry) as Readonly<Record<string, unknown>>
    const state: unknown = Reflect.get(Object(states), 'analytics_storage')
    if (command !== 'consent' || typeof state !== 'string') continue
    const isGranted = state === 'granted'
    if (kind === 'update') updated = isGranted
    if (kind === 'default') initial = isGranted && initial !== false
  }
  return updated ?? initial
}

/** Null while the visitor has not answered. */
function readTcf({ gdprApplies, eventStatus, purpose }: TcfData): boolean | null {
  if (gdprApplies === false) return true
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return null
  return tcfPurposes.every((one) => purpose?.consents?.[one] === true)
}
