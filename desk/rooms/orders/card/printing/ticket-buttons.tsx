import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import type { DeskPrinter } from '#desk/contract/printers.ts'
import { printOrder } from '#desk/contract/printers.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { useOrderChange } from '#desk/rooms/orders/card/use-order-change.ts'
import { useRefusalText } from '#desk/rooms/orders/card/use-refusal-text.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './ticket-buttons.css?inline'

declareStyles(css)

const tickets = ['kitchen', 'bag', 'receipt'] as const

export type TicketButtonsProps = {
  readonly orderId: DeskOrder['id']
  /** Those of the order's venue. */
  readonly printers: readonly DeskPrinter[]
  /** Names the order for screen readers. */
  readonly titleId: string
}

/** Each ticket of an order at each printer; the kitchen prints kitchen tickets alone. */
export function TicketButtons({ orderId, printers, titleId }: TicketButtonsProps) {
  const { t } = useLingui()
  const { role } = useSignedIn().member
  const { change, isPending } = useOrderChange(orderId)
  const refusalText = useRefusalText()
  const [reason, setReason] = useState<string | null>(null)
  const names = {
    kitchen: t({ id: 'printers.kitchenTicket', message: 'Kitchen ticket' }),
    bag: t({ id: 'printers.bagTicket', message: 'Ticket for the bag' }),
    receipt: t({ id: 'printers.receipt', message: 'Receipt' }),
  }

  async function print({ id: printerId, name }: DeskPrinter, ticket: keyof typeof names): Promise<void> {
    setReason(null)
    const what = names[ticket]
    const done = t({ id: 'orders.isPrinted', message: `${what} of order ${orderId}: sent to ${name}` })
    setReason(await change(printOrder, { printerId, ticket }, done))
  }

  return (
    <div className="desk-ticket-buttons">
      {printers.map((printer) => (
        <div key={printer.id} role="group" aria-label={printer.name}>
          {/* The group says it to screen readers. */}
          <p aria-hidden="true">{printer.name}</p>
          <div className="buttons">
            {tickets
              .filter((ticket) => role !== 'kitchen' || ticket === 'kitchen')
              .map((ticket) => (
                <Button
                  key={ticket}
                  size="small"
                  isDisabled={isPending}
                  aria-describedby={titleId}
                  onClick={() => void print(printer, ticket)}
                >
                  {names[ticket]}
                </Button>
              ))}
          </div>
        </div>
      ))}
      <AlertList messages={reason === null ? [] : [refusalText(reason)]} />
    </div>
  )
}
