import { expect, test } from 'vitest'

import { networkOf } from '#server/platform/limits/network-of.ts'

test.each([
  ['an IPv4 address as it is', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['the first half of an IPv6 address', '2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
  ['another device of the same network', '2001:0DB8:0012:0034:ffff::1', '2001:db8:12:34'],
  ['zeros that are left out', '2001:db8::1', '2001:db8:0:0'],
  ['this machine', '::1', '0:0:0:0'],
  ['an interface at its end', 'fe80::1%eth0', 'fe80:0:0:0'],
  ['a caller without a network', 'local', 'local'],
])('the network of %s', (_what, address, network) => {
  expect(networkOf(address)).toBe(network)
})
