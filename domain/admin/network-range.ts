import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.process>

export type NetworkRange = { kind: 'ipv4' | 'ipv6'; bits: number; base: Address }

/** An IPv4 address is the last 32 bits of its form in IPv6. */
const MAPPED_BITS = 96
const MOST_BITS = { ipv4: 32, ipv6: 128 } as const
/** Wider ranges belong to whole registries or countries. */
const FEWEST_BITS = { ipv4: 8, ipv6: 19 } as const

/** Loopback, private and link-local networks: the server itself, its proxy and its neighbours. */
const OWN = ['0.0.0.0/8', '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']
const OWN_IPV6 = ['::/127', 'fc00::/7', 'fe80::/10']

/** An IPv4 address in IPv6 form is IPv4. Undefined for what is no address, or has a zone. */
export function parseIpAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  return ipaddr.IPv6.isValid(text) && !text.includes('%') ? ipaddr.process(text) : undefined
}

/** `base` without the bits behind the prefix. */
function masked(base: Address, bits: number): Address {
  const bytes = base.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8))
    return byte & (0xff << (8 - kept)) & 0xff
  })
  return ipaddr.fromByteArray(bytes)
}

/** Reads an address or a range in CIDR notation; undefined for anything else. */
export function parseNetworkRange(text: string): NetworkRange | undefined {
  const [address = '', prefix, ...rest] = text.trim().split('/')
  const base = parseIpAddress(address)
  if (!base || rest.length > 0) return undefined
  const kind = base.kind()
  const shift = kind === 'ipv4' && address.includes(':') ? MAPPED_BITS : 0
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined
  const bits = prefix === undefined ? MOST_BITS[kind] : Number(prefix) - shift
  return bits >= 0 && bits <= MOST_BITS[kind] ? { kind, bits, base: masked(base, bits) } : undefined
}

export const formatNetworkRange = ({ base, bits }: NetworkRange): string => `${base.toString()}/${bits}`

export function rangesOverlap(one: NetworkRange, other: NetworkRange): boolean {
  const bits = Math.min(one.bits, other.bits)
  return one.kind === other.kind && masked(one.base, bits).toString() === masked(other.base, bits).toString()
}

const OWN_RANGES = [...OWN, ...OWN_IPV6].flatMap((text) => parseNetworkRange(text) ?? [])

/** R643: why this range must not be blocked; undefined where it may be. `proxies` are the operator's own. */
export function networkBlockRefusal(range: NetworkRange, proxies: NetworkRange[] = []): string | undefined {
  if (OWN_RANGES.some((own) => rangesOverlap(own, range)))
    return 'This range has addresses of this machine or of private networks.'
  if (range.bits < FEWEST_BITS[range.kind])
    return `This range is too wide: at least /${FEWEST_BITS[range.kind]} for ${range.kind === 'ipv4' ? 'IPv4' : 'IPv6'}.`
  if (proxies.some((proxy) => rangesOverlap(proxy, range))) return 'This range has addresses of a proxy of this site.'
  return undefined
}

/** A key for the network of this many bits that has the address. */
export const networkKey = (address: Address, bits: number): string => `${masked(address, bits).toString()}/${bits}`
