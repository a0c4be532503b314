import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { OfflineReason } from '#src/parts/form/blocked-reason.tsx'
import { PaymentButton } from '#src/parts/payment/payment-button.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Book } from './use-book.ts'
import type { DepositChoice } from './use-deposit.ts'

type BookPartProps = { readonly venue: Venue; readonly deposit: DepositChoice; readonly book: Book }

/** The button that books, and pays the deposit if one is chosen [RESV-24]. */
export function BookPart({ venue, deposit, book }: BookPartProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const isOffline = useIsOffline()
  const reason = useId()
  const { chosen, methods, payment } = deposit
  const option = chosen && methods.chosen
  return (
    <PaymentButton payment={payment} option={option} venue={venue} open={book.openPayment} isBlocked={isOffline}>
      <Button
        variant="primary"
        isWide
        type="submit"
        isBusy={book.isSending}
        busyLabel={t({ id: 'reservations.sending', message: 'Sending the reservation…' })}
        isDisabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        end={chosen ? price(chosen.price) : undefined}
      >
        {chosen ? <Trans id="reservations.bookAndPay">Book and pay</Trans> : <Trans id="reservations.book">Book</Trans>}
      </Button>
      {isOffline && <OfflineReason id={reason} />}
    </PaymentButton>
  )
}
