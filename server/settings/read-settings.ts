import { parseArgs } from 'node:util'

import * as z from 'zod/mini'

import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Environment } from './environment.ts'
import { environment } from './environment.ts'
import { settingNotes } from './setting-types.ts'
import type {
  AlertSettings,
  GeocoderSettings,
  MailSettings,
  MapTiles,
  PayPalKeys,
  Settings,
  StripeKeys,
  VapidKeys,
} from './settings.ts'

type Variables = Readonly<Record<string, string | undefined>>
/** One sentence each. */
type Problems = readonly string[]

/** Reads the settings out of environment variables; an empty variable counts as left out. */
export function readSettings(variables: Variables, { isProduction = false } = {}): Verdict<Settings, Problems> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = z.safeParse(environment, set)
  if (!parsed.success) return refuse(parsed.error.issues.map(({ path }) => wrongValue(String(path[0]), set)))
  const read = parsed.data
  const isForProduction = isProduction || read.NODE_ENV === 'production'
  const problems = [...incompleteSets(read), ...(isForProduction ? productionProblems(set) : [])]
  return problems.length > 0 ? refuse(problems) : accept(settingsOf(read))
}

type Name = keyof typeof environment.shape

function wrongValue(name: string, set: Variables): string {
  const note = settingNotes.get(environment.shape[name as Name])
  const value = note?.isSecret ? 'set to something else' : `"${set[name]}"`
  return `${name} must be ${note?.expected}, and it is ${value}.`
}

const sets: readonly (readonly Name[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['NOTIFY_WEBHOOK', 'NOTIFY_WEBHOOK_SECRET'],
  ['MAP_TILES_URL', 'MAP_ATTRIBUTION'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'],
]

/** With half of the keys the service would take money and never hear of it. */
function incompleteSets(read: Environment): Problems {
  const hasMailServer = read.SMTP_URL !== undefined && read.SMTP_URL !== 'off'
  const problems =
    hasMailServer && !read.MAIL_FROM ? ['MAIL_FROM must be set too: mails need an address to come from.'] : []
  const incomplete = sets.flatMap((names) => {
    const missing = names.filter((name) => read[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return [`${missing.join(' and ')} must be set too, or none of ${names.join(', ')}.`]
  })
  return [...problems, ...incomplete, ...geocoderProblems(read)]
}

/** A geocoder without what it needs would refuse every look-up. */
function geocoderProblems({ GEOCODER: kind, GEOCODER_URL: url, GEOCODER_KEY: key }: Environment): Problems {
  if (kind === undefined && (url ?? key) !== undefined)
    return ['GEOCODER must be set too: it says whose GEOCODER_URL or GEOCODER_KEY it is.']
  if (kind === 'photon' && url === undefined) return ['GEOCODER_URL must be set too: Photon is a server of your own.']
  if ((kind === 'locationiq' || kind === 'mapbox') && key === undefined)
    return [`GEOCODER_KEY must be set too: ${kind} answers nobody without one.`]
  return []
}

const neededInProduction: readonly Name[] = ['DATABASE_URL', 'PUBLIC_URL', 'SITE_ORIGIN', 'SMTP_URL']
const forTestsOnly: readonly Name[] = ['COMANDA_TEST', 'COMANDA_WIRE']

function productionProblems(set: Variables): Problems {
  const missing = neededInProduction.filter((name) => set[name] === undefined)
  const forbidden = forTestsOnly.filter((name) => set[name] !== undefined && set[name] !== '0')
  // Its default would take orders that nobody pays for.
  if (set.PAYPAL_CLIENT_ID !== undefined && set.PAYPAL_ENVIRONMENT === undefined) missing.push('PAYPAL_ENVIRONMENT')
  return [
    ...missing.map((name) => {
      const expected = settingNotes.get(environment.shape[name])?.expected
      return `Production needs ${name}: set it to ${expected}.`
    }),
    ...forbidden.map((name) => `${name} is for tests only: leave it out in production.`),
  ]
}

function settingsOf(read: Environment): Settings {
  return {
    port: read.PORT,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseReadUrl: read.DATABASE_READ_URL ?? null,
    databaseLimits: {
      poolSize: read.DATABASE_POOL_SIZE,
      queueLength: read.DATABASE_QUEUE,
      waitMs: read.DATABASE_WAIT_SECONDS * 1000,
      statementMs: read.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: read.DATABASE_LOCK_SECONDS * 1000,
      idleTransactionMs: read.DATABASE_IDLE_SECONDS * 1000,
    },
    slowStatementMs: read.DATABASE_SLOW_MS,
    dataDir: read.COMANDA_DATA,
    publicUrl: read.PUBLIC_URL,
    siteOrigin: read.SITE_ORIGIN,
    widgetUrl: read.WIDGET_URL ?? null,
    docsUrl: read.DOCS_URL ?? null,
    mapTiles: mapTilesOf(read),
    trustedProxies: read.COMANDA_TRUST_PROXY,
    addressLimitFactor: read.COMANDA_ADDRESS_LIMITS,
    closeWithinMs: read.COMANDA_CLOSE_SECONDS * 1000,
    keptReplyBytes: read.COMANDA_REPLIES_MB * 1024 * 1024,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN ?? null,
    keys: {
      stripe: stripeKeysOf(read),
      payPal: payPalKeysOf(read),
      googleClientIds: (read.GOOGLE_CLIENT_ID ?? '').split(',').filter((id) => id !== ''),
    },
    secretsKeys: read.SECRETS_KEYS ?? [],
    mail: mailOf(read),
    alerts: alertsOf(read),
    vapidKeys: vapidKeysOf(read),
    geocoder: geocoderOf(read),
    pushAccount: read.FCM_SERVICE_ACCOUNT ?? null,
    isTest: read.COMANDA_TEST,
    wire: read.COMANDA_WIRE ?? null,
  }
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailSettings | null {
  return url && url !== 'off' && from ? { url, from } : null
}

function mapTilesOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: words }: Environment): MapTiles | null {
  return url && words ? { url, attribution: words.split(',').map(attributionOf) } : null
}

/** `© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)`. */
function attributionOf(words: string): MapTiles['attribution'][number] {
  const [, text = words, address = null] = /^(.*?)\s*\((https?:\/\/[^\s()]+)\)\s*$/.exec(words) ?? []
  return { text: text.trim(), address }
}

function alertsOf(read: Environment): AlertSettings {
  const { NOTIFY_WEBHOOK: url, NOTIFY_WEBHOOK_SECRET: secret } = read
  return {
    pushAfterMs: read.NOTIFY_PUSH_SECONDS * 1000,
    call: url && secret ? { url, secret, afterMs: read.NOTIFY_WEBHOOK_MINUTES * 60_000 } : null,
    pauseAfter: read.NOTIFY_PAUSE_AFTER,
  }
}

function vapidKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment): VapidKeys | null {
  return publicKey && privateKey ? { publicKey, privateKey } : null
}

function geocoderOf({ GEOCODER: kind, GEOCODER_URL: url, GEOCODER_KEY: key }: Environment): GeocoderSettings | null {
  if (kind === 'photon') return url === undefined ? null : { kind, url }
  if (kind === 'off' || kind === undefined) return kind === 'off' ? { kind } : null
  return key === undefined ? null : { kind, key, url: url ?? null }
}

function stripeKeysOf({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }: Environment) {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  } satisfies StripeKeys
}

function payPalKeysOf(read: Environment) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = read
  const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_MERCHANT_ID: merchantId } = read
  if (!clientId || !clientSecret || !webhookId || !merchantId) return null
  return { clientId, clientSecret, webhookId, merchantId, environment: read.PAYPAL_ENVIRONMENT } satisfies PayPalKeys
}

/** The settings of a process in which nothing is set. */
export const defaultSettings: Settings = settingsOf(z.parse(environment, {}))

/** What the words after `npm run serve:api --` ask for. */
export type CommandLine = { readonly isProduction: boolean; readonly wantsHelp: boolean }

export function readCommandLine(args: readonly string[]): Verdict<CommandLine, Problems> {
  const options = { production: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true })
  const { production, help, ...unknown } = values
  const words = [...Object.keys(unknown).map((name) => `--${name}`), ...positionals]
  if (words.length > 0)
    return refuse(words.map((word) => `Nothing is known as ${word}: there are --production and --help.`))
  return accept({ isProduction: production === true, wantsHelp: help === true })
}
