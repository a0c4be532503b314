import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import { addPrinter, readPrinters } from '#desk/contract/printers.ts'
import { useMay, useSignedIn } from '#desk/parts/member-context.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { PrinterIcon } from '#src/ui/base/late-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AddPrinter } from './add-printer.tsx'
import { PrinterSection } from './printer-section.tsx'

import css from './printers-room.css?inline'

declareStyles(css)

/** The receipt printers of the venues, which ask for tickets themselves [PRINT-14] (decision 143). */
export function PrintersRoom() {
  const printers = useDeskQuery(readPrinters)
  const mayAdd = useMay(addPrinter)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Room title={<Trans id="room.printers">Printers</Trans>}>
      <Read of={printers}>
        {({ printers: all, unprinted }) => (
          <div className="desk-printers" ref={list} tabIndex={-1}>
            {all.length === 0 && <NoPrinter />}
            {unprinted.map(({ venue, categories }) => (
              <Unprinted key={venue.id} venue={venue.name} categories={categories} />
            ))}
            {all.map((printer) => (
              <PrinterSection key={printer.id} printer={printer} onRemoved={() => list.current?.focus()} />
            ))}
          </div>
        )}
      </Read>
      {mayAdd && <AddPrinter />}
    </Room>
  )
}

function NoPrinter() {
  return (
    <EmptyState icon={<PrinterIcon size={32} />}>
      <p>
        <Trans id="printers.none">
          There is no printer yet. A receipt printer of Star or Epson that is connected to the internet prints what the
          kitchen and the bag need by itself, as soon as an order is accepted.
        </Trans>
      </p>
      <p>
        <Trans id="printers.browser">
          Without one, any printer of this device prints an order: tap “Print” on its card.
        </Trans>
      </p>
    </EmptyState>
  )
}

type UnprintedProps = { readonly venue: string; readonly categories: readonly string[] }

/** Dishes that no kitchen ticket says [PRINT-15]. */
function Unprinted({ venue, categories }: UnprintedProps) {
  const { venues } = useSignedIn().member
  const names = categories.join(', ')
  return (
    <Notice kind="warn">
      <p>
        {venues.length > 1 ? (
          <Trans id="printers.unprintedAt">
            At {venue} no printer prints the dishes of: {names}. Choose them at a printer.
          </Trans>
        ) : (
          <Trans id="printers.unprinted">No printer prints the dishes of: {names}. Choose them at a printer.</Trans>
        )}
      </p>
    </Notice>
  )
}
