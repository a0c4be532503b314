import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { DeskOrder, DeskRemoval } from '#desk/contract/orders.ts'
import { readRemoval, removedWords, removePieces } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatStamp } from '#desk/parts/formats.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents as asCents } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Stepper } from '#src/ui/field/stepper.tsx'

import { useOrderChange } from './use-order-change.ts'
import { useRefusalText } from './use-refusal-text.ts'

import css from './removal-form.css?inline'

declareStyles(css)

type RemovalFormProps = { readonly order: DeskOrder; readonly titleId: string }

/**
 * Removes pieces of an order: they are picked, the service says what is given back, and a second tap does it [ORD-68].
 * Closed at first so that the card stays short.
 */
export function RemovalForm({ order, titleId }: RemovalFormProps) {
  const summary = useRef<HTMLElement>(null)
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const pieces = order.lines.flatMap(({ position, quantity }) => {
    // Somebody else may have removed some meanwhile.
    const count = Math.min(counts[position] ?? 0, quantity)
    return count > 0 ? [{ position, quantity: count }] : []
  })
  return (
    <details className="more">
      <summary ref={summary} aria-describedby={titleId}>
        <Trans id="removal.title">Remove dishes</Trans>
      </summary>
      <div className="desk-form desk-removal">
        <ul>
          {order.lines.map((line) => (
            <PieceRow
              key={line.position}
              line={line}
              count={Math.min(counts[line.position] ?? 0, line.quantity)}
              onChange={(count) => setCounts({ ...counts, [line.position]: count })}
            />
          ))}
        </ul>
        {pieces.length > 0 && (
          <Quote
            order={order}
            pieces={pieces}
            titleId={titleId}
            onDone={() => {
              setCounts({})
              summary.current?.focus()
            }}
          />
        )}
      </div>
    </details>
  )
}

type PieceRowProps = {
  readonly line: DeskOrder['lines'][number]
  readonly count: number
  readonly onChange: (count: number) => void
}

function PieceRow({ line: { name, quantity, memberName }, count, onChange }: PieceRowProps) {
  const { t } = useLingui()
  const labels = {
    group: t({ id: 'removal.count', message: `Remove of ${name}` }),
    less: t({ id: 'removal.less', message: 'One less' }),
    more: t({ id: 'removal.more', message: 'One more' }),
  }
  return (
    <li>
      <span>{`${quantity} × ${name}${memberName === null ? '' : ` · ${memberName}`}`}</span>
      <Stepper size="small" value={count} max={quantity} labels={labels} onChange={onChange} />
    </li>
  )
}

type QuoteProps = RemovalFormProps & {
  readonly pieces: Parameters<typeof removedWords>[0]
  readonly onDone: () => void
}

/** What the service gives back for the pieces, and the button that removes them. */
function Quote({ order, pieces, titleId, onDone }: QuoteProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const refusalText = useRefusalText()
  const quote = useDeskQuery(readRemoval, { order: order.id, pieces: removedWords(pieces) })
  const { change, isPending } = useOrderChange(order.id)
  const [refused, setRefused] = useState<string | null>(null)
  const { removal = null, reason = null } = quote.data ?? {}
  const shown = refused ?? reason ?? (quote.error ? 'failed' : null)

  async function remove({ cents, backCents }: DeskRemoval): Promise<void> {
    const body = { pieces, seen: order.removals.length, cents, backCents }
    const { id } = order
    const answer = await change(
      removePieces,
      body,
      t({ id: 'removal.done', message: `Dishes removed from order ${id}` }),
    )
    setRefused(answer)
    if (answer === null) onDone()
    else say(refusalText(answer))
  }

  return (
    <>
      <Status>{removal && <GivenBack removal={removal} currency={order.venue.currency} />}</Status>
      <AlertList messages={shown === null ? [] : [refusalText(shown)]} />
      {removal && (
        <Button variant="danger" isBusy={isPending} aria-describedby={titleId} onClick={() => void remove(removal)}>
          {removal.backCents > 0 ? (
            <Trans id="removal.giveBack">Remove and give back</Trans>
          ) : (
            <Trans id="removal.remove">Remove</Trans>
          )}
        </Button>
      )}
    </>
  )
}

type GivenBackProps = { readonly removal: DeskRemoval; readonly currency: string }

/** What goes back and from where, or that less is to pay; both where bills at the table had paid a part of it [ORD-100]. */
function GivenBack({ removal: { cents, backCents, totalCents, bills }, currency }: GivenBackProps) {
  const money = (amount: Cents) => formatMoney(amount, currency)
  const isAllBack = backCents > 0 && backCents === cents
  return (
    <div className="given-back">
      {bills.map((bill) => (
        <BackFromBill key={bill.at} bill={bill} amount={money(bill.cents)} />
      ))}
      {isAllBack ? (
        <AllBack amount={money(cents)} total={money(totalCents)} />
      ) : (
        <LessToPay amount={money(asCents(cents - backCents))} total={money(totalCents)} />
      )}
    </div>
  )
}

type FromBill = { readonly bill: DeskRemoval['bills'][number]; readonly amount: string }

function BackFromBill({ bill: { at, mode }, amount }: FromBill) {
  const { i18n } = useLingui()
  const means = useOrderNames().payment({ mode, cashMeans: null })
  const time = formatStamp(at, i18n.locale)
  return (
    <p>
      <Trans id="removal.fromBill">
        {amount} from the payment at the table of {time} ({means})
      </Trans>
    </p>
  )
}

type Amounts = { readonly amount: string; readonly total: string }

function AllBack({ amount, total }: Amounts) {
  return (
    <p>
      <Trans id="removal.back">
        {amount} go back to the customer. New total: {total}
      </Trans>
    </p>
  )
}

function LessToPay({ amount, total }: Amounts) {
  return (
    <p>
      <Trans id="removal.cheaper">
        {amount} less to pay. New total: {total}
      </Trans>
    </p>
  )
}
