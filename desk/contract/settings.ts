import * as z from 'zod/mini'

import type { OrderType } from '#src/contract/service-type.ts'

import { deskRead, deskSend } from './desk-call.ts'
import { serviceType } from './service-type.ts'
import { id, localDateTime, localTime, nothing, oneOf, rows } from './values.ts'

const venueSettings = z.object({
  id: id<'Venue'>(),
  name: z.string(),
  /** What the venue should know of its settings. */
  warnings: rows(z.string()),
})

/** What the venues should know of their settings, which are parts of the file (decision 140). */
export const readSettings = deskRead('/settings', z.object({ venues: rows(venueSettings) }))

/** When a pause is over, on the clock of the venue; null = until somebody switches it on. */
const until = z.nullable(localDateTime)
/** Ways to order whose slots have a lead time: the others are for now, or for a table that was reserved. */
export const busyTypes = ['takeAway', 'delivery', 'eatIn', 'dil'] as const satisfies readonly OrderType[]
export type BusyType = (typeof busyTypes)[number]
const busyType = oneOf(...busyTypes)
const controlledService = z.object({
  type: serviceType,
  isActive: z.boolean(),
  isBlocked: z.boolean(),
  until,
  /** Minutes that its orders take longer now, and until when; null = as ever. */
  busy: z.nullable(z.object({ minutes: z.int(), until })),
})
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
/** Of a dish also until the next day of the venue begins. */
const menuPauseLength = z.nullable(z.union([z.literal([15, 30, 60]), z.literal(['closing', 'tomorrow'])]))
export type MenuPauseLength = z.output<typeof menuPauseLength>
const paused = z.object({ isPaused: z.boolean(), until: z.optional(pauseLength) })
const servicePause = z.object({
  venueId: id<'Venue'>(),
  venue: z.string(),
  type: serviceType,
  until,
  /** The service has paused it, because the venue missed orders in a row. */
  isForMissed: z.boolean(),
})
const menuPause = z.object({
  venueId: id<'Venue'>(),
  venue: z.string(),
  kind: oneOf('product', 'category'),
  id: z.int(),
  name: z.string(),
  until,
})
const busyService = z.object({ venueId: id<'Venue'>(), venue: z.string(), type: busyType, minutes: z.int(), until })
const pauses = z.object({
  /** Its owner has not opened the restaurant yet: it takes no orders. */
  opensSoon: z.boolean(),
  /** Null: the restaurant as a whole is not paused. */
  restaurant: z.nullable(z.object({ until })),
  services: rows(servicePause),
  /** Dishes and categories. */
  dishes: rows(menuPause),
  /** Ways to order whose orders take longer. */
  busy: rows(busyService),
})

/** What is paused now at what a member sees. */
export const readPauses = deskRead('/pauses', pauses)
/** Opens a restaurant that opens soon, for ever. */
export const openRestaurant = deskSend('/open', nothing, nothing)
export const pauseRestaurant = deskSend('/pause', paused, nothing)
export const pauseService = deskSend('/venues/:venue/services/:type/pause', paused, nothing)
const pausedDish = z.object({ isPaused: z.boolean(), until: z.optional(menuPauseLength) })
export const pauseProduct = deskSend('/venues/:venue/products/:product/pause', pausedDish, nothing)
export const pauseCategory = deskSend('/venues/:venue/categories/:category/pause', pausedDish, nothing)
/** `type` null = every way to order of the venue; `minutes` 0 = not busy any more. */
const busy = z.object({
  type: z.nullable(busyType),
  minutes: z.int().check(z.nonnegative(), z.maximum(180)),
  until: z.optional(pauseLength),
})
export const setBusy = deskSend('/venues/:venue/busy', busy, nothing)
const limited = z.object({ capacity: z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000))) })
export const setCapacity = deskSend('/timetables/:timetable/capacity', limited, nothing)
