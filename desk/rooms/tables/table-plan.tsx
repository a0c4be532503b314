import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { readTableCalls } from '#desk/contract/table-calls.ts'
import type { VenueTables } from '#desk/contract/tables.ts'
import { readTables } from '#desk/contract/tables.ts'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { VenueSection } from '#desk/parts/venue-section.tsx'
import { PrinterIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NoTables } from './no-tables.tsx'
import { TableTile } from './table-tile.tsx'

import css from './table-plan.css?inline'

declareStyles(css)

/** Every table of the venues that the member sees, always in the same place: free, taken, calling. */
export function TablePlan() {
  const tables = useDeskQuery(readTables)
  const calls = useDeskQuery(readTableCalls).data?.calls ?? []
  const room = useRef<HTMLDivElement>(null)
  const focusHeading = () => room.current?.closest('.desk-room')?.querySelector('h1')?.focus()
  return (
    <Room
      title={<Trans id="tables.title">Tables</Trans>}
      actions={
        <PageLink to="/tables/codes" start={<PrinterIcon size={20} />}>
          <Trans id="tables.codes">Print QR codes</Trans>
        </PageLink>
      }
    >
      <div className="desk-tables" ref={room}>
        <Read of={tables}>
          {({ venues }) =>
            venues.length === 0 ? (
              <NoTables />
            ) : (
              venues.map((venue) => (
                <VenueSection key={venue.id} name={venue.name}>
                  <HowManyTaken venue={venue} />
                  <ul className="plan">
                    {venue.tables.map((table) => (
                      <TableTile
                        key={table.id}
                        table={table}
                        currency={venue.currency}
                        call={calls.find(({ tableId }) => tableId === table.id) ?? null}
                        onCallDone={focusHeading}
                      />
                    ))}
                  </ul>
                </VenueSection>
              ))
            )
          }
        </Read>
      </div>
    </Room>
  )
}

function HowManyTaken({ venue: { tables } }: { readonly venue: VenueTables }) {
  const { t } = useLingui()
  const [taken, all] = [tables.filter(({ visit }) => visit !== null).length, tables.length]
  return <p className="hint tabular">{t({ id: 'tables.taken', message: `${taken} of ${all} taken` })}</p>
}
