import type { StaffPush } from '#server/alerts/staff-push.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { AlertSettings } from '#server/settings/settings.ts'

/** What is needed to look after what nobody answers. */
export type UnansweredDeps = PaymentDeps & {
  /** Address of the desk. */
  readonly deskUrl: string
  readonly alerts: AlertSettings
  readonly staffPush: StaffPush
}
