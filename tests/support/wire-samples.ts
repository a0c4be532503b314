import { readdirSync, readFileSync } from 'node:fs'

export type Wire = Readonly<Record<string, unknown>>

/**
 * One call as it stands on the wire, written from the contract by hand (tests/contract/samples). Paths name a key and those
 * it stands in, joined by dots, without the positions in lists: `ordine.righe.note`.
 */
export type Sample = {
  readonly path: string
  /** Headers beside the content type. */
  readonly headers: Readonly<Record<string, string>>
  /** The whole body. */
  readonly request: Wire
  /** Keys of the request that may be left out. */
  readonly optional: readonly string[]
  /** `data` of the reply. */
  readonly reply: Wire
  /** Paths of the reply that may be null or left out. */
  readonly nullable: readonly string[]
  /** Paths of the reply that are left out where they do not apply. */
  readonly absent: readonly string[]
  /** Paths of objects whose keys are free. */
  readonly maps: readonly string[]
  /** `data` of a refusal. */
  readonly refusal: Wire | null
}

const folder = 'tests/contract/samples'

/** Names of all samples, `<resource>/<call>`. */
export const sampleNames: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('entities/'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort()

const samples = new Map<string, Sample>()

/** A sample by its name, with the entities it names put in (`{ "$entity": "order" }`); each is read once. */
export function sampleOf(name: string): Sample {
  const sample = samples.get(name) ?? readSample(name)
  samples.set(name, sample)
  return sample
}

function readSample(name: string): Sample {
  const raw = readJson(name)
  const paths = { nullable: [...listOf(raw.nullable)], absent: [...listOf(raw.absent)], maps: [...listOf(raw.maps)] }
  return {
    path: String(raw.path),
    headers: (raw.headers ?? {}) as Record<string, string>,
    request: filledIn(raw.request, '', { nullable: [], absent: [] }) as Wire,
    optional: listOf(raw.optional),
    reply: filledIn(raw.reply, '', paths) as Wire,
    ...paths,
    refusal: (raw.refusal ?? null) as Wire | null,
  }
}

export function isPlain(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `a.b`, or `b` at the top. */
export function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

const listOf = (value: unknown) => (value ?? []) as readonly string[]

function readJson(name: string): Wire {
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Wire
}

type Paths = { readonly nullable: string[]; readonly absent: string[] }

function filledIn(value: unknown, path: string, paths: Paths): unknown {
  if (Array.isArray(value)) return value.map((one) => filledIn(one, path, paths))
  if (!isPlain(value)) return value
  const { $entity, ...own } = value
  const entity = typeof $entity === 'string' ? readJson(`entities/${$entity}`) : null
  paths.nullable.push(...listOf(entity?.nullable).map((key) => within(path, key)))
  paths.absent.push(...listOf(entity?.absent).map((key) => within(path, key)))
  const all = { ...(entity?.value as Wire | undefined), ...own }
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, filledIn(one, within(path, key), paths)]))
}

/** The entities that samples name, each by its name. */
export const entities: readonly (readonly [string, unknown])[] = readdirSync(`${folder}/entities`).map((file) => {
  const name = `entities/${file.slice(0, -'.json'.length)}`
  return [name, readJson(name).value] as const
})
