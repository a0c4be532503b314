import type { LocalDate, LocalTime } from '#src/contract/values.ts'
import { checkReach } from '#src/domain/account/check-registration.ts'
import type { ReachRefusal } from '#src/domain/account/check-registration.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** Contact data of the guest. */
export type ContactForm = { readonly name: string; readonly phone: string; readonly email: string }

export type ReservationForm = ContactForm & {
  readonly people: number
  readonly date: LocalDate | null
  readonly time: LocalTime | null
  readonly notes: string
}

type ContactField = keyof ContactForm
export type ContactRefusal = { readonly field: ContactField; readonly reason: 'required' } | ReachRefusal
export type ReservationRefusal = ContactRefusal | { readonly field: 'date' | 'time'; readonly reason: 'required' }

const contactFields = ['name', 'phone', 'email'] as const

/** Missing or wrong contact data, in the order of the form [RESV-09]. */
export function checkContact(contact: ContactForm): ContactRefusal[] {
  return contactFields.flatMap((field): ContactRefusal[] => {
    if (typedText(contact[field]) === '') return [{ field, reason: 'required' }]
    return checkReach(field, contact[field])
  })
}

/** Everything wrong with the reservation form, before any call, in the order of the form [RESV-09]. */
export function checkReservation(form: ReservationForm): ReservationRefusal[] {
  const when = (['date', 'time'] as const).filter((field) => form[field] === null)
  return [...when.map((field) => ({ field, reason: 'required' }) as const), ...checkContact(form)]
}
