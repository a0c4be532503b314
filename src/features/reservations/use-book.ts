import { useLingui } from '@lingui/react/macro'

import { isRefused, isRefusedWith } from '#src/api/api-error.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import type { OnlineOption } from '#src/domain/payments/payment-options.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { PaymentEnd } from '#src/parts/payment/payment-end.ts'
import type { OpenPayment } from '#src/parts/payment/paypal-buttons.tsx'
import { useOneSubmit } from '#src/parts/payment/use-one-submit.ts'
import { createReservationJournal } from '#src/state/reservation-journal.ts'

import type { Booked, Submission } from './use-send-reservation.ts'
import { useSendReservation } from './use-send-reservation.ts'

type BookDeps = {
  readonly venue: Venue
  /** What is sent, or null when something is missing, which has been said. */
  readonly prepare: () => Submission | null
  /** Fetches what paying needs, and pays. */
  readonly online: {
    readonly prepare: (option: Extract<OnlineOption, { kind: 'card' }>) => Promise<void>
    readonly pay: (payable: Payable, option: Extract<OnlineOption, { kind: 'card' }>) => Promise<PaymentEnd>
  }
  readonly onBooked: (booked: Booked) => void
  /** What could be booked may have changed. */
  readonly onRefused: () => void
}

export type Book = ReturnType<typeof useBook>

/**
 * Books one table at a time, and pays its deposit: whatever becomes of a reply or a payment, the same form is one
 * reservation (decision 12) [RESV-19..26].
 */
export function useBook({ venue, prepare, online, onBooked, onRefused }: BookDeps) {
  const { t } = useLingui()
  const { stores, i18n } = useInstance()
  const { send, isWanted } = useSendReservation(venue)
  const journal = stores.of(createReservationJournal)
  const { alone, isSending } = useOneSubmit<Submission>(recover)
  const title = t({ id: 'reservations.word', message: 'RESERVATION' })
  const showErrors = (messages: readonly string[]) => stores.dialogs.open({ kind: 'errors', title, messages })

  function recover(error: unknown) {
    const messages = failureMessages(i18n, error)
    if (!isRefused(error)) {
      const advice = t({
        id: 'reservations.mayHaveArrived',
        message:
          'Your reservation may have arrived all the same. Book again without changing anything: it cannot be booked twice.',
      })
      return showErrors([...messages, advice])
    }
    // What is paid is booked: the next one is another reservation.
    if (isRefusedWith(error, 'ALREADY_PAID')) journal.close()
    else journal.refused()
    onRefused()
    return showErrors(messages)
  }

  /** What became of the payment; whatever is not paid leaves the form as it is. */
  function end(booked: Booked, result: PaymentEnd) {
    if (result.kind === 'paid') {
      journal.close()
      return onBooked(booked)
    }
    const tooLate = t({
      id: 'reservations.lapsed',
      message: 'The deposit was not paid in time, and the table is free again. Book again to reserve it anew.',
    })
    if (result.kind === 'lapsed') journal.close()
    const messages = result.kind === 'lapsed' ? [...result.messages, tooLate] : result.messages
    if (messages.length > 0) showErrors(messages)
  }

  /** What the option needs is there before anything is booked. */
  async function isReady({ payment }: Submission): Promise<boolean> {
    if (payment?.kind !== 'card') return true
    try {
      await online.prepare(payment)
      return true
    } catch {
      showErrors([
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
    if (!(await isReady(submission))) return
    const booked = await send(submission)
    const payable = payableOf(submission, booked)
    if (payable === null) onBooked(booked)
    else if (submission.payment?.kind === 'card') end(booked, await online.pay(payable, submission.payment))
  }

  const wanted = async () => {
    const submission = prepare()
    return submission && (await isWanted(submission)) ? submission : null
  }

  return {
    book: () => void alone(wanted, bookAndPay),
    /** For what is pressed at a provider: books, and answers how to go on [RESV-24]. */
    openPayment: (): Promise<OpenPayment | null> =>
      alone(wanted, async (submission) => {
        const booked = await send(submission)
        const payable = payableOf(submission, booked)
        return payable && { payable, end: (result) => end(booked, result) }
      }),
    showErrors,
    isSending,
  }
}
