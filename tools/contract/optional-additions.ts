import * as z from 'zod/mini'

import { sentServiceType } from '#src/contract/sent-service-type.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'

// The keys a ServiceConfig stands at: in a venue and in get_mixed_info, and in the first call of the shifts.
const services = serviceOrder.map((type) => z.encode(sentServiceType, type).toLowerCase())
const configurations = [
  ...services,
  ...services.map((service) => `configurazione_${service}`),
  'configurazione_prenotazione',
]

// One shape for the configurations of all services.
const ofConfiguration = ['bloccato_fino', 'motivi_chiamata', 'mance', 'f_gruppo', 'f_paga_conto']

/** The optional additions of contract 7, by the key of the object they stand in; a service without them leaves them out. */
const additions: Readonly<Record<string, readonly string[]>> = {
  impostazioni: [
    'colori',
    'f_wallet',
    'powered_by',
    'f_richieste_semplici',
    'pagina_google_url',
    'f_ordine_ospite',
    'anticipo_primo_orario',
  ],
  ...Object.fromEntries(configurations.map((key) => [key, ofConfiguration])),
  misure: ['f_standard'],
  locali: ['id_menu_vetrina'],
  info_locale: ['id_menu_vetrina'],
  credenziali: ['pagina_pagamento_url', 'sdk_base_url', 'f_ordine_dal_servizio'],
  prodotto: ['f_alcolico', 'valori_nutrizionali'],
  prodotti: ['f_alcolico', 'valori_nutrizionali'],
  ordine: ['status_log', 'eta', 'motivo_fine', 'messaggio_ristorante', 'tolti', 'mancia', 'pagato', 'tavolo_nuovo'],
  ordini: ['status_log', 'eta', 'motivo_fine', 'messaggio_ristorante', 'tolti', 'mancia', 'pagato', 'tavolo_nuovo'],
  tolti: ['importo_restituito'],
  prenotazione: ['motivo_fine'],
  // The list of reservations; also a configuration in the first call of the shifts.
  prenotazioni: [...ofConfiguration, 'motivo_fine', 'f_acconto_obbligatorio'],
  righe: ['id_prodotto', 'id_categoria', 'id_misura', 'id_variante', 'allergeni', 'nome_partecipante'],
  // At the top of the replies of get_restaurant_info, get-privacy-checkboxes and get_products_list.
  '': ['avvio', 'dichiarazione_accessibilita', 'f_senza_dettagli'],
  risposta: ['f_senza_dettagli'],
  cliente: ['email_confermata', 'dati_personali'],
  premi: ['costo'],
  premi_personali: ['costo'],
}

export function isAddition(under: string, key: string): boolean {
  return additions[under]?.includes(key) ?? false
}
