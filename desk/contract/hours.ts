import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { formCalls, formFields, makeCall, typedForm, withForm } from './forms.ts'
import { serviceType } from './service-type.ts'
import { id, localDate, localTime, nothing, rows } from './values.ts'

const closure = z.object({ id: z.int(), from: localDate, to: localDate, message: z.string() })
export type DeskClosure = z.output<typeof closure>

const venueHours = withForm({ id: id<'Venue'>(), name: z.string(), closures: rows(closure) })
export type VenueHours = z.output<typeof venueHours>

/** Opening hours and coming closures of every venue, and the form of another closure. */
export const readHours = deskRead('/hours', z.object({ venues: rows(venueHours), closureFields: formFields }))
export const hoursForm = formCalls('/venues/:venue/hours')
export const addClosure = deskSend('/venues/:venue/closures', typedForm, nothing)
export const removeClosure = deskSend('/closures/:closure/remove', nothing, nothing)

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
