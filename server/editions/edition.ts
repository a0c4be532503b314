import type { MiddlewareHandler } from 'hono'

import type { GoogleSetup } from '#server/accounts/google/id-token.ts'
import type { MakeSetup } from '#server/payments/accounts/account-setup.ts'
import type { AccountKeys } from '#server/payments/accounts/payment-account.ts'
import type { KeyedProviders } from '#server/payments/accounts/provider-source.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Geocoder } from '#server/places/geocoder/geocoder.ts'
import type { App } from '#server/platform/answer.ts'
import type { EditionName } from '#server/platform/db/claim-database.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import type { FindPhoto } from '#server/resources/photo-widths.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { DeskDeps } from '#server/staff/desk-deps.ts'

type EditionDeps = Omit<DeskDeps, 'demo'> & { readonly sweep: () => Promise<void> }

/** What production and the demonstration (`demo/service`) do differently (decision 49). */
export type Edition = {
  readonly name: EditionName
  /** Puts the first data into a database of this edition whose tables are up to date. */
  readonly fill: (db: Database, nowMs: number) => Promise<void>
  /** The payment providers of the keys of an account, or when left out of those in the environment. */
  readonly providers: (base: Pick<PaymentDeps, 'db' | 'clock'>, keys?: AccountKeys) => Promise<KeyedProviders>
  /** Makes the provider's side of an account, for those who set it. */
  readonly makeSetup: (base: Pick<PaymentDeps, 'db' | 'clock'>) => MakeSetup
  /** Payment providers are emulated: they take play money. */
  readonly isEmulated: boolean
  readonly google: GoogleSetup
  /** Null: addresses are not looked up (decision 98). */
  readonly geocoder: Geocoder | null
  /** Runs around every route. */
  readonly middleware: readonly MiddlewareHandler[]
  /** Pictures beside those that restaurants upload. */
  readonly findPhoto: FindPhoto
  /** Adds the routes beside those that both editions have. */
  readonly addRoutes: (app: App, deps: EditionDeps) => void
  /** Jobs beside those that both editions have. */
  readonly jobs: (app: App, payments: PaymentDeps) => readonly JobKind[]
}

/** Makes the edition that a service runs with these settings. */
export type EditionOf = (settings: Settings) => Edition | Promise<Edition>
