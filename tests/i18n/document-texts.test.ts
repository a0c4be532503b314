import { setupI18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { createTexts } from '#src/i18n/texts.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

/** What the client says of its own accord, by the keys of the document (contract 4.2). */
const keys = [
  'nessun_metodo_selezionato',
  'prenotazioni_tavolo.bloccate',
  'error_cap',
  'error_numero',
  'carrello.messaggio_alert_fattura',
  'messaggio_alert_punto_consegna',
  'carrello.messaggio_alert_indirizzo',
  'indirizzo_non_valido',
  'spesa_min_indirizzo',
  'sconto_problema_#1',
  'sconto_problema_#2',
  'sconto_problema_#4',
  'coupon_non_utilizzabile',
  'premio_problema_#1',
  'fidelity_card_promozione_non_cumulabile',
  'cannot_select_reward_1',
  'cannot_select_reward_2',
  'soglia_minima_prodotto',
  'necessario_un_prodotto',
  'no_more_availability',
  'impossible_confirm_payment',
]

/** Texts that the document gives in one language. */
const exact = [
  ['en', 'failure.connection', 'Connection error'],
  ['en', 'account.google.error', 'Google error'],
  ['it', 'reservations.noDay', 'Nessun giorno disponibile'],
] as const

async function textsIn(language: Language, own: Record<string, string> | null = null) {
  const i18n = setupI18n()
  const texts = createTexts(i18n)
  await texts.show(language, own)
  await texts.need('all')
  return i18n
}

const all = new Map<Language, Awaited<ReturnType<typeof textsIn>>>()
beforeAll(async () => {
  for (const language of languages) all.set(language, await textsIn(language))
})
const inEvery = (id: string) => languages.map((language) => all.get(language)?._(id) ?? '')

test('catalogues exist in five languages, with English as fallback [I18N-01]', () => {
  expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'it'])
  expect(new Set(inEvery('action.close')).size).toBe(5)
  const english = Object.keys(all.get('en')?.messages ?? {}).sort()
  expect(english.length).toBeGreaterThan(500)
  for (const i18n of all.values()) expect(Object.keys(i18n.messages).sort()).toEqual(english)
})

describe('the document', () => {
  test.each(exact)('gives an exact or translated text in %s: %s [I18N-13]', (language, id, text) => {
    expect(all.get(language)?._(id)).toBe(text)
    expect(new Set(inEvery(id)).size).toBeGreaterThanOrEqual(4)
  })

  test.each(keys)('names the key %s, which the catalogue has [I18N-13]', async (key) => {
    const said = inEvery(key)
    expect(said.filter((text) => text === '' || text === key)).toEqual([])
    expect(new Set(said).size).toBeGreaterThanOrEqual(4)
    expect((await textsIn('it', { [key]: 'Parole del ristorante' }))._(key)).toBe('Parole del ristorante')
  })
})
