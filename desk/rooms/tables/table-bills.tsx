import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { TableBill } from '#desk/contract/tables.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Tag } from '#src/ui/base/tag.tsx'

type TableBillsProps = { readonly bills: readonly TableBill[]; readonly currency: string }

/** The payments at a table: how much, how, by whom and when; those that are begun too. */
export function TableBills({ bills, currency }: TableBillsProps) {
  const id = useId()
  return (
    <section className="desk-sheet bills" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="tables.payments">Payments</Trans>
      </h2>
      <ul>
        {bills.map((bill) => (
          <Bill key={bill.id} bill={bill} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function Bill({ bill, currency }: { readonly bill: TableBill; readonly currency: string }) {
  const { t, i18n } = useLingui()
  const names = useOrderNames()
  const { at, cents, status, mode, cashMeans, payer, rounds } = bill
  const how = mode === null ? '' : names.payment({ mode, cashMeans })
  const who = payer ?? t({ id: 'tables.guest', message: 'Guest' })
  const orders = rounds.join(', ')
  return (
    <li>
      <p>
        <strong className="tabular">{formatMoney(cents, currency)}</strong>
        {status === 'paid' ? (
          <Tag kind="ok">
            <Trans id="tables.paid">Paid</Trans>
          </Tag>
        ) : (
          <Tag kind="wait">
            <Trans id="tables.isPaying">Being paid</Trans>
          </Tag>
        )}
      </p>
      <p className="hint tabular">
        {[formatClock(Date.parse(at), i18n.locale), how, who].filter(Boolean).join(' · ')}
        {' · '}
        <Trans id="tables.forOrders">for {orders}</Trans>
      </p>
    </li>
  )
}
