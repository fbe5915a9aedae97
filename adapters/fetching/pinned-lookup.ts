import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Gives a socket the addresses that were checked: the name is not looked up a second time. */
export function pinnedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    if (options.all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
}
