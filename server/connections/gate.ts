import type { IncomingMessage, ServerResponse } from 'node:http'

import { createIssue } from '#domain/issue.ts'
import { MAX_URL_BYTES } from '#domain/limits.ts'
import { BODY_LIMITS } from '#domain/limits/resource-limits.ts'

import { createBodyLimits } from './body-limits.ts'
import { declaredBodyLength, lingerBeforeClose, discardUpToLimit } from './drain.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const RETRY_SECONDS = 5

type Refusal = { status: number; code: string; text: string; headers?: Record<string, string> }

const NO_TARGET: Refusal = {
  status: 400,
  code: 'address_malformed',
  text: 'Request is malformed: its address cannot be read.',
}
const NO_HOST: Refusal = {
  status: 400,
  code: 'host_missing',
  text: 'Request is malformed: it has no Host header.',
}
const TWO_HOSTS: Refusal = {
  status: 400,
  code: 'host_twice',
  text: 'Request is malformed: it has more than one Host header.',
}
const TOO_LONG: Refusal = {
  status: 414,
  code: 'address_too_long',
  text: 'Address is too long: shorten it and try again.',
}
const NO_METHOD: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  text: 'Not allowed: there is no such method here.',
  headers: { allow: [...METHODS].join(', ') },
}
const WRONG_HOST: Refusal = {
  status: 421,
  code: 'misdirected_request',
  text: 'Misdirected request: this site is not served under that host name.',
}
const MISSING: Refusal = {
  status: 404,
  code: 'not_found',
  text: 'Not found: there is no such address.',
}
const FULL: Refusal = {
  status: 503,
  code: 'unavailable',
  text: 'Too much is being sent at once: try again in a moment.',
  headers: { 'retry-after': String(RETRY_SECONDS) },
}

/** Callers of the API get JSON, as with all its errors. */
export const isApiPath = (url = '') => url.startsWith('/v1/') || url.startsWith('/user/')

/** R586: balancers ask these by an address of the node, by other methods, or without a host at all. */
const HEALTH = /^(\/(?:healthz|readyz))(?:\?|$)/

/** The form in which clients address a proxy: its authority takes the place of the Host header (RFC 9112). */
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)([/?].*)?$/i

/** A proxy in front may have read another of them than we do (RFC 9112). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function isTooLong(url: string): boolean {
  // Most addresses are far shorter and need no further check.
  if (url.length <= MAX_URL_BYTES.path) return false
  const mark = url.indexOf('?')
  return url.length > MAX_URL_BYTES.whole || (mark < 0 ? url.length : mark) > MAX_URL_BYTES.path
}

type Options = {
  /** Headers that every answer carries. */
  common: Record<string, string>
  /** The network that limits count a client under. */
  networkBlockOf: (request: IncomingMessage) => string
  isOwnHost: (host: string, peer: string | undefined) => boolean
  /** Stands for the host of a request without one, which HTTP/1.0 allows. */
  siteHost: string
  onRefused: (refused: { request: IncomingMessage; status: number }) => void
}

/** Refuses requests before any other code sees them. Every request passes here, so it costs a few comparisons. */
export function createGate({ common, networkBlockOf, isOwnHost, siteHost, onRefused }: Options) {
  const bodies = createBodyLimits()
  setInterval(bodies.endSlow, BODY_LIMITS.windowMs / 4).unref()

  /** A health check with a body is counted as every other one. */
  function asHealthCheck(request: IncomingMessage): boolean {
    const [, path] = HEALTH.exec(request.url ?? '') ?? []
    if (path === undefined || !METHODS.has(request.method ?? '') || declaredBodyLength(request) !== 0) return false
    request.url = path
    request.headers.host = siteHost
    return true
  }

  function refusalOf(request: IncomingMessage, response: ServerResponse): Refusal | undefined {
    if (asHealthCheck(request)) return undefined
    const { method = '', url = '', headers, httpVersion, socket } = request
    // HTTP/1.0 does not know the header.
    if (headers.host === undefined && httpVersion !== '1.0') return NO_HOST
    if (hasTwoHosts(request)) return TWO_HOSTS
    headers.host ??= siteHost
    if (!isOwnHost(headers.host, socket.remoteAddress)) return WRONG_HOST
    if (isTooLong(url)) return TOO_LONG
    if ((method === 'GET' || method === 'HEAD') && declaredBodyLength(request) === 0) return undefined
    if (!METHODS.has(method)) return NO_METHOD
    return bodies.admit(request, response, networkBlockOf(request)) ? undefined : FULL
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    const { status, code, headers } = refusal
    const isApi = isApiPath(request.url)
    const text = isApi ? JSON.stringify({ msg: refusal.text, code, issues: [createIssue(code)] }) : refusal.text
    lingerBeforeClose(request.socket)
    discardUpToLimit(request)
    response.writeHead(status, {
      ...common,
      ...headers,
      'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(text)
    onRefused({ request, status })
  }

  return {
    /**
     * Returns whether the request was refused, since its target cannot be read. Everything behind sees a path alone, and
     * the host that was asked for.
     */
    refusesTarget(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request
      if (url.startsWith('/') || url === '*') return false
      const [, host, rest = '/'] = ABSOLUTE.exec(url) ?? []
      if (host === undefined) {
        refuse(request, response, NO_TARGET)
        return true
      }
      request.url = rest.startsWith('/') ? rest : `/${rest}`
      request.headers.host = host
      return false
    },
    /** Returns whether the request was refused, in which case it has been answered. */
    refuses(request: IncomingMessage, response: ServerResponse): boolean {
      const refusal = refusalOf(request, response)
      if (refusal) refuse(request, response, refusal)
      return refusal !== undefined
    },
    /** R561: answers a request for an address that is not the site's. */
    refuseMissing(request: IncomingMessage, response: ServerResponse): void {
      refuse(request, response, MISSING)
    },
  }
}
