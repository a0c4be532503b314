import { pushConfig } from '#src/contract/push.ts'
import { getStatus } from '#src/contract/restaurant.ts'
import type { Finding } from '#tools/contract/check.ts'
import { checkValue } from '#tools/contract/check.ts'
import { describe } from '#tools/contract/describe.ts'

import type { Place } from './check-content.ts'
import type { Menu } from './check-menu.ts'
import type { FurtherCheck } from './journal.ts'
import type { Visit } from './service-client.ts'

const corsHeaders = {
  'Access-Control-Allow-Origin': ['*'],
  'Access-Control-Allow-Methods': ['GET', 'POST', 'OPTIONS'],
  'Access-Control-Allow-Headers': ['Content-Type', 'Accept', 'X-Version', 'Authorization', 'Idempotency-Key'],
  'Access-Control-Max-Age': ['86400'],
} as const

const differs = (field: string, expected: string, got: string): Finding => ({
  kind: 'difference',
  field,
  expected,
  got,
})

/** Headers of contract 1.4, as a browser on another site asks for them. */
export async function checkCors(visit: Visit): Promise<void> {
  const { host, language, restaurantId } = visit.options
  const url = `${host}/${language}/webservice${getStatus.path}`
  const origin = { Origin: 'https://restaurant.example' }
  const asked = { ...origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }
  const findings = (reply: Response) => [...statusFindings(reply, 204), ...corsFindings(reply)]
  await look(visit, { as: 'preflight', url, init: { method: 'OPTIONS', headers: asked }, findings })
  const body = JSON.stringify({ versione: '3.5.2', id_ristorante: restaurantId })
  const headers = { ...origin, 'Content-Type': 'application/json' }
  await look(visit, { as: 'headers', url, init: { method: 'POST', headers, body }, findings: corsFindings })
}

function corsFindings({ headers }: Response): Finding[] {
  const words = (name: string) => (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())
  const missing = Object.entries(corsHeaders).flatMap(([name, wanted]) => {
    const lacks = wanted.filter((word) => !words(name).includes(word.toLowerCase()))
    return lacks.length > 0 ? [differs(name, lacks.join(', '), headers.get(name) ?? 'left out')] : []
  })
  const credentials = headers.get('Access-Control-Allow-Credentials')
  return credentials === null
    ? missing
    : [...missing, differs('Access-Control-Allow-Credentials', 'left out', credentials)]
}

/** Checks the resources fetched with GET (contract 3.10). */
export async function checkFiles(visit: Visit, { venue, restaurant }: Place, { products }: Menu): Promise<void> {
  const { host, language, restaurantId } = visit.options
  const service = `${host}/${language}/webservice`
  const code = venue?.photos[0]?.code ?? products.find(({ photoCode }) => photoCode)?.photoCode
  const photo = (name: string) => `${service}/restaurant/get_image/${restaurantId}/${encodeURIComponent(name)}`
  if (code) {
    await look(visit, { as: 'photo', url: photo(code), findings: imageFindings })
    // A service without other widths passes the query over (contract 7).
    await look(visit, { as: 'photo', url: `${photo(code)}?w=320`, findings: imageFindings })
    const unknown = photo('conformance-no-such-photo')
    await look(visit, { as: 'photo', url: unknown, findings: (reply) => statusFindings(reply, 404) })
  } else visit.journal.skip('neither the venue nor a product has a photo', 'photo')
  const trait = products.flatMap(({ traits }) => traits).find(({ icon }) => icon !== null)
  const icon = (id: number) => `${service}/restaurant/get_icon_caratteristica/${id}`
  if (trait) await look(visit, { as: 'icon', url: icon(trait.id), findings: imageFindings })
  else visit.journal.skip('no product has a characteristic with an icon', 'icon')
  await checkPushConfig(visit, restaurant?.settings.pushConfig ?? null)
}

async function checkPushConfig(visit: Visit, name: string | null): Promise<void> {
  if (name === null) return visit.journal.skip('the restaurant has no push', 'pushConfig')
  const url = `${visit.options.host}/static/push/${encodeURIComponent(name)}.json`
  const headers = { Accept: 'application/json', 'X-Version': '3.5.2' }
  const findings = async (reply: Response) => {
    const content: unknown = reply.status === 200 ? await reply.json().catch(() => undefined) : undefined
    const said = reply.status === 200 ? checkValue(describe(pushConfig), content).findings : []
    return [...statusFindings(reply, 200), ...said, ...corsFindings(reply)]
  }
  return look(visit, { as: 'pushConfig', url, init: { headers }, findings })
}

/** Checks an image that browsers may cache for a day or longer. */
function imageFindings(reply: Response): Finding[] {
  const type = reply.headers.get('Content-Type') ?? 'left out'
  const caching = reply.headers.get('Cache-Control') ?? 'left out'
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0)
  return [
    ...statusFindings(reply, 200),
    ...(type.startsWith('image/') ? [] : [differs('Content-Type', 'image/...', type)]),
    ...(seconds >= 86_400 && caching.includes('public')
      ? []
      : [differs('Cache-Control', 'public, max-age=86400', caching)]),
    ...corsFindings(reply),
  ]
}

function statusFindings({ status }: Response, expected: number): Finding[] {
  return status === expected ? [] : [differs('(HTTP status)', String(expected), String(status))]
}

type Look = {
  readonly as: FurtherCheck
  readonly url: string
  readonly init?: RequestInit
  findings(reply: Response): readonly Finding[] | Promise<readonly Finding[]>
}

async function look({ journal, options }: Visit, { as, url, init, findings }: Look): Promise<void> {
  try {
    journal.ran(as, { findings: await findings(await options.fetch(url, init)), unknownKeys: 0 })
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error)
    journal.ran(as, { findings: [differs('(connection)', 'a reply', got)], unknownKeys: 0 })
  }
}
