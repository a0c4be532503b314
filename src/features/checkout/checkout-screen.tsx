import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'

import type { Venue } from '#src/contract/venue.ts'
import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState, StartedDraft } from '#src/state/order-draft-store.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { Block, leadToMissing, missingIn } from './block.tsx'
import { WhenCard } from './checkout-facts.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ConfirmPart } from './confirm-part.tsx'
import {
  PlaceBlock,
  QuestionsBlock,
  SetbackBlock,
  TipBlock,
  TradeBlock,
  WalletBlock,
  WhoBlock,
} from './deferred-blocks.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { SellerLine } from './seller-line.tsx'
import type { Setback } from './setback/setback.ts'
import { TimeLimitChip } from './time-limit-chip.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSlotAtTable } from './use-slot-at-table.ts'

import css from './checkout-screen.css?inline'

declareStyles(css)

/** The last page before the order; the route guards decide who may open it [CHK-01..04]. */
export function CheckoutScreen() {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state) as OrderDraftState
  const venue = useVenue()
  return isStarted(draft) && venue ? <Checkout draft={draft} venue={venue} /> : null
}

/** All blocks in the order of CHK-06. */
function Checkout({ draft, venue }: { draft: StartedDraft; venue: Venue }) {
  const { t } = useLingui()
  useSlotAtTable(draft)
  const checkout = useCheckout(venue, draft)
  const { info, error } = checkout
  const screen = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<CheckoutRefusal['reason'] | null>(null)
  const showsMissing = refused !== null
  const [missing, setMissing] = useState(0)
  const [setback, setSetback] = useState<Setback | null>(null)
  const order = usePlaceOrder({ venue, draft, checkout, onRefused: leadTo, onSetback: setSetback })
  useFailureAlert(error)
  const title = t({ id: 'checkout.title', message: 'Checkout' })

  // The blocks know what they lack: counted once they are drawn.
  useEffect(() => setMissing(missingIn(screen.current).length), [checkout])

  function leadTo({ reason: why }: CheckoutRefusal) {
    // At once, so that the keyboard of a phone opens: it does so only within the tap.
    flushSync(() => setRefused(why))
    leadToMissing(screen.current, why)
  }

  function leadToButton(stillHas: Setback | null) {
    setSetback(stillHas)
    screen.current?.querySelector<HTMLElement>('.submit button')?.focus()
  }

  return (
    <div className="checkout-screen" ref={screen}>
      <TitleBar title={title} note={<TimeLimitChip />} parent={paths.cart} />
      <SetbackBlock setback={setback} draft={draft} checkout={checkout} onSolved={leadToButton} />
      <div className="screen-frame columns" inert={order.isSending}>
        <div className="form">
          <WhenCard draft={draft} venue={venue} />
          <WhoBlock checkout={checkout} showsMissing={showsMissing} />
          <PlaceBlock draft={draft} venue={venue} checkout={checkout} showsMissing={showsMissing} />
          {!info && error && <LoadFailure error={error} onRetry={checkout.reload} />}
          {!info && !error && <SkeletonList label={title} count={1} shape="box" />}
          {info && (
            <Block name="payment">
              <WalletBlock venue={venue} checkout={checkout} order={order} />
              <PaymentCard checkout={checkout} type={draft.type} showsMissing={showsMissing} />
            </Block>
          )}
          <Block name="invoice">
            <InvoiceCard venue={venue} checkout={checkout} showsMissing={showsMissing} />
          </Block>
        </div>
        <div className="summary">
          <CheckoutSummary checkout={checkout} shortages={setback?.shortages ?? []} />
        </div>
        <div className="form">
          <TipBlock checkout={checkout} showsMissing={showsMissing} />
          <QuestionsBlock draft={draft} checkout={checkout} showsMissing={showsMissing} />
          <NotesCard notes={draft.notes} />
          <TradeBlock venue={venue} />
        </div>
      </div>
      <footer className="submit">
        <p className="missing" role="status">
          {showsMissing && missing > 0 && (
            <Plural
              id="checkout.missing"
              value={missing}
              one="# detail is still missing"
              other="# details are still missing"
            />
          )}
        </p>
        <ConfirmPart venue={venue} checkout={checkout} order={order} />
        <SellerLine venue={venue} />
      </footer>
      {checkout.payment.dialog}
    </div>
  )
}
