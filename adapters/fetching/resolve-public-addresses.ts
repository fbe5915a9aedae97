import { lookup, type LookupAddress } from 'node:dns'

import { isPublicIpAddress } from '#domain/public-address.ts'

export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>

/** As the system does, with its hosts file. */
export const resolveHostBySystem: ResolveHost = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

export class PrivateAddressRefused extends Error {}

type Guard = { resolve: ResolveHost; allowPrivate: boolean }

/**
 * R445: the addresses of a host, looked up once. A single private one refuses them all, which also prevents that a second answer of a
 * name server decides where the connection goes.
 */
export async function resolvePublicAddresses(url: URL, { resolve, allowPrivate }: Guard): Promise<LookupAddress[]> {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
  const refused = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicIpAddress(address))
  if (refused) throw new PrivateAddressRefused(`${refused.address} is not an address on the internet`)
  if (addresses.length === 0) throw new PrivateAddressRefused('the host has no address')
  return addresses
}
