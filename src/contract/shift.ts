import type * as z from 'zod/mini'

import { localDate } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { idOrIds } from './request-values.ts'
import { sentServiceType } from './sent-service-type.ts'
import { fieldPerOrderType } from './service-type.ts'
import { count, endTime, id, ids, list, localTime, orNull } from './values.ts'
import { serviceConfig } from './venue.ts'

/** A time slot of a day (Fascia). `to` not after `from` means the next day (contract 2.8). */
export const timeSlot = wireObject({
  from: field('from', localTime),
  to: field('to', orNull(endTime)),
  timetableId: field('id_orario', id('Timetable')),
  menuId: field('id_menu', orNull(id('Menu'))),
  deliveryCityIds: field('ids_consegna_citta', ids('DeliveryCity')),
})
export type TimeSlot = z.output<typeof timeSlot>

/** A day with at least one slot; `slots` null = fetch them by lv3. */
export const shiftDay = wireObject({
  date: field('raw', localDate),
  weekday: field('week_day', count),
  day: field('day', count),
  month: field('month', count),
  slots: field('hours', orNull(list(timeSlot))),
})
export type ShiftDay = z.output<typeof shiftDay>

const slotSearch = {
  venueId: field('id_locale', id('Venue')),
  type: field('tipo', sentServiceType),
  /** DELIVERY: the city of the chosen zone, or the list of cities that contain the coordinates. */
  deliveryCityIds: field('id_consegna_citta', orNull(idOrIds('DeliveryCity'))),
  deliveryZoneId: field('id_consegna_zona', orNull(id('DeliveryZone'))),
  servicePointId: field('id_punto_di_servizio', orNull(id('ServicePoint'))),
} as const

/** Configuration of each order type of a venue. */
export const getServiceConfigs = endpoint('/restaurant/shifts/lv1', {
  auth: 'optional',
  request: { venueId: field('id_locale', id('Venue')), type: field('tipo', orNull(sentServiceType)) },
  reply: {
    ...fieldPerOrderType('', orNull(serviceConfig)),
    reservation: field('prenotazioni', orNull(serviceConfig)),
  },
})

export const getDays = endpoint('/restaurant/shifts/lv2', {
  auth: 'optional',
  request: slotSearch,
  reply: { days: field('giorni', list(shiftDay)) },
})

export const getSlots = endpoint('/restaurant/shifts/lv3', {
  auth: 'optional',
  request: { ...slotSearch, date: field('data', localDate) },
  reply: { slots: field('fasce', list(timeSlot)) },
})
