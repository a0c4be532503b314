import { expect } from 'vitest'

import type { Credentials } from '#src/api/create-api-client.ts'
import type { Id } from '#src/contract/values.ts'

import type { TestService } from './service.ts'
import { placesIn } from './wire-readings.ts'
import type { Wire } from './wire-samples.ts'
import { isPlain, sampleOf, within } from './wire-samples.ts'

type Caller = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: number
  /** null = a guest. */
  readonly who?: Credentials | null
}

type Headers = Readonly<Record<string, string>>

/**
 * Calls the service with the bodies of the samples, without our codecs. `own` puts in values that the service knows (ids,
 * days, amounts); it can replace values of the sample only, never add a name. The reply must have the sample's form.
 */
export function wireOf(service: Pick<TestService, 'fetch'>, { restaurantId, venueId, who = null }: Caller) {
  const credentials = { email: who?.email ?? null, api_key: who?.apiKey ?? null }

  async function post(name: string, own: Wire, ownHeaders: Headers) {
    const { path, headers, request } = sampleOf(name)
    const usual = { id_ristorante: restaurantId, ...('api_key' in request && credentials) }
    const place = typeof request.id_locale === 'number' && { id_locale: venueId }
    const response = await service.fetch(`https://service.example/it/webservice${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers, ...ownHeaders },
      body: JSON.stringify(withValues(request, { ...usual, ...place, ...own }, '')),
    })
    return (await response.json()) as { success: boolean; data: Wire; messages: readonly string[] }
  }

  return {
    /** The `data` of an accepted call; `ownHeaders` go before those of the sample. */
    async send(name: string, own: Wire = {}, ownHeaders: Headers = {}): Promise<Wire> {
      const { success, data, messages } = await post(name, own, ownHeaders)
      expect({ success, messages }).toEqual({ success: true, messages: [] })
      expect(formDifferences(name, data)).toEqual([])
      return data
    },
    /** The `data` of a refused call. */
    async isRefused(name: string, own: Wire = {}): Promise<Wire> {
      const { success, data } = await post(name, own, {})
      expect(success).toBe(false)
      return data
    },
  }
}

/** A body with some of its values replaced; items of lists take the form of the sample's first one. */
function withValues(sample: unknown, own: unknown, path: string): unknown {
  if (Array.isArray(sample) && Array.isArray(own)) return own.map((one) => withValues(sample[0], one, path))
  if (!isPlain(sample) || !isPlain(own)) return own
  const unknown = Object.keys(own).filter((key) => !(key in sample))
  if (unknown.length > 0) throw new Error(`The sample has no ${within(path, unknown.join())}.`)
  const replaced = Object.entries(own).map(([key, one]) => [key, withValues(sample[key], one, within(path, key))])
  return { ...sample, ...Object.fromEntries(replaced) }
}

/** An agreement between our widget and our service, no part of the contract. */
const ours = ['impostazioni.pagina_google_url']

/** Where a reply has another form than the sample: names too many, names missing, values of another kind. */
function formDifferences(name: string, data: unknown): string[] {
  const { reply, nullable, absent, maps } = sampleOf(name)
  const known = placesIn(reply)
  const optional = new Set([...nullable, ...absent, ...ours])
  const isFree = (path: string) => maps.some((map) => path.startsWith(`${map}.`))
  const wrong = placesIn(data).flatMap(({ path, value }) => {
    if (isFree(path)) return []
    const samples = known.filter((place) => place.path === path).map((place) => place.value)
    if (optional.has(path) && (value === null || samples.length === 0)) return []
    if (samples.length === 0) return [`${path}: no such name`]
    const alike = samples.filter((one) => kindOf(one, path) === kindOf(value, path))
    if (alike.length === 0) return [`${path}: ${JSON.stringify(value)}`]
    if (!isPlain(value) || maps.includes(path)) return []
    const missing = alike.map((one) => missingIn(value, one as Wire, (key) => optional.has(within(path, key))))
    return missing.some((keys) => keys.length === 0) ? [] : [`${path} lacks ${missing[0]!.join()}`]
  })
  return [...new Set(wrong)]
}

const missingIn = (value: Wire, sample: Wire, mayLack: (key: string) => boolean) =>
  Object.keys(sample).filter((key) => !(key in value) && !mayLack(key))

const patterns = {
  moment: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
}

function kindOf(value: unknown, path: string): string {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'null'
  if (typeof value === 'string')
    return Object.entries(patterns).find(([, pattern]) => pattern.test(value))?.[0] ?? 'text'
  const isFlag = /(^|\.)f_\w+$/.test(path)
  return isFlag && value !== 0 && value !== 1 ? 'no flag' : typeof value
}

/** Names of a sample's reply that none of these replies says anything under; of a name and those inside it the outer one. */
export function unsaid(name: string, replies: readonly Wire[]): string[] {
  const { reply, maps } = sampleOf(name)
  const said = new Set(replies.flatMap((one) => placesIn(one).filter(saysSomething)).map(({ path }) => path))
  const silent = new Set<string>(maps)
  for (const { path } of placesIn(reply)) {
    const isInside = [...silent].some((outer) => path.startsWith(`${outer}.`))
    if (path !== '' && !isInside && !said.has(path)) silent.add(path)
  }
  return [...silent].filter((path) => !said.has(path))
}

const saysSomething = ({ value }: { readonly value: unknown }) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
