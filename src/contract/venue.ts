import type * as z from 'zod/mini'

import { anything } from './checked.ts'
import { localDateTime } from './date-values.ts'
import { field, wireObject } from './field-table.ts'
import { fieldPerOrderType, serviceType } from './service-type.ts'
import {
  cents,
  count,
  endTime,
  flag,
  id,
  list,
  localTime,
  number,
  oneOf,
  oneOfOrUnknown,
  orNull,
  presence,
  text,
  webAddress,
} from './values.ts'

export const license = wireObject({
  venueId: field('id_locale', id('Venue')),
  isActive: field('f_attivo', flag),
  text: field('testo', text),
  isDead: field('f_locale_morto', flag),
})
export type License = z.output<typeof license>

export const openingHours = wireObject({
  weekday: field('giorno', count),
  shift: field('fascia', text),
  from: field('dalle_ore', localTime),
  to: field('alle_ore', endTime),
})
export type OpeningHours = z.output<typeof openingHours>

/** An unknown kind is sent back unchanged, and computed as an amount (rulings "kind of a fixed cost"). */
export const fixedCostKind = oneOfOrUnknown({ percentage: 'PERCENTUALE', amount: 'VALORE' })
export type FixedCostKind = z.output<typeof fixedCostKind>

/** A reason to call the staff to a table, e.g. "The bill, please". */
const callReason = wireObject({ id: field('id', id('CallReason')), name: field('nome', text) })

export const serviceConfigFields = {
  type: field('tipo_orario', serviceType),
  isActive: field('f_attivo', flag),
  isBlocked: field('f_forza_blocco', flag),
  /** Optional addition: when the block is over, by the clock of the venue; null = nobody has said. */
  blockedUntil: field('bloccato_fino', orNull(localDateTime)),
  maxPeople: field('numero_persone', orNull(count)),
  allowsAsSoonAsPossible: field('f_appena_possibile', flag),
  zoneMode: field('tipo_modalita_zone', orNull(oneOf({ manual: 'MANUALE', coordinates: 'COORDINATE' }))),
  hasSlotsByCity: field('f_modalita_fasce_zona', flag),
  /** The customer's default address, not decoded: use `readDefaultAddress` [WIZ-13]. */
  defaultAddress: field('indirizzo_predefinito', orNull(anything)),
  freeDeliveryFrom: field('soglia_gratis', orNull(cents)),
  /** Currency units or per cent, by `fixedCostKind`. */
  fixedCost: field('costo_fisso', orNull(number)),
  fixedCostKind: field('costo_fisso_tipo', orNull(fixedCostKind)),
  fixedCostName: field('costo_fisso_nome', orNull(text)),
  fixedCostDescription: field('costo_fisso_descrizione', orNull(text)),
  fixedCostFreeFrom: field('costo_fisso_soglia_gratis', orNull(cents)),
  /** Optional addition, ORDINA_TAVOLO only: reasons to call the staff; empty = no calls. */
  callReasons: field('motivi_chiamata', list(callReason)),
  /** Optional addition: orders of several phones in one (`group-order.ts`); never at a table, which has its own rounds. */
  hasGroups: field('f_gruppo', flag),
  /** Optional addition, ORDINA_TAVOLO only: what was ordered can be paid online afterwards (decision 84). */
  hasBills: field('f_paga_conto', flag),
  /** Optional addition, types of orders only: the percentages offered as a tip, and the most that a tip may be. */
  tips: field(
    'mance',
    orNull(wireObject({ percents: field('percentuali', list(number)), maximum: field('massimo', orNull(cents)) })),
  ),
} as const
/** Service configuration, the same for venue, shifts lv1 and get_mixed_info (contract 2.4). */
export const serviceConfig = wireObject(serviceConfigFields)
export type ServiceConfig = z.output<typeof serviceConfig>

export const venue = wireObject({
  id: field('id', id('Venue')),
  name: field('nome_locale', text),
  street: field('indirizzo', text),
  houseNumber: field('civico', text),
  postcode: field('cap', text),
  town: field('citta', text),
  province: field('provincia', text),
  country: field('stato', text),
  phone: field('telefono', text),
  email: field('email', text),
  companyName: field('ragione_sociale', orNull(text)),
  vatNumber: field('piva', orNull(text)),
  latitude: field('latitudine', orNull(number)),
  longitude: field('longitudine', orNull(number)),
  currencyCode: field('moneta', text),
  timeZone: field('timezone', orNull(text)),
  externalReservationUrl: field('prenota_tavolo_external_url', webAddress),
  hasMessaging: field('f_messaggistica', flag),
  requiresInvoice: field('f_fat_obbligatoria', flag),
  photos: field('foto', list(wireObject({ code: field('codice', text) }))),
  texts: field('traduzione', wireObject({ description: field('descrizione', text) })),
  license: field('licenza', license),
  openingHours: field('orari_ristorante', list(openingHours)),
  ...fieldPerOrderType('configurazione_', orNull(serviceConfig)),
  reservation: field('configurazione_prenotazione', orNull(serviceConfig)),
  reservations: field('configurazione_prenotazioni', orNull(wireObject({ isActive: field('f_attivo', flag) }))),
  /**
   * Delivery companies that set the slots, which are then fetched per day; of their keys only the presence is read
   * [WIZ-29, WIZ-30].
   */
  hasPonyuKey: field('ponyu_api_key', presence),
  hasPonyuSlots: field('f_ponyu_fasce_delivery', flag),
  hasEatintimeKey: field('eatintime_api_key', presence),
  hasEatintimeSlots: field('f_eatintime_fasce_delivery', flag),
  showcaseMenuId: field('id_menu_vetrina', orNull(id('Menu'))),
})
export type Venue = z.output<typeof venue>
