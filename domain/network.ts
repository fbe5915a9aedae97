import ipaddr from 'ipaddr.js'

import { memoize } from './memoize.ts'

/** All requests of unknown origin share one network. */
export const UNKNOWN_NETWORK = 'unknown'

const KNOWN = 5000
const LONGEST = 64

/** The first bits of an IPv6 address, as 16-bit groups. */
const prefixOf = (address: ipaddr.IPv6, groups: number) =>
  `${address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/${groups * 16}`

const readNetwork = memoize(KNOWN, (address: string): string => {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).toString()
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN_NETWORK
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  return prefixOf(parsed, 4)
})

const readWideNetwork = memoize(KNOWN, (network: string): string => {
  if (network === UNKNOWN_NETWORK) return network
  if (ipaddr.IPv4.isValidFourPartDecimal(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return prefixOf(ipaddr.IPv6.parse(network.slice(0, network.indexOf('/'))), 3)
})

/**
 * R220: the network under which limits count an address. An IPv4 address is its own network; an IPv6 subscriber has at
 * least 2^64 addresses, so its first 64 bits count. An IPv4 address in IPv6 form is the IPv4 address.
 */
export function networkOf(address: string): string {
  // Longer texts are no addresses, and are not cached either.
  return address.length > LONGEST ? UNKNOWN_NETWORK : readNetwork(address)
}

/** R583: the network that is assigned to one customer of a provider at most: IPv4 /24, IPv6 /48. */
export function wideNetworkOf(address: string): string {
  return readWideNetwork(networkOf(address))
}
