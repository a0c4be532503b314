import { useState } from 'react'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { Deposit, ReservationConfig } from '#src/contract/reservation.ts'
import type { Venue } from '#src/contract/venue.ts'
import { zero } from '#src/domain/money.ts'
import type { OnlineOption } from '#src/domain/payments/payment-option.ts'
import { depositChoices, paysDeposit } from '#src/domain/reservations/deposits.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { fitting, usePaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { usePayment } from '#src/parts/payment/use-payment.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

export type DepositChoice = ReturnType<typeof useDeposit>

/** Offered deposits, the chosen one, and its payment [RESV-11..13]. */
export function useDeposit(venue: Venue, config: ReservationConfig) {
  const choices = depositChoices(config)
  const [chosenId, setChosenId] = useState<Deposit['id'] | null>(null)
  const offer = { ...paymentOfferQuery(useApi(), venue.id, 'reservation'), enabled: choices.length > 0 }
  const { data, error } = useFreshQuery(offer)
  useFailureAlert(error)
  const payment = usePayment('reservation')
  const wanted = choices.find(({ id }) => id === chosenId)
  const charge = { venueId: venue.id, currency: venue.currencyCode, total: wanted?.price ?? zero }
  const known = usePaymentMethods({ charge, modes: data?.paymentModes, means: [] }, payment)
  const options: readonly OnlineOption[] = known.options.filter(paysDeposit)
  const isChosen = ({ key }: OnlineOption) => key === (known.chosen ?? known.lost)?.key
  const only = options.length === 1 ? options[0] : undefined
  const { chosen, lost } = fitting(options.find(isChosen) ?? only ?? null, known.faultOf)
  return {
    /** Empty where no payment option can pay a deposit. */
    choices: options.length > 0 ? choices : [],
    chosen: (options.length > 0 && wanted) || null,
    choose: setChosenId,
    methods: { ...known, options, chosen, lost },
    payment,
  }
}
