import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'

import type { ResolveHost } from './resolve-public-addresses.ts'

/** Two attempts within a check's deadline. */
const QUERY = { timeout: 1500, tries: 2 }

/** More records than any name needs. */
const MAX_RECORDS = 100

export type TxtLookup = { ok: true; records: string[] } | { ok: false; reason: 'unreachable' | 'too_slow' }

/** What tests replace. */
export type LookUpTxt = (name: string) => Promise<string[][]>

const addressesOf = (answer: PromiseSettledResult<string[]>, family: number) =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []

export type NameServer = { resolveHost: ResolveHost; lookUpTxt: LookUpTxt }

/**
 * Asks the machine's name servers, or the given ones, directly. The system's resolver would read the hosts file, try
 * search domains, and block one of the few threads of the process while a name server is slow.
 */
export function openNameServer(servers?: string[]): NameServer {
  const open = () => {
    const resolver = new dns.Resolver(QUERY)
    if (servers) resolver.setServers(servers)
    return resolver
  }
  return {
    async resolveHost(hostname) {
      const literal = isIP(hostname)
      if (literal) return [{ address: hostname, family: literal }]
      const resolver = open()
      const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason
      return [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)]
    },
    lookUpTxt: (name) => open().resolveTxt(name),
  }
}

const codeOf = (error: unknown) => (error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined)

/** The TXT records of a name, each whole. A name without any, or that does not exist, has an empty list. */
export async function readTxtRecords(name: string, lookUp: LookUpTxt, late: Promise<never>): Promise<TxtLookup> {
  try {
    const records = await Promise.race([lookUp(name), late])
    return { ok: true, records: records.slice(0, MAX_RECORDS).map((chunks) => chunks.join('')) }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { ok: true, records: [] }
    const isLate = code === 'ETIMEOUT' || (error instanceof Error && error.name === 'TimeoutError')
    return { ok: false, reason: isLate ? 'too_slow' : 'unreachable' }
  }
}
