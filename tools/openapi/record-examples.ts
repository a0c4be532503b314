import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { runConformance } from '#tools/conformance/run-conformance.ts'

import type { Example, Examples } from './build-document.ts'

/** A weekday noon at which the demo's restaurants take orders, so that examples do not change from day to day. */
const noon = Date.parse('2026-03-10T11:00:00Z')
/** Restaurants of the demo data that together show every call: take-away, zones and tables, service points. */
const visited = [
  { restaurantId: 1, tableCode: null },
  { restaurantId: 2, tableCode: 'stella-1-k7Qm' },
  { restaurantId: 4, tableCode: null },
  { restaurantId: 7, tableCode: null },
]
const secrets: Readonly<Record<string, string>> = {
  api_key: 'k3y-of-the-session',
  password: 'buonappetito',
  token: 't0ken-of-the-guest',
  chiave: 'm_key-of-the-phone',
  client_secret: 'pi_1_secret_2',
  client_token: 'a-client-token',
  unique_id: 'web-a1B2c3D4e5F',
  nonce: '5O190127TN364715T',
}
/** 128 random bits; photos and icons have shorter codes. */
const codeOfGroup = /^[\w-]{22}$/

/** Records requests and replies of a conformance run against the demo data: the first successful call of each path. */
export async function recordExamples(): Promise<Examples> {
  const service = await openDemonstration({ dataDir: 'memory', now: () => noon })
  const examples = new Map<string, Example>()
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const sent = await request.clone().text()
    const response = await service.app.fetch(request)
    const path = /\/webservice(\/.*)$/.exec(request.url)?.[1]
    if (path && request.method === 'POST' && !examples.has(path)) {
      const reply = parsed(await response.clone().text())
      if (isSuccess(reply)) examples.set(path, { request: short(parsed(sent)), reply: short(reply) })
    }
    return response
  }
  for (const restaurant of visited) {
    await runConformance({
      ...restaurant,
      host: 'http://service.example',
      venueId: null,
      language: 'en',
      isReadOnly: false,
      fetch: record,
      now: () => noon,
    })
  }
  await service.close()
  return examples
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const isSuccess = (reply: unknown) => typeof reply === 'object' && reply !== null && 'success' in reply && reply.success

/**
 * Shortens lists to two elements and replaces secrets and generated names, so that examples do not change from run to
 * run.
 */
function short(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'codice' && codeOfGroup.test(value)) return 'c0de-in-the-group-link'
    return secrets[key] ?? value.replaceAll(/conformance-[\w-]+@/g, 'anna@')
  }
  if (Array.isArray(value)) return value.slice(0, 2).map((one) => short(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, short(one, name)]))
}
