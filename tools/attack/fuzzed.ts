import fc from 'fast-check'
import * as z from 'zod/mini'

import type { Call } from '#tests/support/arbitraries/call.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'

import type { Attack } from './finding.ts'
import type { Target } from './target.ts'

const host = 'https://service.example'
const callPrefix = '/:language/webservice'
const seed = 20_261_124
/** Marks of a stack, of SQL and of our own files in a reply. */
const leaks = /\bat (async )?\S+ \(|node_modules|\bselect ["*]|insert into|Failed query|\/server\/[a-z-]+\/|SQLSTATE/i
const nasty: readonly unknown[] = [
  null,
  '',
  -1,
  1e308,
  '99999999999999999999',
  '\u0000',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(5000),
  [],
  {},
  { $ne: null },
  [[[[]]]],
  true,
]

/** Malformed calls of every call of the contract and of every other route: an envelope each, no 500, nothing leaks. */
export const fuzzed: Attack = async (target, { samples }) => {
  const { service } = target
  const restaurantId = await service.newRestaurant({ like: 2 })
  // A customer for each call, because some calls end the session of theirs.
  const bodiesOf = async ({ endpoint, request }: Call) => {
    const { apiKey, email } = await service.newCustomer(restaurantId)
    const envelope = { versione: '3.5.2', id_ristorante: restaurantId, api_key: apiKey, email }
    return fc.sample(request, { numRuns: samples, seed }).map((wish, index) => {
      const sent = z.encode(endpoint.request, wish as never) as object
      const place = 'id_locale' in sent ? { id_locale: 21 } : {}
      return { path: endpoint.path, body: broken({ ...envelope, ...sent, ...place }, index) }
    })
  }
  const bodies = (await Promise.all(Object.values(calls).map(bodiesOf))).flat()
  const replies = await inTurns(bodies, ({ path, body }) => post(target, `/en/webservice${path}`, body))
  const others = await inTurns(otherRoutes(target, samples), ({ method, path }) =>
    method === 'GET' ? get(target, path) : post(target, path, JSON.stringify({ id: nasty, restaurant: '__proto__' })),
  )
  const all = [...replies, ...others]
  return [
    {
      what: `malformed calls (${replies.length}): replies outside the envelope`,
      found: replies.filter(isOutside).length,
      due: 0,
    },
    {
      what: `requests of other routes (${others.length}) and calls: status 500 or more`,
      found: all.filter(({ status }) => status >= 500).length,
      due: 0,
    },
    { what: 'the same: replies with a stack or SQL', found: all.filter(({ text }) => leaks.test(text)).length, due: 0 },
    { what: 'the same: polluted prototypes', found: Number('polluted' in {}), due: 0 },
  ]
}

type Reply = { readonly status: number; readonly text: string }

/** One field of a sound body is replaced, left out or joined by others; every ninth body is no object at all. */
function broken(sound: object, index: number): string {
  if (index % 9 === 8)
    return ['', '{', '[]', 'null', '"text"', '{"__proto__":{"polluted":1}}'][((index / 9) % 6) | 0] ?? ''
  const keys = Object.keys(sound)
  const key = keys[(index * 7) % keys.length] ?? 'id_ristorante'
  const value = nasty[index % nasty.length]
  const polluted = index % 5 === 4 ? '"__proto__":{"polluted":1},' : ''
  return JSON.stringify({ ...sound, [key]: value }).replace('{', `{${polluted}`)
}

function isOutside({ status, text }: Reply): boolean {
  if (status !== 200) return true
  const reply = JSON.parse(text) as { success?: unknown; messages?: unknown }
  return typeof reply.success !== 'boolean' || !Array.isArray(reply.messages)
}

/** Every route beside the calls of the contract and those for tests, with texts in its parameters that nobody means. */
function otherRoutes({ service }: Target, samples: number) {
  const contract = new Set(Object.values(calls).map(({ endpoint }) => callPrefix + endpoint.path))
  const routes = service.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !contract.has(path) && !path.startsWith('/test/'),
  )
  const texts = nasty.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
  return routes.flatMap(({ method, path }) =>
    Array.from({ length: Math.ceil(samples / 4) }, (_, index) => {
      const text = encodeURIComponent((texts[index % texts.length] ?? '').slice(0, 500))
      return { method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, text || '1') }
    }),
  )
}

/** Eight at a time. */
async function inTurns<T>(items: readonly T[], send: (item: T) => Promise<Reply>): Promise<readonly Reply[]> {
  const replies: Reply[] = []
  const waiting = [...items]
  const workers = Array.from({ length: 8 }, async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) replies.push(await send(item))
  })
  await Promise.all(workers)
  return replies
}

async function get({ service }: Target, path: string): Promise<Reply> {
  const response = await service.fetch(host + path)
  return { status: response.status, text: await response.text() }
}

async function post({ service }: Target, path: string, body: string): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await service.fetch(host + path, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}
