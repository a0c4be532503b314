import type * as z from 'zod/mini'

import { chatOfSubject } from './chat.ts'
import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { sentPaymentModeKind } from './payment.ts'
import { endReason } from './placed-order.ts'
import { exactly } from './request-values.ts'
import { sentServiceType } from './sent-service-type.ts'
import { fieldPerOrderType } from './service-type.ts'
import { shownDocuments } from './shown-documents.ts'
import { cents, count, flag, id, list, oneOf, orNull, selection, text, whenPresent } from './values.ts'
import { serviceConfig, serviceConfigFields } from './venue.ts'

const deposit = wireObject({
  id: field('id', id('Deposit')),
  /** For the whole reservation, not per person (contract C46). */
  price: field('prezzo', cents),
})
export type Deposit = z.output<typeof deposit>

const reservationConfig = wireObject({
  ...serviceConfigFields,
  offersDeposits: field('f_acconto', flag),
  deposits: field('acconti', list(deposit)),
  /** Optional addition: without a deposit no reservation is taken (rulings "mandatory deposit"). */
  requiresDeposit: field('f_acconto_obbligatorio', flag),
})
export type ReservationConfig = z.output<typeof reservationConfig>

/**
 * Configuration by type, with the fields of reservations; with a type in the request only that one (contract 3.2)
 * [API-53].
 */
export const getReservationConfig = endpoint('/restaurant/shifts/lv1', {
  auth: 'optional',
  request: { venueId: field('id_locale', id('Venue')), type: field('tipo', orNull(sentServiceType)) },
  reply: {
    ...fieldPerOrderType('', orNull(serviceConfig)),
    reservation: field('prenotazioni', orNull(reservationConfig)),
  },
})

/** Reservation request (contract 2.16); the customer is in the envelope [API-52]. */
export const reserve = endpoint('/account/reserve', {
  auth: 'optional',
  isOpenInMaintenance: true,
  isIdempotent: true,
  request: {
    /** Id of an earlier attempt whose deposit is not paid; null for a new reservation [RESV-19]. */
    id: field('id', orNull(id('Reservation'))),
    /** With the id, for a guest: the token that came with the earlier attempt (optional addition). */
    token: field('token', whenPresent(orNull(text))),
    venueId: field('id_locale', id('Venue')),
    name: field('nome', text),
    phone: field('telefono', text),
    contactEmail: field('email_prenotazione', text),
    notes: field('note', orNull(text)),
    people: field('n_persone', count),
    startsAt: field('data_ora_prenotazione', localDateTime),
    hasAcceptedPrivacy: field('f_privacy', flag),
    /** Optional addition (contract 7). */
    shownDocuments: field('documenti_consensi', whenPresent(shownDocuments)),
    device: field('dispositivo', exactly({ site: 'SITO' })),
    /** Both are missing without a deposit [RESV-17]. */
    paymentMode: field('modalita_pagamento', whenPresent(sentPaymentModeKind)),
    deposit: field('acconto_prezzo', whenPresent(cents)),
  },
  reply: {
    id: field('id', id('Reservation')),
    isConfirmed: field('f_confermata', flag),
    /** Token with which a guest pays the deposit (contract C145). */
    token: field('token', orNull(text)),
  },
})

export const reservation = wireObject({
  /** The id, shown as the reservation's number. */
  id: field('id', id('Reservation')),
  venueId: field('id_locale', id('Venue')),
  status: field(
    'status',
    oneOf({
      new: 'NUOVO',
      waiting: 'ATTESA',
      confirmed: 'CONFERMATO',
      refused: 'RIFIUTATO',
      cancelled: 'ANNULLATO',
    }),
  ),
  endReason: field('motivo_fine', endReason()),
  people: field('n_persone', count),
  startsAt: field('data_ora_prenotazione', localDateTime),
  name: field('nome', text),
  phone: field('telefono', text),
  email: field('email', text),
  /** Message of the restaurant, in one of two fields (contract C97) [RESV-32]. */
  message: field('messaggio_ristorante', orNull(text)),
  otherMessage: field('messaggio_restaurant', orNull(text)),
  isConfirmed: field('f_confermata', flag),
  chat: field('chat', orNull(chatOfSubject)),
})
export type Reservation = z.output<typeof reservation>
export type ReservationStatus = Reservation['status']

/** Reservations of the signed-in customer, the newest first [API-50]. */
export const getReservations = endpoint('/account/get_reserve_history', {
  auth: 'required',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    countsMessages: field('counter_messaggi', selection),
  },
  reply: { reservations: field('prenotazioni', list(reservation)) },
})

/** One reservation [API-51]. */
export const getReservation = endpoint('/be/get_reserve_details', {
  auth: 'required',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    id: field('id_prenotazione', id('Reservation')),
  },
  reply: { reservation: field('prenotazione', reservation) },
})
