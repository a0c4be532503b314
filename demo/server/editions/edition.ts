import type { MiddlewareHandler } from 'hono'

import type { GoogleSetup } from '#demo/server/accounts/google/id-token.ts'
import type { PaymentDeps, PaymentProviders } from '#demo/server/payments/payment-deps.ts'
import type { App } from '#demo/server/platform/answer.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import type { JobKind } from '#demo/server/platform/jobs/job-kind.ts'
import type { Faults } from '#demo/server/platform/middleware/faults.ts'
import type { DeskDeps } from '#demo/server/staff/desk-deps.ts'

type EditionDeps = Omit<DeskDeps, 'demo'> & { readonly sweep: () => Promise<void> }

/** What the demonstration and production do differently (decision 49); a process loads one of the two. */
export type Edition = {
  /**
   * Puts the first data into a database whose tables are up to date; throws when it is the other edition's.
   */
  readonly fill: (db: Database, nowMs: number) => Promise<void>
  readonly providers: (base: Pick<PaymentDeps, 'db' | 'clock'>) => Promise<PaymentProviders>
  readonly google: GoogleSetup
  /** Runs around every route. */
  readonly middleware: readonly MiddlewareHandler[]
  /** Failures on demand, for tests. */
  readonly faults: Faults | null
  /** Adds the routes beside those that both editions have. */
  readonly addRoutes: (app: App, deps: EditionDeps) => void
  /** Jobs beside those that both editions have. */
  readonly jobs: (app: App, payments: PaymentDeps) => readonly JobKind[]
}
