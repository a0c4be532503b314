import { expect, test } from 'vitest'

import { both, changed, placesIn, readings } from '#tests/support/wire-readings.ts'

/** The words of the contract, each with our name, where a sample has one of them. */
const services = {
  TAKEAWAY: 'takeAway',
  DELIVERY: 'delivery',
  MANGIA_RISTORANTE: 'eatIn',
  DIL: 'dil',
  ORDINA_TAVOLO: 'table',
}
const everyService = { ...services, PRENOTAZIONI: 'reservation' }
const zoneModes = { MANUALE: 'manual', COORDINATE: 'coordinates' }
const paymentModes = { CONTANTI: 'cash', STRIPE_CARTACREDITO: 'card', PAYPAL: 'payPal' }
const cashMeans = { CONTANTI: 'cash', CARTA_CREDITO: 'cardAtDoor', BUONI_PASTO: 'mealVouchers' }
const statuses = {
  NUOVO: 'new',
  ATTESA: 'waiting',
  CONFERMATO: 'confirmed',
  RIFIUTATO: 'refused',
  ANNULLATO: 'cancelled',
}
const endReasons = { SENZA_RISPOSTA: 'unanswered', FUORI_TEMPO: 'tooLate' }
const discounts = { VALORE: 'amount', PERCENTUALE: 'percentage' }
const rewards = { ...discounts, PRODOTTO: 'product' }
const kinds = { PRIVATO: 'private', AZIENDA: 'company' }
const questions = { LIBERO: 'text', SCELTA: 'yesNo' }
const subjects = { ORDINE: 'order', PRENOTAZIONE: 'reservation' }
const payables = { ...subjects, CONTO: 'bill' }

const words: readonly (readonly [name: string, path: string, words: Readonly<Record<string, string>>])[] = [
  ['restaurant/get_restaurant_info', 'reply.servizi_attivi', everyService],
  ['restaurant/get_restaurant_info', 'reply.impostazioni.layout_grafica', { GRIGLIA: 'grid', LISTA: 'list' }],
  ['restaurant/get_restaurant_info', 'reply.locali.configurazione_takeaway.tipo_orario', everyService],
  ['restaurant/get_mixed_info-checkout', 'request.tipo_ordine', everyService],
  ['restaurant/get_mixed_info-checkout', 'reply.configurazione_delivery.tipo_modalita_zone', zoneModes],
  ['restaurant/get_mixed_info-checkout', 'reply.configurazione_delivery.costo_fisso_tipo', discounts],
  ['restaurant/get_mixed_info-checkout', 'reply.consegne_citta.tipo', zoneModes],
  [
    'restaurant/get_mixed_info-checkout',
    'reply.consegne_citta.tipo_coordinate',
    { POLYGON: 'polygon', CIRCLE: 'circle' },
  ],
  ['restaurant/get_mixed_info-checkout', 'reply.modalita_pagamento.tipo', paymentModes],
  ['restaurant/get_mixed_info-checkout', 'reply.mezzi_pagamento.tipo', cashMeans],
  ['restaurant/get_mixed_info-checkout', 'reply.configurazioni_extra.tipo', questions],
  [
    'restaurant/get_mixed_info-checkout',
    'reply.fidelity_card_promozione.tipo_punteggio',
    { IMPORTO_SPESO: 'amountSpent', NUMERO_PRODOTTI: 'productCount' },
  ],
  ['restaurant/get_mixed_info-checkout', 'reply.fidelity_card_promozione.soglie.tipo', rewards],
  ['shifts/lv2-manual', 'request.tipo', everyService],
  ['menu/get_product', 'reply.prodotto.prodotto_composto_tipo_prezzo', { FISSO: 'fixed', VARIABILE: 'variable' }],
  ['savings/get_coupons', 'reply.codici_sconto.tipo', discounts],
  ['savings/get_coupons', 'reply.codici_sconto.tipi_orario', everyService],
  ['savings/get_fidelity_card_rewards', 'reply.premi.tipo', rewards],
  ['addresses/get_delivery_addresses', 'request.tipo_modalita_zone', zoneModes],
  ['addresses/get_delivery_addresses', 'reply.indirizzi.tipo', zoneModes],
  ['addresses/new_delivery_address-coordinates', 'request.ordine_indirizzo.tipo', zoneModes],
  ['addresses/new_billing_address', 'request.fatturazione_tipo', kinds],
  ['addresses/get_billing_address', 'reply.indirizzo.fatturazione_tipo', kinds],
  ['payments/get-client-secret', 'request.entita_tipo', payables],
  ['orders/cart-check', 'request.ordine_tipo', services],
  ['orders/order-delivery', 'request.tipo_ordine', services],
  ['orders/order-delivery', 'request.modalita_pagamento', paymentModes],
  ['orders/order-table-guest', 'request.preferenza_pagamento', cashMeans],
  ['orders/order-delivery', 'request.fat_fatturazione_tipo', kinds],
  ['orders/order-delivery', 'request.extra.tipo', questions],
  ['orders/get_order', 'reply.ordine.status', statuses],
  ['orders/get_order', 'reply.ordine.motivo_fine', endReasons],
  ['orders/get_order', 'reply.ordine.tipo_ordine', everyService],
  ['orders/get_order', 'reply.ordine.modalita_pagamento', paymentModes],
  ['orders/get_order', 'reply.ordine.status_pagamento', { ATTESA: 'pending', PAGATO: 'paid', FALLITO: 'failed' }],
  ['orders/get_order', 'reply.ordine.preferenza_pagamento', cashMeans],
  ['orders/get_order', 'reply.ordine.tipo_codice_sconto', discounts],
  ['orders/get_order', 'reply.ordine.fidelity_card_premi.tipo', rewards],
  ['reservations/get_reserve_details', 'reply.prenotazione.status', statuses],
  ['reservations/get_reserve_details', 'reply.prenotazione.motivo_fine', endReasons],
  ['messaging/chat-get', 'request.chatable_type', subjects],
  ['messaging/get_messaging', 'reply.items.chatable_type', subjects],
]

test.each(words)('of %s at %s is read by our name [BCONST-02]', (name, path, named) => {
  const sample = both(name)
  const place = placesIn(sample).find((one) => one.path === path && typeof one.value === 'string')!
  const read = (word: unknown) => readings(name, changed(sample, place.keys, word))
  const nowhere = read(null).length === 0 ? read('NON_ESISTE') : read(null)
  for (const [word, ours] of Object.entries(named)) {
    const values = placesIn(read(word)).filter(({ value }) => value === ours)
    const without = placesIn(nowhere).filter(({ value }) => value === ours)
    expect([word, values.length > without.length]).toEqual([word, true])
  }
})
