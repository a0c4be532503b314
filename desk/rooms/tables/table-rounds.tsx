import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { OrderStatus } from '#desk/parts/order-status.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { useOrderCosts } from '#desk/parts/use-order-costs.ts'
import { zero } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

/** What was ordered at a table, the first round first. */
export function TableRounds({ rounds }: { readonly rounds: readonly DeskOrder[] }) {
  const id = useId()
  return (
    <section className="rounds" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="tables.roundsTitle">Rounds</Trans>
      </h2>
      <ol>
        {rounds.map((round) => (
          <Round key={round.id} round={round} />
        ))}
      </ol>
    </section>
  )
}

function Round({ round }: { readonly round: DeskOrder }) {
  const { t, i18n } = useLingui()
  const costs = useOrderCosts(round)
  const { id, createdAt, lines, notes, totalCents, customer, venue } = round
  return (
    <li className="desk-sheet">
      <header>
        <h3>
          <Trans id="order.title">Order {id}</Trans>
        </h3>
        <OrderStatus order={round} />
        <p className="hint tabular">
          {[formatClock(Date.parse(createdAt), i18n.locale), customer.name].filter(Boolean).join(' · ')}
        </p>
      </header>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.position} line={line} currency={venue.currency} />
        ))}
      </ul>
      {notes && <p className="note">{notes}</p>}
      {totalCents !== null && (
        <p className="total">
          <span>
            {costs && <span>{costs}</span>}
            <PaidOfRound round={round} />
          </span>
          <strong className="tabular">{formatMoney(totalCents, venue.currency)}</strong>
        </p>
      )}
      {isWaiting(round) && (
        <PageLink to={`/?order=${id}`} label={t({ id: 'tables.answerThis', message: `Answer order ${id}` })}>
          <Trans id="tables.answer">Answer</Trans>
        </PageLink>
      )}
    </li>
  )
}

function Line({ line, currency }: { readonly line: OrderLine; readonly currency: string }) {
  const { quantity, name, details, note, totalCents } = line
  return (
    <li>
      <span className="tabular">{`${quantity} ×`}</span>
      <span>
        <strong>{name}</strong>
        {details.length > 0 && <span className="hint">{details.map((detail) => detail.name).join(' · ')}</span>}
        {note && <em>{note}</em>}
      </span>
      {totalCents !== null && <span className="tabular">{formatMoney(totalCents, currency)}</span>}
    </li>
  )
}

/** How far a round is paid; nothing where all of it is due. */
function PaidOfRound({ round: { dueCents, totalCents, venue } }: { readonly round: DeskOrder }) {
  const due = formatMoney(dueCents ?? zero, venue.currency)
  if (dueCents === 0) return <Trans id="tables.paid">Paid</Trans>
  if (dueCents === totalCents) return null
  return <Trans id="tables.dueOfRound">{due} due</Trans>
}
