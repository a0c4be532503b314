import { useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

/** Fees, tip and discounts between the rows of an order and its total. */
export function useOrderCosts(order: DeskOrder): string {
  const { t } = useLingui()
  const saved = useSaved(order)
  const { fixedCost, deliveryCents, tipCents, venue } = order
  const amount = (cents: DeskOrder['tipCents']) => (cents === null ? '' : formatMoney(cents, venue.currency))
  const cost = fixedCost && `${fixedCost.name ?? ''} ${amount(fixedCost.cents)}`.trim()
  const [delivery, tip] = [amount(deliveryCents), amount(tipCents)]
  return [
    saved,
    cost && t({ id: 'order.included', message: `incl. ${cost}` }),
    delivery && t({ id: 'order.deliveryCost', message: `delivery ${delivery}` }),
    tip && t({ id: 'order.tip', message: `tip ${tip}` }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a code or rewards have saved. A code for free delivery has no amount. */
function useSaved({ saving, venue: { currency } }: DeskOrder): string {
  const { t } = useLingui()
  if (!saving) return ''
  const { code, cents } = saving
  const by = code ? t({ id: 'order.code', message: `Code ${code}` }) : t({ id: 'order.rewards', message: 'Rewards' })
  return cents > 0 ? `${by} −${formatMoney(cents, currency)}` : by
}
