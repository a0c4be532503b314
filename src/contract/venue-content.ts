import type * as z from 'zod/mini'

import { localDate } from './date-values.ts'
import { deliveryCity } from './delivery-area.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { newsItem } from './news.ts'
import { cashMeansKind, paymentMode } from './payment.ts'
import { promotion } from './promotion.ts'
import { exactly } from './request-values.ts'
import { sentServiceType } from './sent-service-type.ts'
import { fieldPerOrderType } from './service-type.ts'
import { count, flag, id, list, orNull, oneOf, selection, text, webAddress, whenPresent } from './values.ts'
import { serviceConfig, venue } from './venue.ts'

export const closure = wireObject({
  from: field('dal_giorno', localDate),
  /** Last closed day, inclusive. */
  to: field('al_giorno', localDate),
  texts: field('traduzione_ll', wireObject({ message: field('messaggio', text) })),
})
export type Closure = z.output<typeof closure>

/**
 * A consent box of the privacy forms; `isRequired` is undefined when the service does not say (rulings "consents
 * without f_obbligatorio").
 */
export const consent = wireObject({
  label: field('label', text),
  documentUrl: field('url', webAddress),
  key: field('db_name', text),
  isRequired: field('f_obbligatorio', orNull(flag)),
})
export type Consent = z.output<typeof consent>

export const cashMeans = wireObject({
  id: field('id', id('CashMeans')),
  kind: field('tipo', cashMeansKind),
  label: field('label', text),
})
export type CashMeans = z.output<typeof cashMeans>

/** A question of the venue at the checkout (configurazioni_extra). */
export const checkoutQuestion = wireObject({
  id: field('id', id('CheckoutQuestion')),
  kind: field('tipo', oneOf({ text: 'LIBERO', yesNo: 'SCELTA' })),
  texts: field('traduzione', wireObject({ name: field('nome', text) })),
})
export type CheckoutQuestion = z.output<typeof checkoutQuestion>

/** An answer to a checkout question; a yes/no is "1" or "0". */
export const checkoutAnswer = wireObject({
  questionId: field('id', id('CheckoutQuestion')),
  name: field('nome', text),
  kind: field('tipo', exactly({ text: 'LIBERO', yesNo: 'SCELTA' })),
  value: field('valore', text),
})
export type CheckoutAnswer = z.output<typeof checkoutAnswer>

/** One call for venue and checkout data: the reply has the requested parts (contract 3.1). */
export const getMixedInfo = endpoint('/restaurant/get_mixed_info', {
  auth: 'optional',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    orderType: field('tipo_ordine', orNull(sentServiceType)),
    ...fieldPerOrderType('configurazione_', whenPresent(selection)),
    deliveryCities: field('consegne_citta', whenPresent(selection)),
    paymentModes: field('modalita_pagamento', whenPresent(selection)),
    paymentCredentials: field('credenziali_pagamento', whenPresent(selection)),
    cashMeans: field('mezzi_pagamento', whenPresent(selection)),
    checkoutQuestions: field('configurazioni_extra', whenPresent(selection)),
    closures: field('configurazione_chiusure', whenPresent(selection)),
    promotion: field('fidelity_card_promozione', whenPresent(selection)),
    news: field('news', whenPresent(selection)),
    /** Null = all. */
    newsLimit: field('news_limit', orNull(count)),
    venue: field('info_locale', whenPresent(selection)),
  },
  reply: {
    ...fieldPerOrderType('configurazione_', orNull(serviceConfig)),
    deliveryCities: field('consegne_citta', list(deliveryCity)),
    paymentModes: field('modalita_pagamento', list(paymentMode)),
    cashMeans: field('mezzi_pagamento', list(cashMeans)),
    checkoutQuestions: field('configurazioni_extra', list(checkoutQuestion)),
    closures: field('configurazione_chiusure', list(closure)),
    promotion: field('fidelity_card_promozione', orNull(promotion)),
    /** The newest first. */
    news: field('news', list(newsItem)),
    venue: field('info_locale', orNull(venue)),
  },
})

export const getConsents = endpoint('/restaurant/get-privacy-checkboxes', {
  auth: 'none',
  isOpenInMaintenance: true,
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    forAccount: field('for_general', whenPresent(selection)),
    forReservation: field('for_reservation', whenPresent(selection)),
  },
  reply: {
    consents: field('checkboxes', list(consent)),
    /** Optional addition (contract 7): URL of the accessibility statement. */
    accessibilityUrl: field('dichiarazione_accessibilita', webAddress),
  },
})
