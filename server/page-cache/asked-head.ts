import type { IncomingMessage } from 'node:http'

/** What of a request's head a kept page depends on. */
type AskedHead = {
  cookie?: string | undefined
  authorization?: string | undefined
  'accept-encoding'?: string | undefined
  'if-none-match'?: string | undefined
}

const NAMES = new Set<string>(['cookie', 'authorization', 'accept-encoding', 'if-none-match'])
const LENGTHS = new Set([...NAMES].map((name) => name.length))

/**
 * Read off the list as it came: to make an object of all fields takes longer than to find a page. What came more than
 * once is left to Node, which knows how each is put together.
 */
export function readAskedHead(request: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): AskedHead {
  const { rawHeaders } = request
  const head: Record<string, string> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string
    if (!LENGTHS.has(given.length)) continue
    const name = given.toLowerCase()
    if (!NAMES.has(name)) continue
    if (name in head) return request.headers as AskedHead
    head[name] = rawHeaders[at + 1] as string
  }
  return head
}
