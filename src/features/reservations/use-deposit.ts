import { useState } from 'react'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { Deposit, ReservationConfig } from '#src/contract/reservation.ts'
import type { Venue } from '#src/contract/venue.ts'
import { zero } from '#src/domain/money.ts'
import type { OnlineOption } from '#src/domain/payments/payment-option.ts'
import { depositChoices, firstDeposit, payableDeposits, paysDeposit } from '#src/domain/reservations/deposits.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import type { PaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { fitting, usePaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { usePayment } from '#src/parts/payment/use-payment.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

export type DepositChoice = ReturnType<typeof useDeposit>

/** Offered deposits, the chosen one, and its payment [RESV-11..13, RESV-43, RESV-44]. */
export function useDeposit(venue: Venue, config: ReservationConfig) {
  const offered = depositChoices(config)
  const isRequired = config.requiresDeposit
  const [chosenId, setChosenId] = useState<Deposit['id'] | null>(null)
  const offer = { ...paymentOfferQuery(useApi(), venue.id, 'reservation'), enabled: offered.length > 0 }
  const { data, error, refetch } = useFreshQuery(offer)
  useFailureAlert(error)
  const payment = usePayment('reservation')
  const choices = payableDeposits(offered, data?.paymentModes ?? [], venue.currencyCode)
  const isKnown = offered.length === 0 || data !== undefined
  const wanted = choices.find(({ id }) => id === chosenId) ?? firstDeposit(choices, isRequired)
  const isMissing = isRequired && wanted === null
  const charge = { venueId: venue.id, currency: venue.currencyCode, total: wanted?.price ?? zero }
  const known = usePaymentMethods({ charge, modes: data?.paymentModes, means: [] }, payment)
  return {
    /** Empty where no payment option can pay a deposit. */
    choices,
    chosen: wanted,
    isRequired,
    isMissing,
    /** There has to be a deposit, and none can be paid here. */
    isImpossible: isRequired && isKnown && choices.length === 0,
    /** Whether nothing is missing; fetches the ways to pay again where they have failed to load. */
    check(): boolean {
      if (isMissing && choices.length === 0) void refetch()
      return !isMissing
    },
    choose: setChosenId,
    methods: depositMethods(known),
    payment,
  }
}

/** The payment options that can pay a deposit, and the chosen one of them [RESV-12]. */
function depositMethods(known: PaymentMethods) {
  const options: readonly OnlineOption[] = known.options.filter(paysDeposit)
  const isChosen = ({ key }: OnlineOption) => key === (known.chosen ?? known.lost)?.key
  const only = options.length === 1 ? options[0] : undefined
  const { chosen, lost } = fitting(options.find(isChosen) ?? only ?? null, known.faultOf)
  return { ...known, options, chosen, lost }
}
