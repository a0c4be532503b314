import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { calls } from '#tests/support/arbitraries/endpoints.ts'

/** Paths that are choices of ours, as section 6 of `src/contract/README.md` lists them. */
const decided = {
  getMixedInfo: '/restaurant/get_mixed_info',
  getLoyaltyCard: '/restaurant/get_fidelity_card',
  getAccount: '/account/get_summary',
  getDiscountCodes: '/account/get_coupons',
  countDiscountCodes: '/account/get_coupons',
  getOrder: '/account/get_order',
  setOrderTime: '/account/set_order_time',
  getServiceConfigs: '/restaurant/shifts/lv1',
  getDays: '/restaurant/shifts/lv2',
  getSlots: '/restaurant/shifts/lv3',
}

/** Beside the contract: the call the loader starts with, what is fetched with GET, and what belongs to a session. */
const known = new Set([
  'src/options/service-requests.ts',
  'src/api/create-api-client.ts',
  'src/instance/create-instance.ts',
])

describe('the paths of the service', () => {
  test.each(Object.entries(decided))('%s is %s [API-06, BAPI-05, BAPI-30]', (name, path) => {
    expect(calls[name]?.endpoint.path).toBe(path)
  })

  test('stand in the contract and nowhere else [API-06, BAPI-05]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('contract/'))
      .map((name) => join('src', name))
    const naming = files.filter((file) => /['"`]\/(restaurant|account|be|mixed)\//.test(readFileSync(file, 'utf8')))
    expect(naming.filter((file) => !known.has(file))).toEqual([])
  })
})
