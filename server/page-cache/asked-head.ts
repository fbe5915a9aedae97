import type { IncomingMessage } from 'node:http'

/** What of a request's head a kept page depends on. */
type AskedHead = {
  cookie: string | undefined
  authorization: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

const COOKIE = 'cookie'
const AUTHORIZATION = 'authorization'
const ACCEPT_ENCODING = 'accept-encoding'
const IF_NONE_MATCH = 'if-none-match'

function mayCount({ length }: string): boolean {
  return (
    length === COOKIE.length ||
    length === AUTHORIZATION.length ||
    length === ACCEPT_ENCODING.length ||
    length === IF_NONE_MATCH.length
  )
}

/**
 * Read off the list as it came: to make an object of all fields takes longer than to find a page. What came more than
 * once is left to Node, which knows how each is put together.
 */
export function readAskedHead(request: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): AskedHead {
  const { rawHeaders } = request
  const head: AskedHead = {
    cookie: undefined,
    authorization: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string
    if (!mayCount(given)) continue
    const name = given.toLowerCase()
    const value = rawHeaders[at + 1]
    if (name === COOKIE) {
      if (head.cookie !== undefined) return putTogether(request)
      head.cookie = value
    } else if (name === ACCEPT_ENCODING) {
      if (head.acceptEncoding !== undefined) return putTogether(request)
      head.acceptEncoding = value
    } else if (name === IF_NONE_MATCH) {
      if (head.ifNoneMatch !== undefined) return putTogether(request)
      head.ifNoneMatch = value
    } else if (name === AUTHORIZATION) {
      if (head.authorization !== undefined) return putTogether(request)
      head.authorization = value
    }
  }
  return head
}

function putTogether({ headers }: Pick<IncomingMessage, 'headers'>): AskedHead {
  const { cookie, authorization } = headers
  const acceptEncoding = headers[ACCEPT_ENCODING]
  return {
    cookie,
    authorization,
    acceptEncoding: typeof acceptEncoding === 'string' ? acceptEncoding : undefined,
    ifNoneMatch: headers[IF_NONE_MATCH],
  }
}
