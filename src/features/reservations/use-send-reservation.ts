import { useLingui } from '@lingui/react/macro'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendReservation } from '#src/api/reservation-calls.ts'
import { toJson } from '#src/browser/json.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { OnlineOption } from '#src/domain/payments/payment-option.ts'
import type { ReservationRequest } from '#src/domain/reservations/reservation-request.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { UnpaidReservation } from '#src/state/reservation-journal.ts'
import { createReservationJournal } from '#src/state/reservation-journal.ts'

export type Submission = {
  /** Without the id of an earlier attempt, which is in the journal. */
  readonly request: ReservationRequest
  /** Payment option of the deposit; null without a deposit. */
  readonly payment: OnlineOption | null
}
/** A reservation that the service has created. */
export type Booked = UnpaidReservation & Pick<ReservationRequest, 'people' | 'startsAt'>

/** Sends a reservation under the idempotency key of its form, with the id of an earlier attempt whose deposit is unpaid [RESV-19]. */
export function useSendReservation({ id: venueId }: Venue) {
  const { t } = useLingui()
  const { api, stores } = useInstance()
  const journal = stores.of(createReservationJournal)
  // What was read is no content of a reservation.
  const fingerprintOf = ({ request }: Submission) =>
    toJson([venueId, stores.session.state.customer?.email ?? null, { ...request, shownDocuments: undefined }])

  async function sent(submission: Submission): Promise<UnpaidReservation> {
    const key = journal.begin(fingerprintOf(submission))
    const earlier = journal.state.entry?.unpaid ?? null
    try {
      const known = earlier && { id: earlier.id, token: earlier.token }
      return await sendReservation(api, { ...submission.request, id: null, ...known }, key)
    } catch (error) {
      if (earlier === null || !isRefusedWith(error, 'ENTITY_NOT_FOUND')) throw error
      // The earlier attempt was made by another customer on this device: send this one as new.
      journal.close()
      return sent(submission)
    }
  }

  return {
    async send(submission: Submission): Promise<Booked> {
      const { people, startsAt } = submission.request
      const { entry } = journal.state
      const isThere = entry?.step === 'unpaid' && entry.fingerprint === fingerprintOf(submission)
      const reservation = (isThere && entry.unpaid) || (await sent(submission))
      if (submission.payment) journal.unpaid(reservation)
      else journal.close()
      return { ...reservation, people, startsAt }
    },

    /** Asks for confirmation when an earlier, different form may have arrived. */
    async isWanted(submission: Submission): Promise<boolean> {
      if (!journal.mayBeSecond(fingerprintOf(submission))) return true
      return stores.dialogs.confirm(() => ({
        title: t({ id: 'reservations.second.title', message: 'Book once more?' }),
        text: t({
          id: 'reservations.second.text',
          message: 'An earlier reservation of yours may have arrived. What you have changed makes it a second one.',
        }),
        confirmLabel: t({ id: 'reservations.second.confirm', message: 'Book once more' }),
      }))
    },
  }
}
