import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Asking, FoundAddress } from './ask-at.ts'
import { askAt } from './ask-at.ts'
import { isPublicAddress } from './public-address.ts'

/** Why a file of a foreign server was not taken. */
export type DownloadRefusal =
  | { readonly reason: 'not-https' | 'private-address' | 'too-many-redirects' | 'too-large' | 'too-slow' }
  /** `code`: that of the system, such as ENOTFOUND. */
  | { readonly reason: 'unknown-host' | 'no-connection'; readonly code: string }
  | { readonly reason: 'status'; readonly status: number }

export type DownloadLimits = {
  /** Ms for everything: names, redirects and the last byte. */
  readonly limitMs: number
  readonly mostBytes: number
  /** What may come, as the header Accept says it. */
  readonly accept: string
}
/** How names are looked up, addresses asked and time passes. What is found is judged in any case. */
export type Internet = {
  readonly lookUp: (host: string) => Promise<readonly FoundAddress[]>
  readonly ask: (url: URL, asking: Asking) => Promise<IncomingMessage>
  /** Aborts after so many ms. */
  readonly endsAfter: (ms: number) => AbortSignal
}
export type Download = (address: string) => Promise<Verdict<Uint8Array, DownloadRefusal>>

const mostRedirects = 2
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const ofSystem: Internet = {
  lookUp: (host) => lookup(host, { all: true }),
  ask: askAt,
  endsAfter: (ms) => AbortSignal.timeout(ms),
}

/**
 * Fetches files from addresses that somebody else has written: over https only, and from the public internet only. Every
 * name is looked up once, all its addresses are judged, and the connection goes to those; a redirect is judged anew.
 */
export function createDownload(limits: DownloadLimits, internet = ofSystem): Download {
  return async (address) => {
    const signal = internet.endsAfter(limits.limitMs)
    try {
      return await fetchFile(new URL(address), { ...limits, ...internet, signal, redirectsLeft: mostRedirects })
    } catch (error) {
      return refuse(signal.aborted ? { reason: 'too-slow' } : { reason: 'no-connection', code: codeOf(error) })
    }
  }
}

type Way = DownloadLimits & Internet & { readonly signal: AbortSignal; readonly redirectsLeft: number }

async function fetchFile(url: URL, way: Way): Promise<Verdict<Uint8Array, DownloadRefusal>> {
  if (url.protocol !== 'https:') return refuse({ reason: 'not-https' })
  const found = await judgedAddresses(url, way)
  if (!found.ok) return found
  const headers = { Accept: way.accept, 'Accept-Encoding': 'identity', 'User-Agent': 'Comanda' }
  const response = await way.ask(url, { found: found.value, headers, signal: way.signal })
  const { statusCode: status = 0, headers: head } = response
  if (status === 200) return readBody(response, way)
  response.destroy()
  if (!redirects.has(status) || head.location === undefined) return refuse({ reason: 'status', status })
  if (way.redirectsLeft === 0) return refuse({ reason: 'too-many-redirects' })
  return fetchFile(new URL(head.location, url), { ...way, redirectsLeft: way.redirectsLeft - 1 })
}

/** The addresses of the host of somebody else's address, for a connection to just those; refused when one is not of the public internet. */
export function publicAddresses(url: URL, signal: AbortSignal): Promise<Verdict<Asking['found'], DownloadRefusal>> {
  return judgedAddresses(url, { ...ofSystem, signal })
}

/** The addresses of a host; refused when one of them is not of the public internet. */
async function judgedAddresses(
  { hostname }: URL,
  { lookUp, signal }: Pick<Way, 'lookUp' | 'signal'>,
): Promise<Verdict<Asking['found'], DownloadRefusal>> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await untilAborted(lookUp(host).catch(codeOf), signal)
  if (typeof found === 'string') return refuse({ reason: 'unknown-host', code: found })
  const [first, ...others] = found
  if (first === undefined) return refuse({ reason: 'unknown-host', code: 'ENOTFOUND' })
  const areAllPublic = found.every(({ address }) => isPublicAddress(address))
  return areAllPublic ? accept([first, ...others] as const) : refuse({ reason: 'private-address' })
}

/** A look-up cannot be ended, so nobody waits for it after the deadline. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // Of a deadline that has passed already no event comes.
  signal.throwIfAborted()
  const ended = once(signal, 'abort').then((): never => {
    throw signal.reason
  })
  return Promise.race([work, ended])
}

/** The body as a whole; refused as soon as it is larger than it may be. */
async function readBody(response: IncomingMessage, { mostBytes }: Way): Promise<Verdict<Uint8Array, DownloadRefusal>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the connection.
  for await (const part of response as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > mostBytes) return refuse({ reason: 'too-large' })
    parts.push(part)
  }
  return accept(Buffer.concat(parts))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'ERROR'
}
