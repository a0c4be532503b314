import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { waitsForBills } from '#src/domain/tables/bill.ts'
import { BlockedReason } from '#src/parts/form/blocked-reason.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import type { BillRequest } from '#src/state/bill-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { BegunBill } from './begun-bill.tsx'
import { PayMyPart } from './pay-my-part.tsx'
import { useBill } from './use-bill.ts'

const PayBillSheet = lazyPart('PayBillSheet', () => import('./bill/pay-bill-sheet.tsx'))

/** How the last payment has ended on this page, and its amount in cents. */
type End = { readonly what: 'paid' | 'given-up'; readonly amount: Cents }

type PayCardProps = {
  readonly venue: Venue
  readonly visit: Visit
  /** The orders of the visit that have come. */
  readonly orders: readonly Order[]
  /** The diner's part as the calculator splits it, cents. */
  readonly part: Cents
}

/**
 * Pays what was ordered at the table and is confirmed: everything, or an amount (decision 84). A payment that was begun is
 * finished first. Nothing while there is nothing to pay.
 */
export function PayCard({ venue, visit, orders, part }: PayCardProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const isOffline = useIsOffline()
  const reason = useId()
  const { left, least, over, begun } = useBill(visit)
  const [request, setRequest] = useState<BillRequest | null>(null)
  const [end, setEnd] = useState<End | null>(null)
  const said = useRef<HTMLDivElement>(null)
  // The pressed button may be gone.
  useEffect(() => {
    if (end !== null) said.current?.focus()
  }, [end])
  const isShown = left > 0 || [begun, request, end].some((one) => one !== null)
  if (!isShown) return null

  function say(what: End['what'], amount: Cents) {
    setRequest(null)
    setEnd({ what, amount })
  }

  function ask(wanted: BillRequest) {
    setEnd(null)
    setRequest(wanted)
  }

  const blocked = isOffline ? reason : undefined
  return (
    <Card title={t({ id: 'table.pay', message: 'Pay online' })}>
      <div className="pay">
        <div className="said" ref={said} tabIndex={-1} role="status">
          {end && <Ended what={end.what} amount={price(end.amount)} isAll={left === 0} />}
        </div>
        {begun && request === null ? (
          <BegunBill
            key={`${begun.idempotencyKey} ${isOffline}`}
            amount={price(begun.amount)}
            blockedReason={blocked}
            onPaid={() => say('paid', begun.amount)}
            onGivenUp={() => say('given-up', begun.amount)}
            onContinue={() => ask(begun)}
          />
        ) : (
          <Choices
            left={left}
            least={least}
            part={part}
            venue={venue}
            blockedReason={blocked}
            onPay={(amount) => ask(over(amount))}
          />
        )}
        {isOffline && (
          <BlockedReason id={reason}>
            <Trans id="table.pay.offline">No connection: paying is not possible</Trans>
          </BlockedReason>
        )}
        <Waiting orders={orders} />
      </div>
      {request && (
        <PayBillSheet
          venue={venue}
          request={request}
          onPaid={() => say('paid', request.amount)}
          onClose={() => setRequest(null)}
        />
      )}
    </Card>
  )
}

type ChoicesProps = Pick<PayCardProps, 'venue' | 'part'> & {
  /** Cents. */
  readonly left: Cents
  /** The least amount that can be paid online, cents. */
  readonly least: Cents
  /** Id of the text that says why nothing can be paid now. */
  readonly blockedReason: string | undefined
  readonly onPay: (amount: Cents) => void
}

/** Everything, or an amount; neither while less is left than can be paid online [PAY-35]. */
function Choices({ left, least, part, venue, blockedReason, onPay }: ChoicesProps) {
  const price = usePrice(venue)
  const lowest = price(least)
  const rest = price(left)
  if (left === 0) return null
  if (left < least)
    return (
      <p className="muted">
        <Trans id="table.pay.tooLittle">
          {rest} left to pay. Online payments begin at {lowest}: please pay it at the restaurant.
        </Trans>
      </p>
    )
  return (
    <>
      <Button
        isWide
        isDisabled={blockedReason !== undefined}
        aria-describedby={blockedReason}
        end={price(left)}
        onClick={() => onPay(left)}
      >
        <Trans id="table.pay.all">Pay everything</Trans>
      </Button>
      <PayMyPart least={least} most={left} proposed={part} venue={venue} blockedReason={blockedReason} onPay={onPay} />
    </>
  )
}

/** Orders that can be paid later. */
function Waiting({ orders }: Pick<PayCardProps, 'orders'>) {
  const { t } = useLingui()
  const waiting = orders.filter(waitsForBills).map(({ id }) => t({ id: 'orders.title', message: `Order #${id}` }))
  const waitingFor = waiting.join(', ')
  if (waiting.length === 0) return null
  return (
    <p className="muted">
      <Trans id="table.pay.waiting">Payable once the restaurant has confirmed: {waitingFor}</Trans>
    </p>
  )
}

type EndedProps = { readonly what: End['what']; readonly amount: string; readonly isAll: boolean }

/** Says what was paid or given up just now; `amount` with its currency. */
function Ended({ what, amount, isAll }: EndedProps) {
  if (what === 'paid') return <Thanks amount={amount} isAll={isAll} />
  return (
    <Notice title={<Trans id="table.pay.givenUp">Payment of {amount} given up</Trans>}>
      <p>
        <Trans id="table.pay.givenUp.text">Nothing was charged.</Trans>
      </p>
    </Notice>
  )
}

function Thanks({ amount, isAll }: { readonly amount: string; readonly isAll: boolean }) {
  return (
    <Notice kind="ok" title={<Trans id="table.pay.paid">{amount} paid</Trans>}>
      {isAll && (
        <p>
          <Trans id="table.pay.nothingLeft">Nothing is left to pay. Thank you!</Trans>
        </p>
      )}
    </Notice>
  )
}
