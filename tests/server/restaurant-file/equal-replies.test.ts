import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { demonstration } from '#demo/service/demonstration.ts'
import { createFaults } from '#demo/trials/faults.ts'
import type { Service } from '#server/app.ts'
import { createService } from '#server/app.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { encodeAny } from '#src/contract/decode.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { clientVersion, readReply, requestEnvelope } from '#src/contract/envelope.ts'
import type { Id } from '#src/contract/values.ts'
import type { Ask } from '#tests/server/support/ask-content.ts'
import { askContent } from '#tests/server/support/ask-content.ts'
import { noon } from '#tests/server/support/diner.ts'
import { rightValue } from '#tests/server/support/file-faults.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService, testSecretsKeys } from '#tests/support/service.ts'
import { endpoints } from '#tools/contract/calls.ts'

/** Calls whose replies say nothing of a restaurant's file, by the reason. */
const notOfTheFile: Readonly<Record<string, readonly string[]>> = {
  'answers what belongs to one customer': [
    'getAccount',
    'getAccountStatus',
    'getBillingAddress',
    'getConversations',
    'getDeliveryAddresses',
    'getLoyaltyCard',
    'getOrderHistory',
    'getReservations',
    'getRewards',
    'getSavedCards',
  ],
  'answers about one order, reservation, chat or group': ['getChat', 'getGroup', 'getOrder', 'getReservation'],
  'judges what a diner has composed': ['checkCart', 'setOrderTime'],
  'changes an account': [
    'confirmEmail',
    'deleteDeliveryAddress',
    'detachCard',
    'eraseAccount',
    'exportPersonalData',
    'login',
    'logout',
    'newBillingAddress',
    'newDeliveryAddress',
    'recoverPassword',
    'register',
    'resetPassword',
    'sendEmailConfirmation',
    'setDefaultDeliveryAddress',
    'setPushToken',
    'updateAccount',
  ],
  'places, pays or talks': [
    'callStaff',
    'createOrder',
    'executePayPal',
    'getClientSecret',
    'getPayPalToken',
    'getSetupSecret',
    'giveUpBill',
    'markMessages',
    'notifyConfirmation',
    'openBill',
    'reserve',
    'sendMessage',
    'startPayPal',
  ],
  'changes a group': ['joinGroup', 'leaveGroup', 'openGroup', 'setGroupOptions', 'setGroupPart', 'takeGroupLead'],
}

let service: TestService
let empty: Service
beforeAll(async () => {
  service = await startService({ now: noon })
  empty = await createService({
    edition: async (settings) => ({ ...(await demonstration(settings, createFaults())), fill: async () => undefined }),
    dataDir: 'memory',
    now: () => noon,
    secretsKeys: testSecretsKeys,
  })
})
afterAll(() => empty.close())

const asked = new Set<Endpoint>()

/** Asks both services, each question once; all bodies must be the same to the byte. */
function askBoth(restaurantId: Id<'Restaurant'>): Ask {
  const envelope = z.encode(requestEnvelope, { version: clientVersion, restaurantId, email: null, apiKey: null })
  const known = new Map<string, unknown>()

  async function same(path: string, body: string, language: string): Promise<string> {
    const url = `https://service.example/${language}/webservice${path}`
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const bodyOf = async ({ app }: Pick<Service, 'app'>) => (await app.fetch(new Request(url, init))).text()
    const [here, there] = await Promise.all([bodyOf(service), bodyOf(empty)])
    if (here !== there) expect({ url, body, reply: there }).toEqual({ url, body, reply: here })
    return here
  }

  async function read(endpoint: Endpoint, body: string, languages: 'both' | 'one'): Promise<unknown> {
    if (languages === 'both') await same(endpoint.path, body, 'de')
    const reply = readReply(JSON.parse(await same(endpoint.path, body, 'it')))
    return reply?.success ? z.decode(endpoint.reply, reply.data as never) : null
  }

  return async (endpoint, request, languages = 'both') => {
    asked.add(endpoint)
    const body = JSON.stringify({ ...envelope, ...(encodeAny(endpoint.request, request) as object) })
    const key = endpoint.path + body
    if (!known.has(key)) known.set(key, await read(endpoint, body, languages))
    return known.get(key) as never
  }
}

describe.each([1, 2, 3, 4, 5, 6, 7])('restaurant %i', (number) => {
  test('answers the same from an empty database [FILE-01]', { timeout: 120_000 }, async () => {
    const file = await exportRestaurant(service.db, id<'Restaurant'>(number))
    const read = rightValue(checkRestaurantFile(JSON.parse(JSON.stringify(file))))
    expect(await importRestaurant(empty.db, read)).toMatchObject({ ok: true, value: { id: number } })
    const tableCodes = (file?.venues ?? []).flatMap(({ tables }) => (tables ?? []).map(({ code }) => code ?? ''))
    await askContent(askBoth(id(number)), tableCodes)
  })
})

test('every call is asked, or says nothing of a file', () => {
  const names = Object.entries(endpoints).flatMap(([name, one]) => (asked.has(one) ? [] : [name]))
  expect(names.sort()).toEqual(Object.values(notOfTheFile).flat().sort())
})
