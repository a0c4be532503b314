import { beforeAll, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { register } from '#src/contract/account-form.ts'
import { getAccount, writeConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { login, logout } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { tally } from '#tests/server/support/rush.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
  restaurantId = await service.newRestaurant()
})

const form: RequestOf<typeof register> = {
  venueId: null,
  username: 'bruno@example.com',
  firstName: 'Bruno',
  lastName: 'Conti',
  phone: '+39 333 555 0102',
  email: 'bruno@example.com',
  password: 'focaccia-genovese',
  addresses: null,
}
const allConsents = { f_privacy: true, f_termini: true, f_marketing: false }

function registering(fields: Partial<typeof form> = {}, consents: Record<string, boolean> = allConsents) {
  const client = clientOf(service, restaurantId, { language: 'it' })
  return client.call(register, { ...form, ...fields }, { wireExtras: writeConsents(consents) })
}

const loggingIn = (account: string, password: string) =>
  clientOf(service, restaurantId).call(login, { venueId: null, account, password })

describe('registration', () => {
  test('makes an account with its consents, welcomed by mail [API-25]', async () => {
    expect(await registering()).toEqual({})
    const session = await loggingIn('bruno@example.com', 'focaccia-genovese')
    expect(session).toMatchObject({ account: 'bruno@example.com', language: 'it' })
    const api = clientOf(service, restaurantId, { who: { apiKey: session.apiKey, email: 'bruno@example.com' } })
    expect((await api.call(getAccount, {})).customer.consents).toEqual(allConsents)
    const [mail] = await mailsOf(service.db, restaurantId)
    expect(mail).toMatchObject({
      kind: 'welcome',
      recipient: 'bruno@example.com',
      subject: 'Benvenuto da Trattoria da Gino',
    })
  })

  test('mails nobody a text of the sender’s own', async () => {
    const firstName = `win at https://evil.example ${'now '.repeat(40)}`
    await registering({ firstName, email: 'victim@example.com', username: 'victim@example.com' })
    const [mail] = await mailsOf(service.db, restaurantId)
    expect(mail?.body.split('\n')[0]).toBe('Ciao win at https evil example now now now no,')
  })

  test('does not sign in', async () => {
    await registering({ email: 'carla@example.com', username: 'carla@example.com' })
    expect(await statusOf(clientOf(service, restaurantId).call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  })

  test('refuses a telephone number that cannot exist, naming the field [API-66]', async () => {
    expect(await refusalOf(registering({ phone: '33312' }))).toMatchObject({
      messages: ['Telefono: scrivi un numero completo di prefisso, come +39 333 123 4567'],
      data: { campi: ['telefono'] },
    })
  })

  test('names every wrong field in the call’s language', async () => {
    const refusal = await refusalOf(registering({ firstName: ' ', phone: '', email: 'no-address', password: 'short' }))
    expect(refusal).toMatchObject({
      status: 'VALIDATION',
      messages: [
        'Nome è un campo obbligatorio',
        'Telefono è un campo obbligatorio',
        'E-mail: il valore non è valido',
        'Password: servono almeno 8 caratteri',
      ],
      data: { campi: ['nome', 'telefono', 'email', 'password'] },
    })
  })

  test.each([
    ['privacy', { f_termini: true }, 'Consenso obbligatorio: Ho letto e accetto l’informativa sulla privacy'],
    [
      'terms',
      { f_privacy: true, f_termini: false },
      'Consenso obbligatorio: Ho letto e accetto i termini e le condizioni',
    ],
  ])('needs the consent to %s, not to marketing [ACCT-32]', async (_name, consents, message) => {
    const refusal = await refusalOf(registering({ email: 'dora@example.com', username: 'dora@example.com' }, consents))
    expect(refusal?.messages).toEqual([message])
  })

  test.each([
    ['e-mail', { email: 'ANNA@example.com', username: 'another' }],
    ['user name', { email: 'another@example.com', username: 'anna@Example.com' }],
  ])('refuses an %s that is taken, ignoring case', async (_name, fields) => {
    await service.newCustomer(restaurantId, { email: 'anna@example.com' }).catch(() => undefined)
    const refusal = await refusalOf(registering(fields))
    expect(refusal).toMatchObject({
      status: 'VALIDATION',
      messages: ['E-mail: esiste già un account con questo valore'],
      data: { campi: ['email'] },
    })
  })

  test('makes one account of two simultaneous forms', async () => {
    const fields = { email: 'elio@example.com', username: 'elio@example.com' }
    const outcomes = await Promise.all([1, 2].map(() => statusOf(registering(fields))))
    expect(tally(outcomes)).toEqual({ VALIDATION: 1, accepted: 1 })
  })

  test('refuses texts that are too long', async () => {
    const refusal = await refusalOf(registering({ lastName: 'x'.repeat(201) }))
    expect(refusal?.messages).toEqual(['Cognome: al massimo 200 caratteri'])
  })
})

describe('login', () => {
  test('gives a key by user name or e-mail and password [API-24]', async () => {
    const { email } = await service.newCustomer(restaurantId, { language: 'de' })
    const session = await loggingIn(` ${email.toUpperCase()} `, 'buonappetito')
    expect(session).toEqual({ apiKey: expect.stringMatching(/^k_[\w-]{43}$/), language: 'de', account: email })
  })

  test('says the same for wrong passwords and unknown accounts', async () => {
    const { email } = await service.newCustomer(restaurantId)
    expect(await statusOf(loggingIn(email, 'wrong'))).toBe('ACCOUNT_NOT_FOUND')
    expect(await statusOf(loggingIn('nobody@example.com', 'wrong'))).toBe('ACCOUNT_NOT_FOUND')
  })

  test('does not know the accounts of another restaurant', async () => {
    const { email } = await service.newCustomer(await service.newRestaurant())
    expect(await statusOf(loggingIn(email, 'buonappetito'))).toBe('ACCOUNT_NOT_FOUND')
  })

  test('makes the caller wait after five wrong passwords', async () => {
    const own = await service.newRestaurant()
    const { email } = await service.newCustomer(own)
    const trying = (password: string) => clientOf(service, own).call(login, { venueId: null, account: email, password })
    for (const minutes of [0, 1, 2, 3, 4]) {
      service.clock.set(noon + minutes * minute, own)
      expect(await statusOf(trying('wrong'))).toBe('ACCOUNT_NOT_FOUND')
    }
    expect(await refusalOf(trying('buonappetito'))).toMatchObject({
      status: 'TOO_MANY_ATTEMPTS',
      messages: ['Too many attempts. Try again in 11 min.'],
    })
    service.clock.set(noon + 15 * minute - 1, own)
    expect(await statusOf(trying('buonappetito'))).toBe('TOO_MANY_ATTEMPTS')
    service.clock.set(noon + 15 * minute, own)
    expect(await statusOf(trying('buonappetito'))).toBe('accepted')
  })

  test('lets no sixth attempt through when all come at once', async () => {
    const { email } = await service.newCustomer(restaurantId)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => statusOf(loggingIn(email, 'wrong'))))
    expect(tally(outcomes)).toEqual({ ACCOUNT_NOT_FOUND: 5, TOO_MANY_ATTEMPTS: 3 })
  })

  test('forgets the wrong passwords after the right one', async () => {
    const { email } = await service.newCustomer(restaurantId)
    for (const password of ['a', 'b', 'c', 'd', 'buonappetito', 'e', 'f', 'g', 'h'])
      await statusOf(loggingIn(email, password))
    expect(await statusOf(loggingIn(email, 'buonappetito'))).toBe('accepted')
  })
})

describe('a signed-in customer', () => {
  test('reads their own data [API-55]', async () => {
    const { api, email } = await aDiner(service, restaurantId, {
      firstName: 'Gaia',
      lastName: 'Riva',
      phone: '+39 1',
      addresses: [],
    })
    const { customer } = await api.call(getAccount, {})
    expect(customer).toMatchObject({
      username: email,
      email,
      firstName: 'Gaia',
      lastName: 'Riva',
      phone: '+39 1',
      addresses: [],
    })
  })

  test('is signed out by logout, on this device only [API-44]', async () => {
    const { api, email } = await aDiner(service, restaurantId)
    const other = await loggingIn(email, 'buonappetito')
    await api.call(logout, { deviceId: 'web-abcdefghijk' })
    expect(await statusOf(api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
    const elsewhere = clientOf(service, restaurantId, { who: { apiKey: other.apiKey, email } })
    expect(await statusOf(elsewhere.call(getAccount, {}))).toBe('accepted')
  })
})
