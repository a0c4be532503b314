import type { WireMode } from './wire-mode.ts'

export type StripeKeys = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}
export type PayPalKeys = {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** Of the account that is paid. */
  readonly merchantId: string
  readonly environment: 'sandbox' | 'production'
}

/** A key that secrets in the database are sealed with: its name and 32 bytes. */
export type SecretsKey = { readonly id: string; readonly key: Uint8Array }

/** How mails are sent. */
export type MailSettings = {
  /** `smtp://…` or `smtps://…` with user and password. */
  readonly url: string
  /** The address that mails come from. */
  readonly from: string
}

/** The webhook that calls venues. */
export type CallSettings = {
  readonly url: string
  readonly secret: string
  /** Ms of open time after which it is called. */
  readonly afterMs: number
}

/** What is done about what nobody answers, beside mails and refusal, which are settings of a venue. */
export type AlertSettings = {
  /** Ms of open time after which the staff get a push message, where a desk is connected. */
  readonly pushAfterMs: number
  /** Null: nobody is called. */
  readonly call: CallSettings | null
  /** Orders missed in a row that pause a venue; 0 = never. */
  readonly pauseAfter: number
}

/** What push messages to the staff come from (RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** Who looks addresses up. `url` null: where the provider's own servers are. */
export type GeocoderSettings =
  | { readonly kind: 'photon'; readonly url: string }
  | { readonly kind: 'locationiq' | 'mapbox'; readonly key: string; readonly url: string | null }
  | { readonly kind: 'off' }

/** The providers that this service has accounts with. */
export type ProviderKeys = {
  readonly stripe: StripeKeys | null
  readonly payPal: PayPalKeys | null
  /** Empty: no Google. */
  readonly googleClientIds: readonly string[]
}

/** What keeps the calls of one process from waiting for a PostgreSQL server without an end; times in ms. */
export type DatabaseLimits = {
  /** Connections of the pool. */
  readonly poolSize: number
  /** Queries that wait for a connection. */
  readonly queueLength: number
  /** Until a connection is there, new or of the pool. */
  readonly waitMs: number
  readonly statementMs: number
  readonly lockMs: number
  /** Between two statements of a transaction. */
  readonly idleTransactionMs: number
}

/** The least serious entries that are written to the log. */
export type LogLevel = 'error' | 'warn' | 'info'

/** Where the pictures of a map come from. */
export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Whose map it is, each with an address or none. */
  readonly attribution: readonly { readonly text: string; readonly address: string | null }[]
}

/** What an operator can set, read once when the process starts (`readSettings`). */
export type Settings = {
  /** 0 = a free one. */
  readonly port: number
  /** A PostgreSQL server; null = the embedded one. */
  readonly databaseUrl: string | null
  /** A replica of that server; null = there is none. */
  readonly databaseReadUrl: string | null
  readonly databaseLimits: DatabaseLimits
  /** Statements that take longer, in ms, are logged. */
  readonly slowStatementMs: number
  /** Folder of the embedded PostgreSQL, or 'memory'. */
  readonly dataDir: string
  /** Public origin of this service, when a proxy changes the Host header. */
  readonly publicUrl: string | undefined
  /** Where the paths of restaurants' sites begin. */
  readonly siteOrigin: string
  /** Folder of the widget's files, without a slash at its end; null = the desk asks for it. */
  readonly widgetUrl: string | null
  /** Folder of the documentation; null = the desk does not link to it. */
  readonly docsUrl: string | null
  /** The map on which the desk draws areas; null = there is none. */
  readonly mapTiles: MapTiles | null
  /** Number of trusted proxies in front of the service that add to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Multiplies the limits that count per network address (`limitRules`). */
  readonly addressLimitFactor: number
  /** Milliseconds that running requests have to finish when the process is told to end. */
  readonly closeWithinMs: number
  /** Bytes of encoded replies that a process keeps; 0 = every reply is encoded anew. */
  readonly keptReplyBytes: number
  readonly logLevel: LogLevel
  /** What Prometheus shows at `/metrics`; null = there is no `/metrics`. */
  readonly metricsToken: string | null
  readonly keys: ProviderKeys
  /** What secrets in the database are sealed with: the first seals, all open; empty = it holds none. */
  readonly secretsKeys: readonly SecretsKey[]
  /** Null: mails stay in the outbox. */
  readonly mail: MailSettings | null
  readonly alerts: AlertSettings
  /** Null: the service makes its own. */
  readonly vapidKeys: VapidKeys | null
  /** Null: as the edition has it. */
  readonly geocoder: GeocoderSettings | null
  /** A service account of Firebase, as JSON or the path of its file; null = no push messages are sent. */
  readonly pushAccount: string | null
  /** Serves /test/* too. */
  readonly isTest: boolean
  /** Writes replies in other forms than the documented ones, to see that readers take them; null = as documented. */
  readonly wire: WireMode | null
}
