import { Trans } from '@lingui/react/macro'

import type { TableVisit } from '#desk/contract/tables.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

import { VisitAge } from './visit-age.tsx'

/** Since when somebody orders at a table, and what of it is paid and due. */
export function TableSums({ visit, currency }: { readonly visit: TableVisit; readonly currency: string }) {
  const { since, rounds, totalCents, paidCents, dueCents } = visit
  return (
    <div className="sums">
      <VisitAge since={since} rounds={rounds} />
      <dl className="tabular">
        <dt>
          <Trans id="tables.total">Total</Trans>
        </dt>
        <dd>{formatMoney(totalCents, currency)}</dd>
        <dt>
          <Trans id="tables.paid">Paid</Trans>
        </dt>
        <dd>{formatMoney(paidCents, currency)}</dd>
        <dt className="due">
          <Trans id="tables.stillDue">Still due</Trans>
        </dt>
        <dd className="due">{formatMoney(dueCents, currency)}</dd>
      </dl>
    </div>
  )
}
