import type { StaffPush } from '#server/alerts/staff-push.ts'
import type { MakeSetup } from '#server/payments/accounts/account-setup.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Respond } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { SecretsKey, Settings } from '#server/settings/settings.ts'

import type { DeskRoutes } from './desk-answer.ts'

/** What only the desk of the demonstration has. */
export type DemoDesk = {
  /** Sign-ins that are shown to everybody. */
  readonly members: (db: Database) => Promise<readonly DemoMember[]>
  readonly addRoutes: (desk: DeskRoutes) => void
}

export type DemoMember = {
  readonly restaurant: { readonly id: number; readonly name: string }
  readonly name: string
  readonly email: string
  readonly password: string
}

/** How the desk sets the accounts that restaurants are paid to. */
type DeskAccounts = {
  /** What their secrets are sealed with. */
  readonly secretsKeys: readonly SecretsKey[]
  readonly makeSetup: MakeSetup
  /** The providers are emulated: no money moves. */
  readonly isEmulated: boolean
}

export type DeskDeps = Pick<Settings, 'publicUrl' | 'siteOrigin' | 'widgetUrl' | 'docsUrl' | 'mapTiles'> & {
  readonly payments: PaymentDeps
  readonly staffPush: StaffPush
  readonly paymentAccounts: DeskAccounts
  readonly limits: Limits
  readonly trustedProxies: number
  /** Aborted when the service begins to close: open streams end. */
  readonly closing: AbortSignal
  /** The folder with the build of the desk's page. */
  readonly deskFiles: string
  /** What answers the calls of the widget that staff make for somebody on the telephone, by path. */
  readonly telephone: ReadonlyMap<string, Respond>
  /** Null in production. */
  readonly demo: DemoDesk | null
}
