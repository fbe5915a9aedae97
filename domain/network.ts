import ipaddr from 'ipaddr.js'

import { memoize } from './memoize.ts'

/** Where nobody can say where it came from: all of them share one network. */
export const UNKNOWN_NETWORK = 'unknown'

const KNOWN = 5000
const LONGEST = 64

const readNetwork = memoize(KNOWN, (address: string): string => {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).toString()
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN_NETWORK
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
})

/**
 * R220: what limits count an address as. One IPv4 address is one network; an IPv6 subscriber has at least 2^64
 * addresses to choose from, so there the first 64 bits are. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  // What is longer is no address, and is not remembered either.
  return address.length > LONGEST ? UNKNOWN_NETWORK : readNetwork(address)
}
