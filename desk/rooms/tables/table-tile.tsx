import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'wouter'

import type { TableCall } from '#desk/contract/table-calls.ts'
import type { DeskTable, TableVisit } from '#desk/contract/tables.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { CallOfTable } from './call-of-table.tsx'
import { VisitAge } from './visit-age.tsx'

type TableTileProps = {
  readonly table: DeskTable
  readonly currency: string
  /** The call that waits. */
  readonly call: TableCall | null
  readonly onCallDone: () => void
}

/** A table of the plan: all of it leads to its page, but for the button of a call. */
export function TableTile({ table: { id, name, visit }, currency, call, onCallDone }: TableTileProps) {
  const titleId = useId()
  const state = call ? 'calling' : visit ? 'taken' : 'free'
  return (
    <li className="desk-sheet desk-table" data-state={state}>
      <h3 id={titleId}>
        <Link href={`/tables/${id}`}>
          <Trans id="tables.table">Table {name}</Trans>
        </Link>
      </h3>
      {visit ? (
        <Taken visit={visit} currency={currency} />
      ) : (
        <p className="hint">
          <Trans id="tables.free">Free</Trans>
        </p>
      )}
      {call && <CallOfTable call={call} titleId={titleId} onDone={onCallDone} />}
    </li>
  )
}

function Taken({ visit, currency }: { readonly visit: TableVisit; readonly currency: string }) {
  const { since, rounds, waiting, totalCents, dueCents, paidCents } = visit
  const [total, paid, due] = [totalCents, paidCents, dueCents].map((cents) => formatMoney(cents, currency))
  return (
    <>
      <VisitAge since={since} rounds={rounds} />
      <p className="due tabular">
        {dueCents > 0 ? (
          <Trans id="tables.due">
            <strong>{due}</strong> due
          </Trans>
        ) : (
          <strong>
            <Trans id="tables.allPaid">All paid</Trans>
          </strong>
        )}
      </p>
      {dueCents > 0 && paidCents > 0 && (
        <p className="hint tabular">
          <Trans id="tables.paidOf">
            {paid} of {total} paid
          </Trans>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Tag kind="wait">
            <Plural id="tables.waiting" value={waiting} one="# waits for an answer" other="# wait for an answer" />
          </Tag>
        </p>
      )}
    </>
  )
}
