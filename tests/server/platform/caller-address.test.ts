import { expect, test } from 'vitest'

import { callerAddress } from '#server/platform/caller-address.ts'

test.each([
  ['nobody in front: what the header says is not believed', 0, '203.0.113.9', '198.51.100.1'],
  ['one proxy in front', 1, '203.0.113.9', '203.0.113.9'],
  ['one proxy in front, and a caller who made a header up', 1, '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies in front', 2, '203.0.113.9,10.0.0.7', '203.0.113.9'],
  ['more proxies than the header names', 2, '203.0.113.9', '198.51.100.1'],
  ['a proxy that sends no header', 1, undefined, '198.51.100.1'],
  ['a proxy that sends an empty header', 1, '', '198.51.100.1'],
])('the address of the caller with %s', (_where, proxies, forwarded, address) => {
  expect(callerAddress({ socket: '198.51.100.1', forwarded, proxies })).toBe(address)
})

test('the address of a caller without a network', () => {
  expect(callerAddress({ socket: undefined, forwarded: undefined, proxies: 0 })).toBe('local')
})
