import { BlockList, isIP, isIPv4 } from 'node:net'

// What is not one place of the public internet, by the registries of IANA for special addresses
// (https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry).

const specialNetworks = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind the NAT of a provider
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, with the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // of protocols
  ['192.0.2.0', 24], // examples
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // examples
  ['203.0.113.0', 24], // examples
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const
/** The only part of IPv6 that is given to hosts: loopback, local, multicast, mapped and translated ones lie outside. */
const globalNetwork = ['2000::', 3] as const
/** What lies in it and is no host: protocols with Teredo, examples, and 6to4, which holds an IPv4 address. */
const specialNetworks6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of specialNetworks) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialNetworks6) special.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...globalNetwork, 'ipv6')

/** Whether an IP address is one of the public internet; false for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
