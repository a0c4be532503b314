import { isIPv6 } from 'node:net'

/** The part of an IPv6 address that belongs to one customer of a provider (RFC 6177): 64 bits. */
const groupsOfNetwork = 4
const groupsInAll = 8
const mappedPrefix = /^::ffff:(?=\d+\.)/i

/**
 * What counts as one caller: an IPv4 address, or the 64 bits of an IPv6 network, whose other 64 each device chooses by
 * itself and as often as it likes.
 */
export function networkOf(address: string): string {
  const plain = address.replace(mappedPrefix, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [start = '', end] = plain.split('::')
  const first = groupsOf(start)
  const last = groupsOf(end ?? '')
  const zeros = Array.from({ length: Math.max(0, groupsInAll - first.length - last.length) }, () => '0')
  const groups = end === undefined ? first : [...first, ...zeros, ...last]
  return groups.slice(0, groupsOfNetwork).map(withoutZeros).join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

function withoutZeros(group: string): string {
  return group.toLowerCase().replace(/^0+(?=.)/, '')
}
