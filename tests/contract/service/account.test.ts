import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { signEmulatedToken } from '#demo/emulators/google/google-emulator.ts'
import { consents } from '#server/platform/db/schema/restaurant-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { pushTokensOf } from '#server/platform/outbox/push-tokens.ts'
import type { Credentials } from '#src/api/create-api-client.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { savedAddress } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ like: 3 })
  const terms = and(eq(consents.restaurantId, restaurantId), eq(consents.key, 'f_termini'))
  await service.db.delete(consents).where(terms)
})

const guest = () => wireOf(service, { restaurantId, venueId: 31 })
const as = (who: Credentials) => wireOf(service, { restaurantId, venueId: 31, who })
const newPassword = { password: 'focaccia-genovese', password_conferma: 'focaccia-genovese' }

/** Via Po 12 in the first area of the restaurant. */
const viaPo = {
  indirizzo: 'Via Po',
  numero: '12',
  cap_citta: '10123',
  id_consegna_citta: 301,
  id_consegna_zona: null,
  old_id: null,
  ordine_indirizzo: {
    id: null,
    id_consegna_citta: 301,
    id_consegna_zona: null,
    formatted_address: 'Via Po 12, 10123 Torino TO, Italia',
    latitudine: 45.0686,
    longitudine: 7.6893,
    consegneCittaTrovate: [301, 302],
    info: { indirizzo: 'Via Po', numero: '12', cap_citta: '10123' },
  },
}
const deliveredTo = {
  tipo: 'COORDINATE',
  indirizzo: 'Via Po',
  numero: '12',
  campanello: 'Rossi',
  note: 'Secondo piano',
  id_consegna_citta: 301,
  latitudine: 45.0686,
  longitudine: 7.6893,
  formatted_address: 'Via Po 12, 10123 Torino TO, Italia',
}
const billedTo = {
  fatturazione_tipo: 'AZIENDA',
  ragione_sociale: 'Rossi Srl',
  p_iva: '01234567890',
  sdi: 'ABC1234',
  pec: 'rossi@pec.example',
  cod_fisc: 'RSSNNA80A41L219F',
  indirizzo: 'Corso Francia',
  numero: '14B',
  localita_citta: 'Rivoli',
  cap_citta: '10098',
  provincia: 'TO',
  nazione: 'IT',
}

/** Registers by the wire names and signs in. */
async function registered(): Promise<Credentials> {
  expect(await guest().send('account/registration', { indirizzi: { consegna: viaPo } })).toEqual({})
  const session = await guest().send('account/login', { account: 'anna.rossi@example.com' })
  expect(session).toMatchObject({ cod_lingua: 'it', account: 'anna.rossi@example.com' })
  return { email: String(session.account), apiKey: String(session.api_key) }
}

/** The token of the last mail's link. */
async function mailedToken() {
  const [mail] = await mailsOf(service.db, restaurantId)
  return /(?:reset|conferma)%2F([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? ''
}

describe('the service', () => {
  test('registers by the wire names, and says who signed in [API-24, API-25, API-27]', async () => {
    const summary = await as(await registered()).send('account/get_summary')
    expect(summary.cliente).toMatchObject({
      username: 'anna.rossi@example.com',
      nome: 'Anna',
      cognome: 'Rossi',
      telefono: '+39 333 555 0199',
      email: 'anna.rossi@example.com',
      f_privacy: 1,
      f_marketing: 0,
    })
    const { indirizzi } = summary.cliente as { indirizzi: readonly Wire[] }
    expect(indirizzi).toContainEqual(expect.objectContaining(deliveredTo))
    expect(indirizzi).toContainEqual({ ...billedTo, tipo: 'FATTURAZIONE' })
  })

  test('signs in with Google, and names missing accounts [API-24]', async () => {
    const carla = { email: 'carla@example.com', firstName: 'Carla', lastName: 'Bianchi' }
    await service.changeRestaurant(restaurantId, { restaurant: { hasGoogleSignIn: true } })
    const asked = async (round: number) => {
      const signing = { db: service.db, nonce: `${restaurantId}.${round}`, nowMs: noon }
      return { google_id_token: await signEmulatedToken(carla, signing) }
    }
    const refused = {
      status: 'ORDERING_EMAIL_NOT_FOUND',
      email: 'carla@example.com',
      nome: 'Carla',
      cognome: 'Bianchi',
    }
    expect(await guest().isRefused('account/login-google', await asked(1))).toEqual(refused)
    await service.newCustomer(restaurantId, { email: 'carla@example.com' })
    expect(await guest().send('account/login-google', await asked(2))).toMatchObject({ account: 'carla@example.com' })
  })

  test('changes a profile by its wire names [API-26]', async () => {
    const who = await service.newCustomer(restaurantId)
    const fields = { old_email: who.email, username: 'anna', indirizzi: null, password: newPassword.password }
    expect(await as(who).send('account/update', { ...fields, email: 'annalisa@example.com' })).toEqual({})
    const login = { account: 'annalisa@example.com', password: newPassword.password }
    const session = await guest().send('account/login', login)
    const again = { email: String(session.account), apiKey: String(session.api_key) }
    const { cliente } = await wireOf(service, { restaurantId, venueId: 31, who: again }).send('account/get_summary')
    expect(cliente).toMatchObject({ nome: 'Annalisa', cognome: 'Rossi', telefono: '+39 333 555 0200' })
  })

  test('mails a token, and sets a password with it [API-32, API-33]', async () => {
    const { email } = await service.newCustomer(restaurantId)
    expect(await guest().send('account/password_recover', { account: email })).toEqual({})
    const reset = { token: await mailedToken(), ...newPassword }
    const unlike = { ...reset, password_conferma: 'another-one' }
    expect(await guest().isRefused('account/reset_password', unlike)).toMatchObject({ status: 'PASSWORD_MISMATCH' })
    expect(await guest().send('account/reset_password', reset)).toEqual({})
    const login = { account: email, password: newPassword.password }
    expect(await guest().send('account/login', login)).toMatchObject({ account: email })
  })

  test('mails a link again, and confirms the address with it [API-67]', async () => {
    const who = await registered()
    const summary = async () => (await as(who).send('account/get_summary')).cliente
    expect(await summary()).toMatchObject({ email_confermata: 0 })
    expect(await as(who).send('account/send_confirm_email')).toEqual({})
    expect(await guest().isRefused('account/confirm_email')).toMatchObject({ status: 'TOKEN_NOT_VALID' })
    expect(await guest().send('account/confirm_email', { token: await mailedToken() })).toEqual({})
    expect(await summary()).toMatchObject({ email_confermata: 1 })
  })

  test('gives a copy of what is kept, and erases it [API-76]', async () => {
    const who = await service.newCustomer(restaurantId)
    const { dati } = await as(who).send('account/data_export')
    expect(JSON.parse(String(dati))).toMatchObject({ account: [{ email: who.email }] })
    const erase = { conferma_email: 'somebody@example.com' }
    expect(await as(who).isRefused('account/data_erase', erase)).toMatchObject({ status: 'EMAIL_DIFFERS' })
    expect(await as(who).send('account/data_erase', { conferma_email: who.email })).toEqual({})
    expect(await as(who).isRefused('account/get_summary')).toMatchObject({ status: 'API_KEY_NOT_FOUND' })
  })

  test('knows a device for push messages until it signs out [API-44, API-45]', async () => {
    const who = await service.newCustomer(restaurantId)
    expect(await as(who).send('account/set_firebase_token')).toEqual({})
    expect(await pushTokensOf(service.db, who.id)).toMatchObject([{ token: 'fcm-token', deviceId: 'web-a1B2c3D4e5F' }])
    expect(await as(who).send('account/logout')).toEqual({})
    expect(await pushTokensOf(service.db, who.id)).toEqual([])
    expect(await as(who).isRefused('account/get_summary')).toMatchObject({ status: 'API_KEY_NOT_FOUND' })
  })
})

describe('addresses', () => {
  test('by coordinates are saved, listed, defaulted and deleted [API-28..31]', async () => {
    const at = as(await service.newCustomer(restaurantId))
    const { indirizzo } = await at.send('addresses/new_delivery_address-coordinates', viaPo)
    expect(indirizzo).toMatchObject({ ...deliveredTo, spese_consegna: 1.5 })
    const known = { id_indirizzo: (indirizzo as Wire).id }
    const list = async () =>
      (await at.send('addresses/get_delivery_addresses', { id_consegna_citta: [301] })).indirizzi as readonly Wire[]
    expect(await at.send('addresses/set_default_delivery_address', known)).toEqual({})
    expect(await list()).toEqual([{ ...(indirizzo as Wire), predefinito: 1 }])
    expect(await at.send('addresses/delete_delivery_address', known)).toEqual({})
    expect(await list()).toEqual([])
  })

  test('by zones replace another and carry all names [API-29]', async () => {
    const stella = await service.newRestaurant({ like: 2 })
    const who = await service.newCustomer(stella)
    const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
    const { id: oldId } = await savedAddress(service, { ...who, restaurantId: stella }, 21, zone)
    const at = wireOf(service, { restaurantId: stella, venueId: 21, who })
    const name = 'addresses/new_delivery_address-manual'
    const inZone = await at.send(name, { id_consegna_citta: 201, id_consegna_zona: 1, old_id: oldId })
    expect(inZone.indirizzo).toMatchObject({ tipo: 'MANUALE', indirizzo: 'Via Garibaldi', localita_zona: 'Centro' })
    const { indirizzi } = await at.send('addresses/get_delivery_addresses', {
      tipo_modalita_zone: 'MANUALE',
      id_consegna_citta: [201],
    })
    expect(indirizzi).toEqual([inZone.indirizzo])
    const area = await as(await service.newCustomer(restaurantId)).send(
      'addresses/new_delivery_address-coordinates',
      viaPo,
    )
    expect(unsaid(name, [inZone, area])).toEqual([])
  })

  test('for invoices are kept and said by their wire names [BAPI-17, BAPI-18]', async () => {
    const at = as(await service.newCustomer(restaurantId))
    expect(await at.send('addresses/get_billing_address')).toEqual({ indirizzo: null })
    expect(await at.send('addresses/new_billing_address')).toEqual({ indirizzo: billedTo })
    expect(await at.send('addresses/get_billing_address')).toEqual({ indirizzo: billedTo })
  })
})
