import { Trans, useLingui } from '@lingui/react/macro'

import type { Cents, Id } from '#src/contract/values.ts'
import type { AmountFault } from '#src/domain/payments/amount-limits.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Notice } from '#src/ui/base/notice.tsx'

export { amountFault } from '#src/domain/payments/amount-limits.ts'

/** What is paid: an amount in cents, at a venue with a currency (ISO 4217). */
export type ChargedAmount = { readonly venueId: Id<'Venue'>; readonly currency: string; readonly total: Cents }

type ReasonProps = { readonly fault: AmountFault; readonly charge: ChargedAmount }

/** Why a way to pay is disabled [PAY-35]. */
export function AmountReason({ fault, charge }: ReasonProps) {
  const price = usePriceAt(charge)
  if (fault.reason === 'too-small') {
    const least = price(fault.least)
    return <Trans id="payment.limit.least">From {least} on</Trans>
  }
  if (fault.reason === 'too-large') {
    const most = price(fault.most)
    return <Trans id="payment.limit.most">Up to {most}</Trans>
  }
  return <Trans id="payment.limit.currency">Not possible for this amount</Trans>
}

type NoticeProps = {
  readonly charge: ChargedAmount
  /** The way that was chosen and cannot take the amount, or null. */
  readonly lost: PaymentOption | null
  readonly hasOthers: boolean
}

/** Says that the chosen way, or every way, cannot take the amount, as after a code [PAY-35]. */
export function AmountNotice({ charge, lost, hasOthers }: NoticeProps) {
  const { t } = useLingui()
  const amount = usePriceAt(charge)(charge.total)
  const name = lost?.label ?? ''
  const text = hasOthers
    ? lost &&
      t({ id: 'payment.limit.lost', message: `${name} cannot be used for ${amount}. Choose another way to pay.` })
    : t({ id: 'payment.limit.none', message: `No way to pay here takes ${amount}. Please call the venue.` })
  return text && <Notice kind="warn">{text}</Notice>
}

function usePriceAt({ venueId }: ChargedAmount) {
  const { venues } = useRestaurant()
  return usePrice(venues.find(({ id }) => id === venueId))
}
