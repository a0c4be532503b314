import { useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

/** How an order is paid. Orders paid online are listed only once they are paid, unless by a link; at a table bills may pay for others. */
export function usePaymentText({ payment, paidCents, totalCents, venue: { currency } }: DeskOrder): string {
  const { t } = useLingui()
  const how = useOrderNames().payment(payment)
  const problem = useProblem(payment.problem)
  if (payment.payBy !== null && payment.status !== 'paid')
    return t({ id: 'payment.byLink', message: 'By a link, not paid' })
  if (paidCents === null || totalCents === null) return how
  if (problem && paidCents > 0) return t({ id: 'payment.onlineProblem', message: `Paid online: ${problem}` })
  if (problem) return `${how}: ${problem}`
  if (paidCents >= totalCents && paidCents > 0)
    return t({ id: 'payment.allTaken', message: 'Paid, nothing to collect' })
  const [paid, total] = [formatMoney(paidCents, currency), formatMoney(totalCents, currency)]
  if (paidCents > 0) return t({ id: 'payment.partPaid', message: `${how}; ${paid} of ${total} paid` })
  return payment.status === 'paid' ? t({ id: 'payment.paid', message: `${how}, paid` }) : how
}

/** What the staff is told about money that did not move. Owners find the reason among what did not succeed. */
function useProblem(problem: DeskOrder['payment']['problem']): string {
  const { t } = useLingui()
  if (problem === null) return ''
  return problem === 'notCollected'
    ? t({ id: 'payment.notCollected', message: 'the money was NOT received, the payment provider refused it' })
    : t({
        id: 'payment.notReturned',
        message: 'the money could NOT be given back, the payment provider refused it',
      })
}
