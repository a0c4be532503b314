import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ShownAccounts } from '#desk/contract/set-up/accounts.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import { fieldNamesOf, isNamedField } from '#server/staff/audit-field-names.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, noon, statusOf } from '#tests/server/support/diner.ts'
import { emulatedProduction } from '#tests/server/support/emulated-production.ts'
import { payer } from '#tests/server/support/payer.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await openTestService({
    edition: emulatedProduction,
    publicUrl: 'https://order.example',
    now: () => noon,
  })
  return () => service.close()
})
beforeEach(async () => {
  counter = await aCounter(service)
  ;({ restaurantId } = counter)
})

const keysNamed = (name: string) => ({ publishableKey: `pk_test_${name}`, secretKey: `rk_test_${name}` })
const rows = () =>
  service.db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.restaurantId, restaurantId))
    .orderBy(asc(paymentAccounts.id))
const shown = () => deskOf(service, restaurantId).read<ShownAccounts>('set-up/accounts')

/** Sends keys as the desk does, beside the list that is shown now. */
async function set(keys: object, wish: object = {}) {
  const { version } = await shown()
  const body = { kind: 'stripe', venueId: null, mode: 'test', version, keys, ...wish }
  const reply = await deskOf(service, restaurantId).post('set-up/accounts', body)
  const answer = (await reply.json()) as { reason?: string; faults?: Record<string, string>; notes?: string[] }
  return { status: reply.status, ...answer }
}
const post = async (path: string) => {
  const [account] = await rows()
  const reply = await deskOf(service, restaurantId).post(`set-up/accounts/${account?.id}/${path}`)
  return { status: reply.status, ...((await reply.json()) as object) }
}

describe('keys that an owner types', () => {
  test('are tried, and what is paid goes to their account [SET-90]', async () => {
    expect(await set(keysNamed('rita'))).toEqual({ status: 200, notes: [] })
    const [account] = await rows()
    expect(await shown()).toMatchObject({
      obstacle: null,
      covered: [],
      accounts: [
        {
          kind: 'stripe',
          venueId: null,
          publicName: 'pk_test_rita',
          mode: 'test',
          webhook: null,
          tested: { at: new Date(noon).toISOString(), works: true },
        },
      ],
    })
    const pay = payer(service, { ...counter, publishableKey: 'pk_test_rita' })
    const { id: orderId } = await pay.order('card')
    expect(await pay.confirm(await pay.secret(orderId), await pay.method())).toBe('succeeded')
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    expect(account).toMatchObject({ isReady: true, retiredAt: null })
  })

  test('take the place of earlier ones, which are kept [SET-90]', async () => {
    await set(keysNamed('one'))
    await set(keysNamed('two'))
    expect(await rows()).toMatchObject([
      { publicPart: { publishableKey: 'pk_test_one' }, retiredAt: new Date(noon) },
      { publicPart: { publishableKey: 'pk_test_two' }, retiredAt: null },
    ])
    expect((await shown()).accounts.map(({ publicName }) => publicName)).toEqual(['pk_test_two'])
  })

  test('of PayPal may be those of one venue [SET-90]', async () => {
    const keys = { clientId: 'client', clientSecret: 'secret-rita' }
    expect(await set(keys, { kind: 'payPal', venueId: 11 })).toMatchObject({ status: 200 })
    expect((await shown()).accounts).toMatchObject([{ kind: 'payPal', venueId: 11, publicName: 'client' }])
  })

  test.each([
    [{}, 'live', { publishableKey: 'Enter this key.', secretKey: 'Enter this key.' }],
    [keysNamed('rita'), 'live', { publishableKey: /test key/, secretKey: /test key/ }],
    [{ publishableKey: 'pk_test_a', secretKey: 'sk_test_a' }, 'test', { secretKey: /everything in your account/ }],
    [{ publishableKey: 'pk_test_a', secretKey: 'pk_test_a' }, 'test', { secretKey: /publishable key/ }],
    [{ publishableKey: 'rk_test_a', secretKey: 'rk_test_a' }, 'test', { publishableKey: /secret key/ }],
    [{ publishableKey: 'pk_live_a', secretKey: 'rk_test_a' }, 'test', { secretKey: /for tests/ }],
    [{ publishableKey: 'pk_test_a', secretKey: 'rk_test_b' }, 'test', { publishableKey: /another account/ }],
    [keysNamed('a_limited'), 'test', { secretKey: /lacks a right/ }],
    [{ publishableKey: 'pk_live_a', secretKey: 'rk_live_a' }, 'live', { secretKey: /does not know this key/ }],
  ])('that are wrong are told at their fields %# [SET-91]', async (keys, mode, faults) => {
    const said = await set(keys, { mode })
    expect([said.status, Object.keys(said.faults ?? {})]).toEqual([400, Object.keys(faults)])
    for (const [field, sentence] of Object.entries(faults)) expect(said.faults?.[field]).toMatch(sentence)
    expect(await rows()).toEqual([])
  })

  test('sent twice at once leave one account [SET-92]', async () => {
    const said = await Promise.all([set(keysNamed('rita')), set(keysNamed('rita'))])
    expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rows()).toHaveLength(1)
  })

  test('beside an older list change nothing [SET-92]', async () => {
    const { version } = await shown()
    await set(keysNamed('one'))
    expect(await set(keysNamed('two'), { version })).toMatchObject({ status: 409, reason: 'changed' })
    expect((await shown()).accounts).toMatchObject([{ publicName: 'pk_test_one' }])
  })
})

test('an account is tested and taken out of use [SET-93]', async () => {
  await set(keysNamed('rita'))
  expect(await post('test')).toEqual({ status: 200, fault: null })
  expect(await post('retire')).toEqual({ status: 200, notes: [] })
  expect((await shown()).accounts).toEqual([])
  expect(await post('retire')).toMatchObject({ status: 409, reason: 'changed' })
  expect(await post('test')).toMatchObject({ status: 409, reason: 'changed' })
})

test('an account of another restaurant is unknown [SET-93]', async () => {
  await set(keysNamed('rita'))
  const [account] = await rows()
  const elsewhere = await service.newRestaurant()
  const reply = await deskOf(service, elsewhere).post(`set-up/accounts/${account?.id}/retire`)
  expect(reply.status).toBe(404)
})

test('the audit and the replies hold no secret [SET-94]', async () => {
  const replies = [await set(keysNamed('verysecret')), await post('test'), await shown(), await post('retire')]
  const written = await service.db
    .select()
    .from(audit)
    .where(eq(audit.restaurantId, restaurantId))
    .orderBy(asc(audit.id))
  expect(written.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    {
      action: 'account.set',
      before: null,
      after: { provider: 'Stripe', publicName: 'pk_test_verysecret', isLive: false, works: true },
    },
    { action: 'account.test', before: null, after: { works: true } },
    {
      action: 'account.retire',
      before: { provider: 'Stripe', publicName: 'pk_test_verysecret', isLive: false },
      after: null,
    },
  ])
  expect(JSON.stringify([replies, written])).not.toMatch(/rk_test_|whsec_/)
  const names = Object.keys(
    fieldNamesOf(
      written.flatMap(({ before, after }) => [before, after]),
      'en',
    ),
  )
  expect(names.filter((name) => !isNamedField(name))).toEqual([])
})

test('a way to pay online without an account is missing [SET-95]', async () => {
  const lacks = async () => {
    const { steps } = await deskOf(service, restaurantId).read<{ steps: { name: string; lacks: string[] }[] }>('set-up')
    return steps.find(({ name }) => name === 'payments')?.lacks
  }
  expect(await lacks()).toEqual(['account'])
  await set(keysNamed('rita'))
  await set({ clientId: 'client', clientSecret: 'secret-rita' }, { kind: 'payPal' })
  expect(await lacks()).toEqual([])
})

test.each([
  [{ secretsKeys: [], publicUrl: 'https://order.example' }, /SECRETS_KEYS/],
  [{ publicUrl: undefined }, /PUBLIC_URL/],
])('what the provider must do first is said %# [SET-96]', async (settings, sentence) => {
  const bare = await openTestService({
    edition: (used) => ({ ...emulatedProduction(used), isEmulated: false }),
    now: () => noon,
    ...settings,
  })
  const desk = deskOf(bare, await bare.newRestaurant())
  const { obstacle, version } = await desk.read<ShownAccounts>('set-up/accounts')
  expect(obstacle).toMatch(sentence)
  const body = { kind: 'stripe', venueId: null, mode: 'test', version, keys: keysNamed('rita') }
  expect((await desk.post('set-up/accounts', body)).status).toBe(404)
  await bare.close()
})
