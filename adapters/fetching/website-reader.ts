import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { WEBSITE_LIMITS } from '#domain/limits.ts'
import { WEBSITE_READS } from '#domain/limits/resource-limits.ts'

import { type Deadline, startDeadline } from './deadline.ts'
import { type LookUpTxt, openNameServer, readTxtRecords, type TxtLookup } from './name-server.ts'
import { type ConnectTo, requestPage } from './request-page.ts'
import { type ResolveHost, resolvePublicAddresses } from './resolve-public-addresses.ts'

export type FetchedPage =
  | { ok: true; url: URL; html: string; truncated: boolean }
  | { ok: false; reason: 'unreachable' | 'too_slow' | 'too_many_redirects' | 'refused_status' | 'not_html' }

/** R797: reads addresses that users typed. The only code that connects to them. */
export type WebsiteReader = {
  /**
   * The first address that answers, all within one deadline. Never throws, except if too many reads wait.
   */
  fetchPage(addresses: URL[]): Promise<FetchedPage>
  readTxt(name: string): Promise<TxtLookup>
}

/** What tests and the demo replace. None of them can turn off the check of an address. */
export type Surroundings = {
  resolve?: ResolveHost
  lookUpTxt?: LookUpTxt
  connectTo?: ConnectTo
  timeoutMs?: number
}

/** Ports 80 and 443 alone; no user name, which would be sent as a header. */
function mayRequest({ protocol, port, username, password, hostname }: URL): boolean {
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    ['', '80', '443'].includes(port) &&
    username === '' &&
    password === '' &&
    hostname !== ''
  )
}

type Reading = {
  resolve: ResolveHost
  connectTo: ConnectTo | undefined
  userAgent: string
  deadline: Deadline
}

async function followRedirects(
  address: URL,
  { resolve, deadline, userAgent, connectTo }: Reading,
): Promise<FetchedPage> {
  let url = address
  for (let redirects = 0; redirects <= WEBSITE_LIMITS.redirects; redirects += 1) {
    if (!mayRequest(url)) return { ok: false, reason: 'unreachable' }
    const resolving = resolvePublicAddresses(url, { resolve, allowPrivate: false })
    const addresses = await Promise.race([resolving, deadline.late])
    const request = requestPage({ url, addresses, signal: deadline.signal, userAgent, connectTo })
    const answer = await Promise.race([request, deadline.late])
    if (answer.kind === 'page') {
      const { html, truncated } = answer
      return { ok: true, url, html, truncated }
    }
    if (answer.kind === 'failed') return { ok: false, reason: answer.reason }
    if (!URL.canParse(answer.to, url)) return { ok: false, reason: 'unreachable' }
    url = new URL(answer.to, url)
  }
  return { ok: false, reason: 'too_many_redirects' }
}

async function fetchPage(addresses: URL[], reading: Reading): Promise<FetchedPage> {
  const { signal } = reading.deadline
  for (const address of addresses) {
    try {
      const fetched = await followRedirects(address, reading)
      if (fetched.ok || fetched.reason !== 'unreachable') return fetched
    } catch {
      if (signal.aborted) return { ok: false, reason: 'too_slow' }
    }
  }
  return { ok: false, reason: 'unreachable' }
}

/** `siteUrl` is in the user agent, so that operators of websites see who asks. */
export function createWebsiteReader(
  { siteUrl }: { siteUrl: URL },
  { timeoutMs = WEBSITE_LIMITS.totalMs, connectTo, ...given }: Surroundings = {},
): WebsiteReader {
  const names = openNameServer()
  const { resolve = names.resolveHost, lookUpTxt = names.lookUpTxt } = given
  const enqueue = createBoundedQueue(WEBSITE_READS, { name: 'websites' })
  const userAgent = `Guildhall-Proofs (+${siteUrl.href})`
  return {
    fetchPage: (addresses) =>
      enqueue(() => fetchPage(addresses, { resolve, connectTo, userAgent, deadline: startDeadline(timeoutMs) })),
    readTxt: (name) => readTxtRecords(name, lookUpTxt, startDeadline(timeoutMs).late),
  }
}
