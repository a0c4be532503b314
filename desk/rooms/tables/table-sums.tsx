import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { TableVisit } from '#desk/contract/tables.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

/** Since when somebody orders at a table, and what of it is paid and due. */
export function TableSums({ visit, currency }: { readonly visit: TableVisit; readonly currency: string }) {
  const { i18n } = useLingui()
  const { since, rounds, totalCents, paidCents, dueCents } = visit
  const count = rounds.length
  const time = formatClock(Date.parse(since), i18n.locale)
  return (
    <div className="sums">
      <p className="hint tabular">
        <Trans id="tables.since">since {time}</Trans>
        {' · '}
        <Plural id="tables.rounds" value={count} one="# round" other="# rounds" />
      </p>
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
