import { type NetworkRange, rangesOverlap, parseIpAddress, parseNetworkRange } from '#domain/admin/network-range.ts'
import { memoize } from '#domain/memoize.ts'

/** What `TRUST_PROXY=1` stands for: loopback, private and link-local networks. */
const NEARBY = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

/** The same peers and proxies recur, so their parsed addresses are cached. */
const KNOWN_ADDRESSES = 1000

export type TrustedProxies = {
  includes(address: string): boolean
  ranges: NetworkRange[]
}

/** The normalized address, as limits and logs use it, or undefined. */
export function normalizeIpAddress(text: string): string | undefined {
  return parseIpAddress(text)?.toString()
}

/** Parses a comma-separated list of addresses and ranges; undefined where one of them is invalid. */
export function parseTrustedProxies(list: string): TrustedProxies | undefined {
  const entries = list === '1' ? NEARBY : list.split(',').map((entry) => entry.trim())
  const ranges = entries.map(parseNetworkRange)
  if (!ranges.every((range) => range !== undefined)) return undefined
  const isTrusted = memoize(KNOWN_ADDRESSES, (text) => {
    const address = parseNetworkRange(text)
    return address !== undefined && !text.includes('/') && ranges.some((range) => rangesOverlap(range, address))
  })
  return { includes: isTrusted, ranges }
}

/** The client's address: the first from the right that is no trusted proxy's. The reading stops at an invalid entry. */
export function parseForwardedClient(header: string, proxies: TrustedProxies): string | undefined {
  let client: string | undefined
  for (const hop of header.split(',').toReversed()) {
    const address = normalizeIpAddress(hop.trim())
    if (address === undefined) break
    client = address
    if (!proxies.includes(address)) break
  }
  return client
}
