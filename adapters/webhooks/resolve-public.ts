import { lookup, type LookupAddress } from 'node:dns'

import { isPublicAddress } from '#domain/webhooks/public-address.ts'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** As the system does, with its hosts file. */
export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

export class AddressRefused extends Error {}

type Guard = { resolve: Resolve; allowPrivate: boolean }

/**
 * R445: the addresses of a host, looked up once. A single private one refuses them all, which also prevents that a second answer of a
 * name server decides where the connection goes.
 */
export async function resolvePublic(url: URL, { resolve, allowPrivate }: Guard): Promise<LookupAddress[]> {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
  const refused = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
  if (refused) throw new AddressRefused(`${refused.address} is not an address on the internet`)
  if (addresses.length === 0) throw new AddressRefused('the host has no address')
  return addresses
}
