import { describe, expect, test } from 'vitest'

import type { Place } from '#tests/support/wire-readings.ts'
import { both, changed, differences, placesIn, readings } from '#tests/support/wire-readings.ts'
import { sampleNames, sampleOf, within } from '#tests/support/wire-samples.ts'

/** Our names of flags and switches: a flag can only be 0 or 1, so a sample alone does not tell two of them apart. */
const switches: Readonly<Record<string, string | readonly string[]>> = {
  anticipo_primo_orario: 'proposesEarliestSlot',
  autocomplete: 'isPartial',
  categoria_precedente: 'wantsPreviousCategory',
  categoria_successiva: 'wantsNextCategory',
  chat_visible: 'isMessagingVisible',
  completed: 'isComplete',
  con_categorie: 'wantsCategories',
  con_prodotti: 'wantsProducts',
  configurazione_chiusure: 'closures',
  configurazione_delivery: 'delivery',
  configurazione_dil: 'dil',
  configurazione_mangia_ristorante: 'eatIn',
  configurazione_ordina_tavolo: 'table',
  configurazione_takeaway: 'takeAway',
  configurazioni_extra: 'checkoutQuestions',
  consegne_citta: 'deliveryCities',
  counter_form: 'asNumber',
  counter_messaggi: 'countsMessages',
  credenziali_pagamento: 'paymentCredentials',
  expired: 'isExpired',
  f_acconto: 'offersDeposits',
  f_acconto_obbligatorio: 'requiresDeposit',
  f_active: 'onlyActive',
  f_alcolico: 'isAlcoholic',
  f_appena_possibile: ['allowsAsSoonAsPossible', 'asSoonAsPossible'],
  f_attivo: 'isActive',
  f_azzera_punti: 'resetsPoints',
  f_codici_sconto: 'hasDiscountCodes',
  f_confermata: 'isConfirmed',
  f_cumulabile: 'isCumulable',
  f_deliverect: 'hasExternalIntegration',
  f_delivery: ['isForDelivery', 'isDeliverable'],
  f_disponibile: 'isAvailable',
  f_distretto: 'isDistrictMode',
  f_eatintime_fasce_delivery: 'hasEatintimeSlots',
  f_enabled: 'isEnabled',
  f_fat_obbligatoria: 'requiresInvoice',
  f_fattura: 'wantsInvoice',
  f_fidelity_card: 'hasLoyaltyCard',
  f_forza_blocco: 'isBlocked',
  f_incompleti: 'isIncomplete',
  f_locale_morto: 'isDead',
  f_marketing: 'f_marketing',
  f_messaggistica: 'hasMessaging',
  f_modalita_fasce_zona: 'hasSlotsByCity',
  f_modalita_fiera: 'isFairMode',
  f_nascosto: 'isHidden',
  f_obbligatorio: 'isRequired',
  f_ponyu_fasce_delivery: 'hasPonyuSlots',
  f_privacy: ['f_privacy', 'hasAcceptedPrivacy'],
  f_prodotto_composto: 'isCombo',
  f_richieste_semplici: 'acceptsSimpleRequests',
  f_salva: 'isKept',
  f_scadenza_premi: 'rewardsExpire',
  f_sconto: 'isDiscountable',
  f_senza_dettagli: 'isBrief',
  f_standard: 'isStandard',
  f_spedizione_gratis: 'freesDelivery',
  f_spedizione_gratis_codice_sconto: 'isDeliveryFreedByCode',
  f_stripe: 'hasCardPayments',
  f_variante_obbligatoria: 'isVariantRequired',
  f_wallet: 'hasWallets',
  fidelity_card_promozione: 'promotion',
  for_general: 'forAccount',
  for_reservation: 'forReservation',
  franchising: 'isFranchise',
  id_news_precedente: 'withPrevious',
  id_news_successiva: 'withNext',
  info_locale: 'venue',
  manutenzione: 'isUnderMaintenance',
  mezzi_pagamento: 'cashMeans',
  modalita_pagamento: 'paymentModes',
  news: 'news',
  nome_categoria: 'wantsCategoryName',
  ospite: 'isGuest',
  predefinito: 'isDefault',
  ultimo_aggiornamento: 'lastUpdate',
  with_chat: 'withChat',
}

// Kept as it came until addresses are asked for.
const isReadLater = ({ path }: Place) => path.includes('indirizzo_predefinito.')
const isSwitch = ({ value, keys }: Place) =>
  typeof value === 'boolean' || ((value === 0 || value === 1) && String(keys.at(-1)) in switches)

describe('a flag', () => {
  const used = sampleNames.filter((name) => placesIn(both(name)).some(isSwitch))

  test.each(used)('of %s turns what its name says, and nothing else', (name) => {
    const sample = both(name)
    const before = readings(name, sample)
    const places = placesIn(sample).filter((place) => isSwitch(place) && !isReadLater(place))
    const wrong = places.flatMap(({ keys, path, value }) => {
      const after = readings(name, changed(sample, keys, typeof value === 'boolean' ? !value : 1 - Number(value)))
      const turned = [...new Set(before.flatMap((one, at) => differences(one, after[at])))]
      const ours = [switches[String(keys.at(-1))] ?? []].flat()
      // Consents of requests travel beside what the codec reads.
      const isConsent = path.startsWith('request.f_') && turned.length === 0 && ours.includes(String(keys.at(-1)))
      return isConsent || (turned.length === 1 && ours.includes(turned[0]!)) ? [] : [`${path}: ${turned.join()}`]
    })
    expect(wrong).toEqual([])
  })
})

// Lists leave them out, which is another thing than a product without (contract 2.9).
const isDetailOnly = (key: unknown) => key === 'aggiunte' || key === 'scelte_libere'

describe('what may be null', () => {
  const used = sampleNames.filter((name) => sampleOf(name).nullable.length > 0)

  test.each(used)('in %s is read the same when omitted', (name) => {
    const { nullable, path: call } = sampleOf(name)
    const sample = both(name)
    const isNullable = (place: Place) =>
      typeof place.keys.at(-1) === 'string' && nullable.some((one) => place.path === within('reply', one))
    const places = placesIn(sample).filter((place) => isNullable(place) && !isReadLater(place))
    const wrong = places.filter(({ keys }) => {
      const asNull = readings(name, changed(sample, keys, null))
      const leftOut = readings(name, changed(sample, keys, undefined))
      const isTheSame = isDetailOnly(keys.at(-1)) || differences(asNull, leftOut).length === 0
      return asNull.length === 0 || !isTheSame
    })
    expect([call, wrong.map(({ path }) => path)]).toEqual([call, []])
  })
})

describe('what a request may leave out', () => {
  test.each(sampleNames.filter((name) => !name.endsWith('-example')))('in %s is what it lists as optional', (name) => {
    const sample = both(name)
    const { optional, request } = sampleOf(name)
    const isRead = (key: string, value: unknown) => readings(name, changed(sample, ['request', key], value)).length > 0
    const keys = Object.keys(request).filter((key) => ![...envelope, ...ofType].includes(key))
    expect(keys.filter((key) => isRead(key, undefined))).toEqual(keys.filter((key) => optional.includes(key)))
    expect(optional.filter((key) => !isRead(key, null) && !neverNull.includes(key))).toEqual([])
  })
})

/** Of every call, read before the call itself. */
const envelope = ['versione', 'id_ristorante', 'email', 'api_key']
/** Demanded by the type of an order (contract 2.14), which the codec of all types leaves to the service. */
const ofType = ['id_indirizzo', 'id_punto_di_servizio', 'punto_di_servizio_nome', 'punto_di_servizio_punto_consegna']
/** Left out without a deposit (contract 2.16). */
const neverNull = ['modalita_pagamento', 'acconto_prezzo']
