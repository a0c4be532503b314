import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { OfflineReason } from '#src/parts/form/blocked-reason.tsx'
import { PayPalPart } from '#src/parts/payment/paypal-part.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Book } from './use-book.ts'
import type { DepositChoice } from './use-deposit.ts'

type BookPartProps = { readonly venue: Venue; readonly deposit: DepositChoice; readonly book: Book }

/** The one button that books; with PayPal its own stand there instead [RESV-24]. */
export function BookPart({ venue, deposit, book }: BookPartProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const isOffline = useIsOffline()
  const reason = useId()
  const { chosen, methods } = deposit
  const credentials = chosen && methods.chosen?.kind === 'payPal' ? methods.chosen.mode.credentials : null
  const button = (
    <>
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
    </>
  )
  if (!credentials) return button
  return (
    <PayPalPart venue={venue} credentials={credentials} open={book.openPayment} blocked={isOffline ? button : null} />
  )
}
