import type { CDPSession } from '@playwright/test'

export type SentRequest = {
  readonly origin: string
  readonly path: string
  readonly kind: 'code or data' | 'photo' | 'preflight'
  /** Milliseconds after the tap; negative for requests made on intent. After its preflight, if it has one. */
  readonly sentMs: number
  /** Null = not finished when it was looked at. */
  readonly cameMs: number | null
  readonly bytes: number
}

type Followed = Pick<SentRequest, 'origin' | 'path' | 'kind'> & {
  readonly startedMs: number
  /** Of the request itself, a preflight for it. */
  readonly preflightOf: string | undefined
  cameMs?: number
  bytes?: number
}

/** Records network requests, without those answered by a cache. Resolves to those until now, in the order they were sent. */
export function followRequests(session: CDPSession): (tappedAtMs: number) => SentRequest[] {
  const followed = new Map<string, Followed>()
  let clockMs = 0
  session.on('Network.requestWillBeSent', ({ requestId, type, request, initiator, wallTime, timestamp }) => {
    const { origin, pathname } = new URL(request.url)
    const isPreflight = initiator.type === 'preflight'
    const kind = isPreflight ? 'preflight' : type === 'Image' ? 'photo' : 'code or data'
    // Preflights have no wall time of their own.
    if (!isPreflight) clockMs = (wallTime - timestamp) * 1000
    const preflightOf = isPreflight ? initiator.requestId : undefined
    followed.set(requestId, { origin, path: pathname, kind, startedMs: timestamp * 1000, preflightOf })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => followed.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) followed.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = followed.get(requestId)
    if (!request) return
    request.cameMs = timestamp * 1000
    request.bytes = encodedDataLength
  })
  return (tappedAtMs) => {
    const after = (ms: number) => ms + clockMs - tappedAtMs
    const preflights = new Map([...followed.values()].map((one) => [one.preflightOf, one.cameMs]))
    return [...followed].map(([id, { origin, path, kind, startedMs, cameMs, bytes = 0 }]) => {
      const sentMs = after(preflights.get(id) ?? startedMs)
      return { origin, path, kind, sentMs, cameMs: cameMs === undefined ? null : after(cameMs), bytes }
    })
  }
}

/**
 * Requests that followed one another until the last reply the screen needed, preflights included: each was sent only
 * after the one before had come. Photos and what had not come when the screen was usable do not count.
 */
export function hopsOf({ ms, requests }: { readonly ms: number; readonly requests: readonly SentRequest[] }): number {
  let hops = 0
  let until = Number.NEGATIVE_INFINITY
  const needed = requests
    .filter(({ kind, cameMs }) => kind !== 'photo' && cameMs !== null && cameMs <= ms)
    .toSorted((a, b) => (a.cameMs ?? 0) - (b.cameMs ?? 0))
  for (const { sentMs, cameMs } of needed) {
    if (sentMs < until) continue
    hops += 1
    until = cameMs ?? until
  }
  return hops
}

/** The most requests that one origin had to answer at the same time; above six a browser makes them wait on HTTP/1.1. */
export function mostAtOnce(requests: readonly SentRequest[]): number {
  const isOpen = (one: SentRequest, ms: number) => one.sentMs <= ms && (one.cameMs ?? ms) >= ms
  const atStartOf = ({ origin, sentMs }: SentRequest) =>
    requests.filter((one) => one.origin === origin && isOpen(one, sentMs)).length
  return Math.max(0, ...requests.map(atStartOf))
}

/** Code and data that came within so many ms of the tap. */
export function cameWithin(ms: number, requests: readonly SentRequest[]): SentRequest[] {
  return requests.filter(({ kind, cameMs }) => kind === 'code or data' && cameMs !== null && cameMs <= ms)
}

export function bytesOf(requests: readonly SentRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}
