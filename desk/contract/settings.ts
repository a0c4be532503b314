import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { formCalls, shownFormShape, withForm } from './forms.ts'
import { serviceType } from './service-type.ts'
import { id, localDateTime, localTime, nothing, rows } from './values.ts'

const service = withForm({ type: serviceType })
const venueSettings = withForm({
  id: id<'Venue'>(),
  name: z.string(),
  /** What the venue should know of its settings. */
  warnings: rows(z.string()),
  services: rows(service),
})
export type VenueSettings = z.output<typeof venueSettings>

/** What the restaurant, each of its venues and each way to order there offers. */
export const readSettings = deskRead('/settings', z.object({ restaurant: shownFormShape, venues: rows(venueSettings) }))
export const restaurantForm = formCalls('/settings/form')
export const venueForm = formCalls('/venues/:venue/settings')
export const serviceForm = formCalls('/venues/:venue/services/:type/settings')

/** When a pause is over, on the clock of the venue; null = until somebody switches it on. */
const until = z.nullable(localDateTime)
const controlledService = z.object({ type: serviceType, isActive: z.boolean(), isBlocked: z.boolean(), until })
const controlledSlots = z.object({
  id: id<'Timetable'>(),
  type: serviceType,
  from: localTime,
  to: localTime,
  /** Orders that a slot takes; null = without limit. */
  capacity: z.nullable(z.int()),
})
const controlledVenue = z.object({
  id: id<'Venue'>(),
  name: z.string(),
  services: rows(controlledService),
  timetables: rows(controlledSlots),
})
export type ControlledVenue = z.output<typeof controlledVenue>

/** What is paused, and how many orders the slots take. */
const controls = z.object({ isUnderMaintenance: z.boolean(), until, venues: rows(controlledVenue) })
export const readControls = deskRead('/controls', controls)

/** How long a pause lasts: minutes, until the venue closes, or until somebody switches it on (null, and when left out). */
const pauseLength = z.nullable(z.union([z.literal([15, 30, 60]), z.literal('closing')]))
export type PauseLength = z.output<typeof pauseLength>
const paused = z.object({ isPaused: z.boolean(), until: z.optional(pauseLength) })
const servicePause = z.object({
  venueId: id<'Venue'>(),
  venue: z.string(),
  type: serviceType,
  until,
  /** The service has paused it, because the venue missed orders in a row. */
  isForMissed: z.boolean(),
})
const pauses = z.object({
  /** Null: the restaurant as a whole is not paused. */
  restaurant: z.nullable(z.object({ until })),
  services: rows(servicePause),
})

/** What is paused now at what a member sees. */
export const readPauses = deskRead('/pauses', pauses)
export const pauseRestaurant = deskSend('/pause', paused, nothing)
export const pauseService = deskSend('/venues/:venue/services/:type/pause', paused, nothing)
const limited = z.object({ capacity: z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000))) })
export const setCapacity = deskSend('/timetables/:timetable/capacity', limited, nothing)
