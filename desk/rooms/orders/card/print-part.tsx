import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { readPrinters } from '#desk/contract/printers.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useLateCode } from '#desk/parts/use-late-code.ts'

import type { TicketButtonsProps } from './printing/ticket-buttons.tsx'

type PrintPartProps = Pick<TicketButtonsProps, 'titleId'> & { readonly order: DeskOrder }

/** Tickets of an order at a printer of its venue [PRINT-16]; nothing where it has none. */
export function PrintPart({ order, titleId }: PrintPartProps) {
  const { data } = useDeskQuery(readPrinters)
  const [isOpen, setIsOpen] = useState(false)
  const printers = data?.printers.filter(({ venue }) => venue.id === order.venue.id) ?? []
  if (printers.length === 0) return null
  return (
    <details className="more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-describedby={titleId}>
        <Trans id="orders.printAt">Print at a receipt printer</Trans>
      </summary>
      {isOpen && <LateButtons orderId={order.id} printers={printers} titleId={titleId} />}
    </details>
  )
}

/** Their code comes when somebody asks for it. */
function LateButtons(props: TicketButtonsProps) {
  const code = useLateCode('orders/tickets', () => import('./printing/ticket-buttons.tsx'))
  return <Read of={code}>{({ TicketButtons }) => <TicketButtons {...props} />}</Read>
}
