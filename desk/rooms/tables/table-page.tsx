import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { readTableCalls } from '#desk/contract/table-calls.ts'
import type { OpenedTable } from '#desk/contract/tables.ts'
import { readTable } from '#desk/contract/tables.ts'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CallOfTable } from './call-of-table.tsx'
import { TableActions } from './table-actions.tsx'
import { TableBills } from './table-bills.tsx'
import { TableRounds } from './table-rounds.tsx'
import { TableSums } from './table-sums.tsx'

import css from './table-page.css?inline'

declareStyles(css)

type TablePageProps = {
  readonly tableId: number
  /** Its guests sit at another table now. */
  readonly onMoved: (to: number) => void
}

/** A table: what is due and how it is closed, its rounds, and who has paid what. */
export function TablePage({ tableId, onMoved }: TablePageProps) {
  const table = useDeskQuery(readTable, { table: tableId })
  const name = table.data?.table.name
  return (
    <Room
      title={
        name === undefined ? <Trans id="tables.title">Tables</Trans> : <Trans id="tables.table">Table {name}</Trans>
      }
      actions={
        <PageLink to="/tables" start={<BackIcon size={20} />}>
          <Trans id="tables.back">All tables</Trans>
        </PageLink>
      }
    >
      <Read of={table}>{(shown) => <TableParts shown={shown} onMoved={onMoved} />}</Read>
    </Room>
  )
}

function TableParts({ shown, onMoved }: Pick<TablePageProps, 'onMoved'> & { readonly shown: OpenedTable }) {
  const { venue, table, rounds, bills } = shown
  const calls = useDeskQuery(readTableCalls).data?.calls ?? []
  const call = calls.find(({ tableId }) => tableId === table.id)
  const page = useRef<HTMLDivElement>(null)
  const placeId = useId()
  const heading = () => page.current?.closest('.desk-room')?.querySelector('h1') ?? null

  /** Only where nothing else has the focus that stays: somebody may be reading on. */
  function focusHeading(): void {
    const { activeElement, body } = page.current?.ownerDocument ?? document
    if (activeElement === null || activeElement === body || page.current?.contains(activeElement)) heading()?.focus()
  }

  return (
    <div className="desk-table-page" ref={page}>
      <p className="hint" id={placeId}>
        {venue.name}
      </p>
      {call && <CallOfTable call={call} titleId={placeId} onDone={focusHeading} />}
      <div className="columns">
        <div className="pay">
          {table.visit && <TableSums visit={table.visit} currency={venue.currency} />}
          <TableActions shown={shown} placeId={placeId} onMoved={onMoved} onEnded={focusHeading} />
          {bills.length > 0 && <TableBills bills={bills} currency={venue.currency} />}
        </div>
        {rounds.length > 0 ? (
          <TableRounds rounds={rounds} />
        ) : (
          <EmptyState icon={<CutleryIcon size={32} />}>
            <Trans id="tables.isFree">This table is free. What is ordered here appears by itself.</Trans>
          </EmptyState>
        )}
      </div>
    </div>
  )
}
