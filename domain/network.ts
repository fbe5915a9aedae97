import ipaddr from 'ipaddr.js'

import { memoize } from './memoize.ts'

/** What of an IPv6 address counts: the network of a subscriber, and the wider one that a site or a provider has. */
const SUBSCRIBER = '::/64'

/** All requests of unknown origin share one network. */
export const UNKNOWN_NETWORK = 'unknown'

const KNOWN = 5000
const LONGEST = 64
const PART = /^[0-9a-f]{1,4}$/

const readNetwork = memoize(KNOWN, (address: string): string => {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).toString()
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN_NETWORK
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return prefix.join(':') + SUBSCRIBER
})

/**
 * R220: the network under which limits count an address. An IPv4 address is its own network; an IPv6 subscriber has at
 * least 2^64 addresses, so its first 64 bits count. An IPv4 address in IPv6 form is the IPv4 address.
 */
export function networkOf(address: string): string {
  // Longer texts are no addresses, and are not cached either.
  return address.length > LONGEST ? UNKNOWN_NETWORK : readNetwork(address)
}

/**
 * R523: the /48 around the /64 of an IPv6 subscriber, by the name that `networkOf` gives it; undefined for any other key
 * of a limit. The holder of a /48 has 65,536 networks, so limits also count the /48.
 */
export function widerNetworkOf(network: string): string | undefined {
  if (!network.endsWith(SUBSCRIBER)) return undefined
  const parts = network.slice(0, -SUBSCRIBER.length).split(':')
  return parts.length === 4 && parts.every((part) => PART.test(part))
    ? `${parts.slice(0, 3).join(':')}::/48`
    : undefined
}

const readBlock = memoize(KNOWN, (network: string): string =>
  ipaddr.IPv4.isValidFourPartDecimal(network)
    ? `${network.slice(0, network.lastIndexOf('.'))}.0/24`
    : (widerNetworkOf(network) ?? network),
)

/** R583: the block of addresses that one customer of a provider may have: IPv4 /24, IPv6 /48. */
export function networkBlockOf(address: string): string {
  return readBlock(networkOf(address))
}
