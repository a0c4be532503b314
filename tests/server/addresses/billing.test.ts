import { beforeAll, expect, test } from 'vitest'

import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { aDiner, clientOf, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

const address = { ...aBillingAddress({ province: 'TORINO' }), kind: 'private' } as const
const normal = aBillingAddress({ province: 'TO' })

test('a kept address is normalised and read again [BAPI-17, BAPI-18]', async () => {
  const { api } = await aDiner(service, await service.newRestaurant())
  expect(await api.call(getBillingAddress, {})).toEqual({ address: null })
  expect(await api.call(newBillingAddress, { ...address, isKept: true })).toEqual({ address: normal })
  expect(await api.call(getBillingAddress, {})).toEqual({ address: normal })
  await api.call(newBillingAddress, { ...address, street: 'Via Roma', isKept: true })
  expect((await api.call(getBillingAddress, {})).address).toMatchObject({ street: 'Via Roma' })
})

test('one that is not kept is only looked at', async () => {
  const { api } = await aDiner(service, await service.newRestaurant())
  expect(await api.call(newBillingAddress, { ...address, isKept: false })).toEqual({ address: normal })
  expect(await api.call(getBillingAddress, {})).toEqual({ address: null })
})

test('a guest’s is looked at and never kept', async () => {
  const anonymous = clientOf(service, await service.newRestaurant())
  expect(await anonymous.call(newBillingAddress, { ...address, isKept: false })).toEqual({ address: normal })
  expect(await statusOf(anonymous.call(newBillingAddress, { ...address, isKept: true }))).toBe('API_KEY_NOT_FOUND')
})

test('each missing field has its own text', async () => {
  const { api } = await aDiner(service, await service.newRestaurant())
  const company = { ...address, kind: 'company', street: '', isKept: true } as const
  expect(await refusalOf(api.call(newBillingAddress, company))).toMatchObject({
    status: 'VALIDATION',
    messages: [
      'Company name is a mandatory field',
      'VAT number is a mandatory field',
      'Tax code is a mandatory field',
      'Address is a mandatory field',
    ],
  })
})
