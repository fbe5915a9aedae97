import { mailDomainWithParents } from './mail-domain.ts'
import { networkKey, parseIpAddress, parseNetworkRange } from './network-range.ts'

export type SiteBlockEntry = { kind: 'domain' | 'network'; value: string; expiresAt: Date | null }

/** R644: what is blocked, in memory: a lookup takes as long with ten thousand entries as with ten. */
export type SiteBlockList = {
  /** Whether the mail domain of the email, or one that it is a subdomain of, is blocked. */
  hasEmail(email: string, now: Date): boolean
  /** Whether a blocked network has the address. */
  hasAddress(address: string, now: Date): boolean
}

export function createSiteBlockList(entries: SiteBlockEntry[]): SiteBlockList {
  const until = new Map<string, number>()
  /** Prefix lengths that occur, of IPv4 and IPv6. */
  const lengths = { ipv4: new Set<number>(), ipv6: new Set<number>() }
  for (const { kind, value, expiresAt } of entries) {
    const range = kind === 'network' ? parseNetworkRange(value) : undefined
    if (range) lengths[range.kind].add(range.bits)
    until.set(value, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
  }
  const holds = (value: string, now: Date) => (until.get(value) ?? 0) > now.getTime()
  return {
    hasEmail: (email, now) => until.size > 0 && mailDomainWithParents(email).some((domain) => holds(domain, now)),
    hasAddress(text, now) {
      const address = until.size > 0 ? parseIpAddress(text) : undefined
      if (!address) return false
      return [...lengths[address.kind()]].some((bits) => holds(networkKey(address, bits), now))
    },
  }
}
