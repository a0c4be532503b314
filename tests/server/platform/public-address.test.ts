import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isPublicAddress } from '#server/platform/download/public-address.ts'

const byte = fc.integer({ min: 0, max: 255 })
const ipv4 = (...bytes: readonly fc.Arbitrary<number>[]) => fc.tuple(...bytes).map((parts) => parts.join('.'))
const just = (value: number) => fc.constant(value)
const between = (min: number, max: number) => fc.integer({ min, max })
const group = between(0, 0xff_ff).map((value) => value.toString(16))
const ipv6 = (first: fc.Arbitrary<number>) =>
  fc
    .tuple(first, fc.array(group, { minLength: 7, maxLength: 7 }))
    .map(([start, others]) => [start.toString(16), ...others].join(':'))

const privateOnes: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'this network': ipv4(just(0), byte, byte, byte),
  ten: ipv4(just(10), byte, byte, byte),
  'of a provider': ipv4(just(100), between(64, 127), byte, byte),
  loopback: ipv4(just(127), byte, byte, byte),
  'link-local': ipv4(just(169), just(254), byte, byte),
  '172.16': ipv4(just(172), between(16, 31), byte, byte),
  '192.168': ipv4(just(192), just(168), byte, byte),
  benchmarks: ipv4(just(198), between(18, 19), byte, byte),
  'multicast and above': ipv4(between(224, 255), byte, byte, byte),
  'loopback of IPv6': fc.constantFrom('::1', '0:0:0:0:0:0:0:1', '::'),
  'unique-local': ipv6(between(0xfc_00, 0xfd_ff)),
  'link-local of IPv6': ipv6(between(0xfe_80, 0xfe_bf)),
  'multicast of IPv6': ipv6(between(0xff_00, 0xff_ff)),
  'not given to hosts': ipv6(between(0, 0x1f_ff)),
  '6to4': ipv6(just(0x20_02)),
  'mapped to IPv4': ipv4(byte, byte, byte, byte).map((address) => `::ffff:${address}`),
  'mapped to IPv4, in hex': fc.tuple(group, group).map(([high, low]) => `::ffff:${high}:${low}`),
  'translated to IPv4': ipv4(byte, byte, byte, byte).map((address) => `64:ff9b::${address}`),
}

describe('an address of the network', () => {
  test.each(Object.entries(privateOnes))('%s is not public [API-70]', (_name, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(isPublicAddress(address)).toBe(false)
      }),
    )
  })

  test.each([
    ['9.255.255.255', '10.0.0.0'],
    ['11.0.0.0', '10.255.255.255'],
    ['100.63.255.255', '100.64.0.0'],
    ['100.128.0.0', '100.127.255.255'],
    ['126.255.255.255', '127.0.0.0'],
    ['128.0.0.0', '127.255.255.255'],
    ['169.253.255.255', '169.254.0.0'],
    ['172.15.255.255', '172.16.0.0'],
    ['172.32.0.0', '172.31.255.255'],
    ['192.167.255.255', '192.168.0.0'],
    ['223.255.255.255', '224.0.0.0'],
    ['2001:200::', '2001:1ff:ffff::'],
    ['2003::', '2002::'],
    ['3ffe::1', '4000::'],
  ])('%s is public and its neighbour %s is not [API-70]', (open, closed) => {
    expect([isPublicAddress(open), isPublicAddress(closed)]).toEqual([true, false])
  })

  test.each(['', 'localhost', '010.0.0.1', '1.2.3', '127.1', '[2003::1]'])(
    'that is none (%s) is not public',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
})
