import { linkToPay } from '#server/platform/texts/payable-texts.ts'
import type { PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import { isOnlineMode, onlineModes } from '#src/domain/payments/online-mode.ts'

/**
 * How staff on the telephone are offered the ways to pay of a venue: those in cash, and all that are paid online as one, a link to
 * the payment page, which offers them itself (decision 131) [ORD-90].
 */
export function modesOnTelephone(modes: readonly PaymentModeRow[]): PaymentModeRow[] {
  const [kind] = onlineModes.filter((online) => modes.some((mode) => mode.kind === online))
  const first = modes.find((mode) => mode.kind === kind)
  const cash = modes.filter((mode) => !isOnlineMode(mode.kind))
  return first ? [...cash, { ...first, labels: linkToPay }] : cash
}
