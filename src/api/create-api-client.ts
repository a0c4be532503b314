import * as z from 'zod/mini'

import { toJson } from '#src/browser/json.ts'
import { encodeAny, safeDecode } from '#src/contract/decode.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { RawReply } from '#src/contract/envelope.ts'
import { anonymousEnvelope, clientVersion, endsSession, readReply, requestEnvelope } from '#src/contract/envelope.ts'
import type { Id } from '#src/contract/values.ts'
import { requestKey, serviceUrl } from '#src/options/service-requests.ts'

import { ApiError } from './api-error.ts'
import type * as Describing from './describe-malformed.ts'
import { requestSignal } from './request-signal.ts'

export type Credentials = { readonly apiKey: string; readonly email: string }

/** Replies that the loader has requested ahead of the app, by `requestKey`. */
export type Prefetched = Map<string, Promise<Response>>

export type ApiClientDeps = {
  readonly host: string
  readonly restaurantId: Id<'Restaurant'>
  readonly fetch: typeof fetch
  readonly language: () => string
  readonly credentials: () => Credentials | null
  /** Called when the service rejects the api key; `messages` are its texts [ERR-08]. */
  readonly onSessionEnd: (messages: readonly string[]) => void
  readonly usesSimpleRequests: () => boolean
  readonly sendsIdempotencyKey: boolean
  /** Called when a call fails by an error of our own code; the caller gets an `ApiError` of kind `malformed`. */
  readonly onFault: (fault: unknown) => void
  /**
   * Called for a reply that cannot be read: call, field, expected and actual kind. Each line once, without personal
   * data.
   */
  readonly onMalformed?: (line: string) => void
  readonly prefetched?: Prefetched
}

export type CallOptions = {
  readonly signal?: AbortSignal
  /** UUID of the draft, for endpoints that are idempotent (contract 1.5). */
  readonly idempotencyKey?: string
  /** Extra keys of the body in wire form, beside the endpoint's fields: consents. */
  readonly wireExtras?: Readonly<Record<string, unknown>>
}

export type ApiClient = {
  readonly language: string
  /** Sends one call and decodes its reply. Throws `ApiError`, or the abort reason of `signal`. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ReplyOf<E>>
  /** Addresses of a photo of the restaurant, in the widths of the contract [API-56]; null without a code. */
  photo(code: string | null | undefined): { readonly src: string; readonly srcSet: string } | null
  /** Address of the icon of a trait [API-57]. */
  traitIconUrl(id: number): string
}

const timeoutMs = 20_000

// Widths in px that a service offers photos in (contract 7, "photo widths").
const photoWidths = [320, 480, 640, 960]

export function createApiClient(deps: ApiClientDeps): ApiClient {
  const { host, restaurantId, prefetched } = deps
  const reported = new Set<string>()

  function malformed({ path }: Endpoint, issues: readonly string[]): ApiError {
    for (const line of issues.map((issue) => `${path}: ${issue}`)) {
      if (!reported.has(line)) deps.onMalformed?.(line)
      reported.add(line)
    }
    return new ApiError(path, { kind: 'malformed', issues })
  }

  function bodyOf(endpoint: Endpoint, request: unknown, who: Credentials | null, extras = {}): string {
    const base = { version: clientVersion, restaurantId }
    const envelope =
      endpoint.auth === 'none'
        ? z.encode(anonymousEnvelope, base)
        : z.encode(requestEnvelope, { ...base, email: who?.email ?? null, apiKey: who?.apiKey ?? null })
    return toJson({ ...envelope, ...(encodeAny(endpoint.request, request) as object), ...extras })
  }

  const urlOf = (path: string) => serviceUrl(host, deps.language(), path)

  async function send(endpoint: Endpoint, body: string, options: CallOptions, signal: AbortSignal): Promise<string> {
    const url = urlOf(endpoint.path)
    const early = prefetched?.get(requestKey(url, body))
    prefetched?.delete(requestKey(url, body))
    const response = await early?.catch(() => null)
    if (response) return reached(endpoint, () => response.text())
    const headers: Record<string, string> = {
      'Content-Type': deps.usesSimpleRequests() && !endpoint.isIdempotent ? 'text/plain' : 'application/json',
    }
    if (endpoint.isIdempotent && options.idempotencyKey && deps.sendsIdempotencyKey)
      headers['Idempotency-Key'] = options.idempotencyKey
    const init: RequestInit = { method: 'POST', headers, body, signal, credentials: 'omit' }
    return reached(endpoint, async () => (await deps.fetch.call(globalThis, url, init)).text())
  }

  async function exchange(endpoint: Endpoint, body: string, options: CallOptions): Promise<RawReply> {
    const { signal, release } = requestSignal(options.signal, timeoutMs)
    try {
      const content = parseJson(await send(endpoint, body, options, signal))
      const reply = readReply(content)
      if (!reply) throw malformed(endpoint, await describing(({ describeNoReply }) => [describeNoReply(content)]))
      return reply
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      throw cause
    } finally {
      release()
    }
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
  ): Promise<ReplyOf<E>> {
    const who = deps.credentials()
    let reply = await exchange(endpoint, bodyOf(endpoint, request, who, options.wireExtras), options)
    if (!reply.success && who && endpoint.auth !== 'none' && endsSession(reply.status)) {
      deps.onSessionEnd(reply.messages)
      if (endpoint.auth === 'optional' && !endpoint.isIdempotent)
        reply = await exchange(endpoint, bodyOf(endpoint, request, null, options.wireExtras), options)
    }
    if (!reply.success) {
      const { messages, status, data } = reply
      throw new ApiError(endpoint.path, { kind: 'refused', messages, status, data })
    }
    const parsed = safeDecode(endpoint.reply, reply.data)
    if (parsed.success) return parsed.data as ReplyOf<E>
    const { data } = reply
    const { issues } = parsed.error
    throw malformed(endpoint, await describing(({ describeMalformed }) => describeMalformed(issues, data)))
  }

  return {
    get language() {
      return deps.language()
    },

    async call(endpoint, request, options = {}) {
      try {
        return await call(endpoint, request, options)
      } catch (cause) {
        if (cause instanceof ApiError || options.signal?.aborted) throw cause
        deps.onFault(cause)
        throw new ApiError(endpoint.path, { kind: 'malformed', issues: [String(cause)] })
      }
    },

    photo(code) {
      if (!code) return null
      const src = urlOf(`/restaurant/get_image/${restaurantId}/${encodeURIComponent(code)}`)
      return { src, srcSet: photoWidths.map((width) => `${src}?w=${width} ${width}w`).join() }
    },

    traitIconUrl: (id) => urlOf(`/restaurant/get_icon_caratteristica/${id}`),
  }
}

/** Turns a failed network exchange into `offline`; errors of our own code stay outside of it. */
async function reached(endpoint: Endpoint, exchange: () => Promise<string>): Promise<string> {
  try {
    return await exchange()
  } catch {
    throw new ApiError(endpoint.path, { kind: 'offline' })
  }
}

/** What is wrong with a reply, by code that is loaded only for such a reply. */
function describing(describe: (module: typeof Describing) => string[]): Promise<string[]> {
  return import('./describe-malformed.ts').then(describe, () => ['cannot be read'])
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
