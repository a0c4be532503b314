import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { LoadFailure } from '#src/components/load-failure.tsx'
import { OfflineReason } from '#src/components/offline-reason.tsx'
import { usePrice } from '#src/components/use-price.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useIsOffline } from '#src/instance/use-restaurant.ts'
import { useCode } from '#src/query/use-code.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import type { Book, OpenDeposit } from './use-book.ts'
import type { DepositChoice } from './use-deposit.ts'

const loadPayPalButtons = async () => (await import('#src/components/payment/paypal-buttons.tsx')).PayPalButtons

type BookPartProps = { readonly venue: Venue; readonly deposit: DepositChoice; readonly book: Book }

/** The one button that books; with PayPal its own stand there instead [RESV-24]. */
export function BookPart({ venue, deposit, book }: BookPartProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const isOffline = useIsOffline()
  const reason = useId()
  const { chosen, methods } = deposit
  const credentials = chosen && methods.chosen?.kind === 'payPal' ? methods.chosen.mode.credentials : null
  if (credentials && !isOffline) return <PayPalPart venue={venue} credentials={credentials} book={book} />
  return (
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
}

type PayPalPartProps = {
  readonly venue: Venue
  readonly credentials: PaymentCredentials
  readonly book: Book
}

function PayPalPart({ venue, credentials, book }: PayPalPartProps) {
  const { data: PayPalButtons, error, refetch } = useCode('paypal-buttons', loadPayPalButtons, true)
  const open = useRef<OpenDeposit | null>(null)
  if (!PayPalButtons) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton shape="box" />
  return (
    <PayPalButtons
      credentials={credentials}
      venue={venue}
      onPress={async () => {
        open.current = await book.openPayment()
        return open.current?.payable ?? null
      }}
      onEnd={(_payable, result) => open.current?.end(result)}
    />
  )
}
