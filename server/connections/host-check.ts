import ipaddr from 'ipaddr.js'

type Options = {
  siteUrl: URL
  /** Further host names, or addresses, that the site is served under. */
  allowedHosts: readonly string[]
  /** Whether any IP address will do, as for monitoring: DNS rebinding needs a name. */
  acceptsAddresses?: boolean
}

/** As many spellings (ports, cases) of accepted hosts as are remembered. */
const MAX_KNOWN = 100

/** The name of a Host header: lower case, without its port, the brackets of an IPv6 address, or a dot at its end. */
function nameOf(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name.endsWith('.') ? name.slice(0, -1) : name
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

const isLoopback = (name: string) => name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)

/**
 * R586: whether the site is served under this Host header. A browser that was lured to a foreign name, whose address
 * was then changed to ours (DNS rebinding), sends that name. Clients on this machine may use its loopback names.
 */
export function createHostCheck({ siteUrl, allowedHosts, acceptsAddresses = false }: Options) {
  const names = new Set([siteUrl.host, ...allowedHosts].map(nameOf))
  const known = new Set<string>()
  return (host: string, peer: string | undefined): boolean => {
    if (known.has(host)) return true
    const name = nameOf(host)
    if (acceptsAddresses && ipaddr.isValid(name)) return true
    if (!names.has(name)) return isLoopback(name) && isLoopbackAddress(peer ?? '')
    if (known.size < MAX_KNOWN) known.add(host)
    return true
  }
}
