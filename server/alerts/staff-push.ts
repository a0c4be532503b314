import { once } from 'node:events'
import { request } from 'node:https'

import webPush from 'web-push'

import type { Database } from '#server/platform/db/database.ts'
import { publicAddresses } from '#server/platform/download/download.ts'
import { outsideLimitMs } from '#server/platform/outside-calls.ts'
import type { Settings } from '#server/settings/settings.ts'

import type { StaffDevice } from './staff-devices.ts'
import { vapidKeysOf } from './vapid-keys.ts'

/** What a push message says: which thing it is and when it is due, nothing of the diner. */
export type StaffNote = {
  readonly kind: 'order' | 'reservation' | 'printer' | 'test'
  readonly number: number
  /** When it is due, or since when a printer keeps tickets waiting, on the clock of the venue, such as `19:30`; empty for a test. */
  readonly due: string
  /** The same in the language of the device, because a worker has no catalog. */
  readonly title: string
  readonly body: string
  /** Where a tap leads. */
  readonly path: string
}

export type NoteEnd =
  | { readonly kind: 'taken' }
  /** The device takes none any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused-for-now' | 'refused'; readonly reason: string }

type Addressed = Pick<StaffDevice, 'endpoint' | 'p256dh' | 'auth'>
export type StaffPush = {
  send(device: Addressed, note: StaffNote): Promise<NoteEnd>
  /** What browsers ask for an address with. */
  publicKey(): Promise<string>
}

/** A push message as it goes over the network, encrypted for its device (RFC 8291). */
export type PushPost = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly signal: AbortSignal
}

export type PostPush = (asked: PushPost) => Promise<number>

type PushDeps = {
  readonly db: Database
  readonly settings: Pick<Settings, 'vapidKeys' | 'mail' | 'publicUrl'>
  /** Posts to a push service; answers the status. Tests have a service of their own. */
  readonly post?: PostPush | undefined
}

/** Seconds that a push service keeps a message for a device that is off: later it was answered or refused. */
const keptSeconds = 20 * 60

/**
 * Sends push messages to devices of the staff. A message replaces the one before it about the same thing that was not delivered
 * yet (`Topic`, RFC 8030).
 */
export function createStaffPush({ db, settings, post = postPublicly }: PushDeps): StaffPush {
  const keys = () => vapidKeysOf(db, settings.vapidKeys)
  const subject = senderOf(settings)
  return {
    publicKey: async () => (await keys()).publicKey,
    async send({ endpoint, p256dh, auth }, note) {
      const signal = AbortSignal.timeout(outsideLimitMs)
      const vapidDetails = { subject, ...(await keys()) }
      try {
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
          vapidDetails,
          TTL: keptSeconds,
          urgency: 'high',
          topic: `${note.kind}-${note.number}`,
          contentEncoding: 'aes128gcm',
        })
        const headers = Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
        )
        return endOf(await post({ url: new URL(endpoint), headers, body: details.body ?? Buffer.alloc(0), signal }))
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 80) : 'failed'
        return { kind: 'refused-for-now', reason: `push ${reason}` }
      }
    },
  }
}

/** Whom push services may write to. */
function senderOf({ mail, publicUrl }: PushDeps['settings']): string {
  if (mail) return `mailto:${mail.from}`
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@comanda.invalid'
}

function endOf(status: number): NoteEnd {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const passes = status === 429 || status >= 500
  return { kind: passes ? 'refused-for-now' : 'refused', reason: `push ${status}` }
}

/** The address comes from a browser: https only, and the public internet only, as for photos of a file. */
async function postPublicly({ url, headers, body, signal }: PushPost): Promise<number> {
  if (url.protocol !== 'https:') throw new Error('not-https')
  const found = await publicAddresses(url, signal)
  if (!found.ok) throw new Error(found.refusal.reason)
  const addresses = found.value
  const asked = request(url, {
    method: 'POST',
    headers,
    signal,
    agent: false,
    lookup: (_host, { all }, answer) => {
      if (all) answer(null, [...addresses])
      else answer(null, addresses[0].address, addresses[0].family)
    },
  })
  asked.on('error', () => undefined)
  asked.end(body)
  const [response] = (await once(asked, 'response', { signal })) as [{ statusCode?: number; resume(): void }]
  response.resume()
  return response.statusCode ?? 0
}
