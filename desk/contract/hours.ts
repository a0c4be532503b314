import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'
import { formCalls, formFields, makeCall, withForm } from './forms.ts'
import { serviceType } from './service-type.ts'
import { id, localTime, rows } from './values.ts'

const slots = withForm({
  id: id<'Timetable'>(),
  type: serviceType,
  from: localTime,
  to: localTime,
  /** False: on no day of the week. */
  isOffered: z.boolean(),
})
const venueSlots = z.object({ id: id<'Venue'>(), name: z.string(), newFields: formFields, shifts: rows(slots) })
export type VenueSlots = z.output<typeof venueSlots>

/** The slots of every venue, the form of each shift and that of a new one. */
export const readSlots = deskRead('/slots', z.object({ venues: rows(venueSlots) }))
export const makeSlots = makeCall('/venues/:venue/slots')
export const slotsForm = formCalls('/timetables/:timetable/form')
