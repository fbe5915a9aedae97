import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

/** The only block of IPv6 from which addresses on the internet are given out. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * R445: whether an address is one on the internet: neither of this machine nor of a private network, nor one that
 * leads to such an address by way of a gateway (NAT64, 6to4, Teredo).
 */
export function isPublicIpAddress(address: string): boolean {
  if (!isIP(address)) return false
  // An IPv4 address that is written as IPv6 is judged as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}
