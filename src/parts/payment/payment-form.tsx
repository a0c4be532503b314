import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PaymentMode } from '#src/contract/payment.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { ChargedAmount } from './limits/payment-limits.tsx'
import { PaymentButton } from './payment-button.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { PaymentResult } from './payment-result.ts'
import { usePaymentMethods } from './use-payment-methods.ts'
import { usePayment } from './use-payment.ts'

/** What is paid. */
export type Charge = ChargedAmount & { readonly kind: Payable['kind'] }

type PaymentFormProps = {
  readonly charge: Charge
  /** The modes to choose from. */
  readonly modes: readonly PaymentMode[]
  /** Called when the diner pays; null when there is nothing to pay any more, which it says itself. */
  readonly open: () => Promise<Payable | null>
  readonly end: (result: PaymentResult) => void
}

/** The ways to pay something that exists, and the button that pays. */
export function PaymentForm({ charge, modes, open, end }: PaymentFormProps) {
  const { kind, venueId, currency, total } = charge
  const { t } = useLingui()
  const { venues } = useRestaurant()
  const price = usePrice(venues.find(({ id }) => id === venueId))
  const payment = usePayment(kind)
  const methods = usePaymentMethods({ charge, modes, means: [] }, payment)
  const [isPaying, setIsPaying] = useState(false)
  const { chosen } = methods

  async function pay() {
    if (!chosen || isPaying) return
    setIsPaying(true)
    try {
      const payable = await open()
      const result = payable && (await payment.pay(payable, chosen))
      if (result) end(result)
    } catch {
      end({
        kind: 'unpaid',
        messages: () => [t({ id: 'payment.notStarted', message: 'The payment could not be started. Try again.' })],
      })
    } finally {
      setIsPaying(false)
    }
  }

  async function openForProvider() {
    const payable = await open()
    return payable && { payable, end }
  }

  return (
    <>
      <PaymentChoice methods={methods} />
      <PaymentButton
        payment={payment}
        option={chosen}
        venue={{ id: venueId, currencyCode: currency }}
        open={openForProvider}
        isBlocked={false}
      >
        <Button
          variant="primary"
          isWide
          isBusy={isPaying}
          isDisabled={!chosen}
          end={price(total)}
          onClick={() => void pay()}
        >
          <Trans id="payment.pay">Pay</Trans>
        </Button>
      </PaymentButton>
      {payment.dialog}
    </>
  )
}
