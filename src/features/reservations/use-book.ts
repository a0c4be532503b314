import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { isRefused } from '#src/api/api-error.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import type { OpenPayment } from '#src/parts/payment/paypal/paypal-buttons.tsx'
import type { Payment } from '#src/parts/payment/use-payment.ts'
import { useSingleSubmit } from '#src/parts/payment/use-single-submit.ts'
import type { Messages } from '#src/state/dialog-store.ts'
import { createReservationJournal } from '#src/state/reservation-journal.ts'

import type { Booked, Submission } from './use-send-reservation.ts'
import { useSendReservation } from './use-send-reservation.ts'

type BookDeps = {
  readonly venue: Venue
  /** What is to be sent; null when something is missing, which the form then shows. */
  readonly prepare: () => Submission | null
  readonly payment: Payment
  readonly onBooked: (booked: Booked) => void
  /** The service refused it: what can be booked may have changed. */
  readonly onRefused: () => void
}

const mayHaveArrived = msg({
  id: 'reservations.mayHaveArrived',
  message:
    'Your reservation may have arrived all the same. Book again without changing anything: it cannot be booked twice.',
})
const lapsed = msg({
  id: 'reservations.lapsed',
  message: 'The deposit was not paid in time, and the table is free again. Book again to reserve it anew.',
})

export type Book = ReturnType<typeof useBook>

/**
 * Books a table and pays its deposit. Whatever happens to a reply or a payment, the same form is one reservation
 * (decision 12) [RESV-19..26].
 */
export function useBook({ venue, prepare, payment, onBooked, onRefused }: BookDeps) {
  const { t } = useLingui()
  const { stores, i18n } = useInstance()
  const { send, isWanted } = useSendReservation(venue)
  const journal = stores.of(createReservationJournal)
  const { submit, isSending } = useSingleSubmit<Submission>(answerFailure)
  const showErrors = (messages: Messages) =>
    stores.dialogs.alert(messages, () => t({ id: 'reservations.word', message: 'RESERVATION' }))

  function answerFailure(error: unknown) {
    const messages = () => failureMessages(i18n, error)
    if (!isRefused(error)) return showErrors(() => [...messages(), i18n._(mayHaveArrived)])
    // The earlier attempt is paid and booked: the next one is another reservation.
    if (isRefusedWith(error, 'ALREADY_PAID')) journal.close()
    else journal.refused()
    onRefused()
    return showErrors(messages)
  }

  /** Shows a paid reservation; otherwise the form stays as it is, with the reason. */
  function finish(booked: Booked, result: PaymentResult) {
    if (result.kind === 'paid') {
      journal.close()
      return onBooked(booked)
    }
    if (result.kind === 'lapsed') {
      journal.close()
      return showErrors(() => [...result.messages(), i18n._(lapsed)])
    }
    if (result.messages().length > 0) showErrors(result.messages)
    return undefined
  }

  /** Loads what the payment needs; false, with a message, when it cannot be loaded, and nothing has been booked. */
  async function canPay({ payment: option }: Submission): Promise<boolean> {
    try {
      if (option) await payment.prepare(option)
      return true
    } catch {
      showErrors(() => [
        t({
          id: 'reservations.paymentUnavailable',
          message: 'This way to pay cannot be loaded here. Nothing was booked: choose another one, or try again.',
        }),
      ])
      return false
    }
  }

  function payableOf({ request }: Submission, { id, token }: Booked): Payable | null {
    const { deposit } = request
    return deposit === undefined ? null : { kind: 'reservation', id, venueId: venue.id, token, total: deposit }
  }

  async function bookAndPay(submission: Submission) {
    if (!(await canPay(submission))) return
    const booked = await send(submission)
    const payable = payableOf(submission, booked)
    if (payable === null || submission.payment === null) return onBooked(booked)
    const result = await payment.pay(payable, submission.payment)
    if (result) finish(booked, result)
  }

  const prepareWanted = async () => {
    const submission = prepare()
    return submission && (await isWanted(submission)) ? submission : null
  }

  return {
    book: () => void submit(prepareWanted, bookAndPay),
    /** For a provider's own button: books, and returns what is to be paid [RESV-24]. */
    openPayment: (): Promise<OpenPayment | null> =>
      submit(prepareWanted, async (submission) => {
        const booked = await send(submission)
        const payable = payableOf(submission, booked)
        return payable && { payable, end: (result) => finish(booked, result) }
      }),
    showErrors,
    isSending,
  }
}
