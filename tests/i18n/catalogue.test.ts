import { setupI18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { groupMessages } from '#server/platform/texts/group-messages.ts'
import { messages as serviceMessages } from '#server/platform/texts/messages.ts'
import { ApiError } from '#src/api/api-error.ts'
import { addressRefusalText } from '#src/i18n/address-refusal-text.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'
import { createTexts } from '#src/i18n/texts.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'
// In the widget it comes with the dialogs.
import '#src/i18n/late-failure-texts.ts'

// The product and the services the wire knows by name. A restaurant's own provider is configured (`powered by`).
const brandNames = /comanda|ponyu|eat ?in ?time/i

const all = new Map<Language, ReturnType<typeof setupI18n>>()
beforeAll(async () => {
  for (const language of languages) {
    const i18n = setupI18n()
    const texts = createTexts(i18n)
    await texts.show(language, null)
    await texts.need('all')
    all.set(language, i18n)
  }
})

function textsOf(language: Language) {
  const i18n = all.get(language)
  if (!i18n) throw new Error(`no catalogue of ${language}`)
  return i18n
}

describe.each(languages)('the catalogue of %s', (language) => {
  test('never says a raw key or nothing [I18N-02]', () => {
    const { messages } = textsOf(language)
    const isNothing = (text: unknown) => text === '' || (Array.isArray(text) && text.length === 0)
    const bad = Object.entries(messages).filter(([id, text]) => isNothing(text) || text === id)
    expect(bad.map(([id]) => id)).toEqual([])
  })

  test('has a text for every account and session code [ERR-07]', () => {
    const i18n = textsOf(language)
    const codes = ['ACCOUNT_NOT_FOUND', 'USER_NOT_FOUND', 'API_KEY_NOT_FOUND']
    const said = codes.map((code) => messageText(i18n, code))
    expect(said.filter((text) => codes.includes(text))).toEqual([])
    expect(new Set(said).size).toBe(3)
  })

  test('has a text for every code about an address [ERR-09]', () => {
    const i18n = textsOf(language)
    const codes = ['ADDRESS_NOT_FOUND', 'ADDRESS_MODE_CHANGED', 'ADDRESS_NOT_EDITABLE', 'ADDRESS_INVALID']
    const said = codes.map((code) => messageText(i18n, code))
    expect(said.filter((text) => codes.includes(text))).toEqual([])
    expect(new Set(said).size).toBe(4)
  })

  test('has a text of its own for every group refusal', () => {
    const i18n = textsOf(language)
    const codes = Object.keys(groupMessages)
    const said = new Set([...codes, 'KITCHEN_ON_FIRE'].map((code) => messageText(i18n, code)))
    expect(said.size).toBe(codes.length + 1)
  })

  test.each([...Object.keys(serviceMessages), 'SHOP_EMAIL_NOT_FOUND', 'KITCHEN_ON_FIRE', 'E_1001'])(
    'says a sentence in place of the bare code %s',
    (code) => {
      expect(messageText(textsOf(language), code)).toMatch(/^\p{Lu}.*\p{Ll}.* \p{L}/u)
    },
  )

  test('turns a code without message into a sentence', () => {
    const i18n = textsOf(language)
    const refusal = (status: string | null) => new ApiError('/x', { kind: 'refused', messages: [], status, data: null })
    expect(failureMessages(i18n, refusal('NOT_ENOUGH_SEATS'))).toEqual([i18n._('failure.notEnoughSeats')])
    expect(failureMessages(i18n, refusal('KITCHEN_ON_FIRE'))).toEqual([i18n._('failure.notPossible')])
    expect(failureMessages(i18n, refusal(null))).toEqual([i18n._('failure.connection')])
  })

  test.each(['Pizza', 'IVA', '', 'CHIUSO PER FERIE', 'Chiedi di A_1', 'PIZZA 4_STAGIONI!'])(
    'leaves the text %j of a service as it is',
    (text) => {
      expect(messageText(textsOf(language), text)).toBe(text)
    },
  )

  test('shows service messages without tags, entities or empty ones', () => {
    const messages = ['<b>Chiuso</b> da Gino &amp; figli', '<br>']
    const refusal = new ApiError('/x', { kind: 'refused', messages, status: 'LICENSE_INACTIVE', data: null })
    expect(failureMessages(textsOf(language), refusal)).toEqual(['Chiuso da Gino & figli'])
  })

  test.each([
    ['wizard.noSlotForAddress', 'NO_SLOTS_FOR_ADDRESS'],
    ['address.notServed', 'ADDRESS_NOT_SERVED'],
    ['failure.addressInvalid', 'ADDRESS_INVALID'],
    ['failure.addressNotEditable', 'ADDRESS_NOT_EDITABLE'],
    ['failure.addressModeChanged', 'ADDRESS_MODE_CHANGED'],
  ])('has the text %s, said for the code %s [BERR-12]', (id, code) => {
    const i18n = textsOf(language)
    expect(Object.hasOwn(i18n.messages, id)).toBe(true)
    expect(messageText(i18n, code)).toBe(i18n._(id))
  })

  test.each([
    ['address.notServed', 'ADDRESS_NOT_SERVED'],
    ['wizard.noSlotForAddress', 'NO_SLOTS_FOR_ADDRESS'],
    ['failure.notEnoughSeats', 'NOT_ENOUGH_SEATS'],
    ['failure.productNotAvailable', 'PRODUCT_NOT_AVAILABLE'],
    ['failure.serviceBlocked', 'SERVICE_BLOCKED'],
  ])('has the text %s, said for the code %s [ERR-11]', (id, code) => {
    const i18n = textsOf(language)
    expect(Object.hasOwn(i18n.messages, id)).toBe(true)
    expect(messageText(i18n, code)).toBe(i18n._(id))
  })

  test('writes the title of the errors modal in upper case [BERR-01]', () => {
    const title = textsOf(language)._('dialog.attention')
    expect(title).toMatch(/^\p{Lu}+$/u)
  })

  test('names neither the product nor a courier service [SHELL-50]', () => {
    const texts = Object.entries(textsOf(language).messages)
    expect(texts.filter(([, text]) => brandNames.test(JSON.stringify(text)))).toEqual([])
  })

  test('says which part of an address is missing [ERR-10]', () => {
    const i18n = textsOf(language)
    const postcode = addressRefusalText(i18n, { reason: 'missing-postcode' })
    const number = addressRefusalText(i18n, { reason: 'missing-house-number' })
    expect([postcode, number]).toEqual([i18n._('error_cap'), i18n._('error_numero')])
    expect(postcode).not.toBe(number)
  })

  test.each([
    'impossible_confirm_payment',
    'nessun_metodo_selezionato',
    'messages.ended',
    'failure.maintenance',
    'venues.none',
    'orders.history.none',
    'wizard.noSlot',
    'rewards.none',
    'loyalty.noPromotion',
  ])('has the text %s [ERR-13]', (id) => {
    expect(Object.hasOwn(textsOf(language).messages, id)).toBe(true)
  })

  test.each([
    ['failure.notEnoughSeats', 'NOT_ENOUGH_SEATS'],
    ['failure.orderTimeExpired', 'ORDER_TIME_EXPIRED'],
    ['failure.serviceBlocked', 'SERVICE_BLOCKED'],
    ['failure.maintenance', 'MAINTENANCE'],
    ['nessun_metodo_selezionato', null],
    ['messaggio_alert_punto_consegna', null],
  ])('has the text %s, said for the code %s [BERR-13]', (id, code) => {
    const i18n = textsOf(language)
    expect(Object.hasOwn(i18n.messages, id)).toBe(true)
    expect(messageText(i18n, code ?? i18n._(id))).toBe(i18n._(id))
  })
})

// The sentences that rows quote, in the language they are quoted in.
test.each([
  ['it', 'reservations.noDay', 'Nessun giorno disponibile'],
  ['it', 'checkout.incompleteGuest', 'Compila tutti i dati cliente per continuare'],
  ['it', 'checkout.unansweredQuestion', 'Per continuare è necessario specificare tutti gli extra'],
  ['it', 'wizard.table.camera', 'Non è stato possibile connettersi alla fotocamera.'],
  ['it', 'order.type.other', 'Errore tipo ordine'],
  ['en', 'failure.connection', 'Connection error'],
  ['en', 'account.login.google', 'Continue with Google'],
  ['en', 'account.google.error', 'Google error'],
  ['en', 'account.google.signOutError', 'Google Sign Out Error.'],
  ['en', 'account.mandatory', 'Phone is a mandatory field'],
  ['en', 'account.password.mismatch', 'Password and Confirm password must match'],
  ['en', 'notFound.title', 'Error 404 Page not found'],
  ['en', 'product.missing.variant', 'Attention, you must make a choice for the field: Base'],
  ['en', 'product.manyLeft', 'Available: more than 10'],
] as const)('in %s %s is "%s", word for word [BERR-15]', (language, id, sentence) => {
  expect(textsOf(language)._(id, { field: 'Phone', label: 'Base' })).toBe(sentence)
})

test.each([
  ['it', 'error_cap', /codice postale/],
  ['it', 'error_numero', /civico/],
  ['it', 'failure.addressModeChanged', /elimina/i],
  ['it', 'failure.addressNotEditable', /non/i],
  ['en', 'failure.addressModeChanged', /Delete this address and create it again/],
  ['en', 'failure.addressInvalid', /Try again, else create a new one/],
  ['en', 'failure.addressNotEditable', /can no longer be changed/],
  ['en', 'address.notServed', /^No restaurant serves the entered address/],
  ['en', 'wizard.noSlotForAddress', /^No time slots for this address/],
  ['en', 'failure.notEnoughSeats', /not enough seats/],
  ['en', 'failure.productNotAvailable', /product is not available/],
  ['en', 'failure.serviceBlocked', /^Orders and bookings are temporarily blocked/],
] as const)('in %s %s says what to do [ERR-09, ERR-10, ERR-11, BERR-12]', (language, id, words) => {
  expect(textsOf(language)._(id)).toMatch(words)
})

test('a text that a language lacks is the English one [I18N-02]', () => {
  const english = textsOf('en').messages
  for (const language of languages) {
    expect(Object.keys(textsOf(language).messages).toSorted()).toEqual(Object.keys(english).toSorted())
  }
})
