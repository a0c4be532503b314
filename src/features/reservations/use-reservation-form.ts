import { useState } from 'react'

import { accountQuery } from '#src/api/account-calls.ts'
import { forCustomer } from '#src/api/customer-query.ts'
import { orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { BookableDay } from '#src/domain/reservations/bookable-days.ts'
import type { ContactForm, ReservationForm, ReservationRefusal } from '#src/domain/reservations/reservation-form.ts'
import { checkReservation } from '#src/domain/reservations/reservation-form.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useConsents } from '#src/parts/form/use-consents.ts'
import { useQuery } from '#src/query/use-query.ts'

type Typed = Partial<ContactForm> & Pick<ReservationForm, 'people' | 'date' | 'time' | 'notes'>

const blank: Typed = { people: 2, date: null, time: null, notes: '' }

export type ReservationFormState = ReturnType<typeof useReservationForm>

/** State of the reservation form, filled in with the customer's known contact [RESV-06..10]. */
export function useReservationForm(venue: Venue, { days, most }: { days: readonly BookableDay[]; most: number }) {
  const [typed, setTyped] = useState(blank)
  const [isChecked, setIsChecked] = useState(false)
  const consents = useConsents(orderConsentsQuery(useApi(), venue.id))
  const known = useKnownContact()
  const day = days.find(({ date }) => date === typed.date) ?? null
  const slot = day?.slots.find(({ from }) => from === typed.time) ?? null
  const form: ReservationForm = {
    ...known,
    ...typed,
    people: Math.min(typed.people, most),
    // Drops a day or time that is no longer offered.
    date: day?.date ?? null,
    time: slot?.from ?? null,
  }
  const refusals = checkReservation(form)
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  return {
    form,
    day,
    slot,
    consents,
    isChecked,
    /** Refusals of the fields; empty until the diner first tries to book. */
    refusals: (isChecked ? refusals : []) as readonly ReservationRefusal[],
    change,
    /** Chooses a day and clears the time [RESV-08]. */
    chooseDay: (date: LocalDate) => change({ date, time: null }),
    chooseSlot: ({ from }: TimeSlot) => change({ time: from }),
    /** Shows refusals from now on; true when there are none [RESV-09]. */
    check(): boolean {
      setIsChecked(true)
      return refusals.length === 0 && consents.missing.length === 0
    },
  }
}

/** Contact of the signed-in customer; empty while it is loading [RESV-10]. */
function useKnownContact(): ContactForm {
  const customer = useCustomer()
  const enabled = customer !== null
  const { data } = useQuery({ ...forCustomer(customer, accountQuery(useApi())), enabled })
  const account = enabled ? data?.customer : undefined
  if (!account) return { name: '', phone: '', email: '' }
  return { name: `${account.firstName} ${account.lastName}`.trim(), phone: account.phone, email: account.email }
}
