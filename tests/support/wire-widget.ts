import { expect } from 'vitest'

import type { ApiClient, Credentials } from '#src/api/create-api-client.ts'
import { createApiClient } from '#src/api/create-api-client.ts'

import { id } from './builders.ts'
import type { Sample, Wire } from './wire-samples.ts'
import { sampleOf } from './wire-samples.ts'

/** One call of the api layer: a function that sends, or a query. */
type Asked<T> = Promise<T> | { readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T> }

/**
 * Has the widget's own client make the call of a sample, and expects exactly its path, headers and body, as a customer and
 * (where the call knows customers) as a guest. Answers what the widget reads from the reply of the sample.
 */
export async function asks<T>(name: string, ask: (api: ApiClient) => Asked<T>): Promise<T> {
  const sample = sampleOf(name)
  const { request } = sample
  if ('api_key' in request && request.api_key !== null) {
    // The profile says the new e-mail in the same place, signed in or not.
    const email = 'old_email' in request ? request.email : null
    await sent(sample, { ...request, api_key: null, email }, { who: null, ask })
  }
  return sent(sample, request, { who: request.api_key === null ? null : customer, ask })
}

const customer: Credentials = { apiKey: 'k_5f0c1d', email: 'anna.rossi@example.com' }

type Call<T> = { readonly who: Credentials | null; readonly ask: (api: ApiClient) => Asked<T> }

async function sent<T>({ path, headers, reply }: Sample, body: Wire, { who, ask }: Call<T>): Promise<T> {
  const seen: Request[] = []
  const api = clientOf(who, async (input, init) => {
    seen.push(new Request(input, init))
    return Response.json({ success: true, data: reply, messages: [] })
  })
  const asked = ask(api)
  const answer = await ('queryFn' in asked ? asked.queryFn({ signal: new AbortController().signal }) : asked)
  expect(seen).toHaveLength(1)
  const request = seen[0]!
  expect(request.method).toBe('POST')
  expect(request.url).toBe(`https://ws.example/base/de/webservice${path}`)
  const expected = { 'content-type': 'application/json', ...lowerCased(headers) }
  expect(Object.fromEntries(request.headers)).toEqual(expected)
  expect(JSON.parse(await request.text())).toStrictEqual(body)
  return answer
}

/** The same for a call that the service refuses: answers what was thrown. */
export async function isRefused(name: string, ask: (api: ApiClient) => Promise<unknown>): Promise<unknown> {
  const { refusal } = sampleOf(name)
  const api = clientOf(null, async () => Response.json({ success: false, data: refusal, messages: ['No.'] }))
  return ask(api).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

/** The widget's client for restaurant 7, in German. */
export function clientOf(who: Credentials | null, fetchReply: typeof fetch): ApiClient {
  return createApiClient({
    host: 'https://ws.example/base',
    restaurantId: id(7),
    fetch: fetchReply,
    language: () => 'de',
    credentials: () => who,
    onSessionEnd: () => expect.unreachable(),
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
  })
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]))
