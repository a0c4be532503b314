import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { isShort } from '#src/domain/cart/is-short.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OtherTimes } from './other-times.tsx'
import type { Setback } from './setback.ts'
import { ShortLine } from './short-line.tsx'

import css from './setback-notice.css?inline'

declareStyles(css)

export type SetbackNoticeProps = {
  readonly setback: Setback
  readonly draft: StartedDraft
  readonly checkout: Checkout
  /** Leads back to the button that orders, with what is still worth saying. */
  readonly onSolved: (stillHas: Setback | null) => void
}

/**
 * Says on the checkout why the order was not taken, and offers the way on (rulings "refused at the button"). It is focused
 * when it comes; once it is solved the button with the new total is.
 */
export function SetbackNotice({ setback, draft, checkout, onSolved }: SetbackNoticeProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const box = useRef<HTMLElement>(null)
  const { lines } = checkout.costs
  const open = setback.shortages.filter((shortage) => lines.some((line) => isShort(line, shortage)))
  const title = t({ id: 'checkout.setback.title', message: 'Your order has not been placed yet' })

  useEffect(() => box.current?.focus(), [setback])

  function decided() {
    if (open.length === 1) onSolved(setback)
    else box.current?.focus()
  }

  return (
    <section className="setback screen-frame" ref={box} tabIndex={-1} aria-label={title}>
      <Notice kind="warn" title={title}>
        {setback.messages().map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p role="status">
          <NewTotal setback={setback} checkout={checkout} />
        </p>
      </Notice>
      {open.map((shortage) => (
        <ShortLine key={shortage.lineId} shortage={shortage} lines={lines} onDecided={decided} />
      ))}
      {setback.wayOn === 'times' && <OtherTimes draft={draft} onMoved={() => onSolved(null)} />}
      {setback.wayOn === 'address' && (
        <Button isWide onClick={() => location.navigate(paths.orderOptions)}>
          <Trans id="checkout.otherAddress">Change address</Trans>
        </Button>
      )}
      {setback.wayOn === 'menu' && (
        <Button isWide onClick={() => location.navigate(paths.menu)}>
          <Trans id="cart.seeMenu">See the menu</Trans>
        </Button>
      )}
    </section>
  )
}

/** The total and what it was, once it is another and known. */
function NewTotal({
  setback: { totalBefore },
  checkout: { costs, isPending },
}: Omit<SetbackNoticeProps, 'draft' | 'onSolved'>) {
  const price = usePrice()
  const { total } = costs.totals
  if (isPending || total === totalBefore) return null
  const [now, before] = [price(total), price(totalBefore)]
  return (
    <strong className="tabular">
      <Trans id="checkout.setback.total">
        The total is now {now} instead of {before}.
      </Trans>
    </strong>
  )
}
