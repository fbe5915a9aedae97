import type { Random } from '#demo/art/seeded-random.ts'
import type { HttpRequest, Wire } from '#test/soak/fuzz/send.ts'

import type { Call, Role } from './calls.ts'
import { type RequestContext, PAGE_QUERY, pageAddress, pathOf, queryOf } from './make-address.ts'
import { bodyOf, readTicket } from './make-body.ts'
import { forwardedFor, oddHeaders } from './odd-headers.ts'

/** Mostly the role that gets furthest, so that code behind permission checks is reached, too. */
export function pickRole({ path }: Call, random: Random): Role {
  if (path.includes('/host/')) return random.chance(0.85) ? 'host' : random.pick(['nobody', 'owner', 'admin'])
  if (/\/admin\b/.test(path)) return random.chance(0.75) ? 'admin' : random.pick(['nobody', 'owner', 'newcomer'])
  return random.pickWeighted<Role>([
    ['owner', 55],
    ['newcomer', 20],
    ['nobody', 20],
    ['admin', 5],
  ])
}

const WIRES: readonly (readonly [Wire, number])[] = [
  ['plain', 97],
  ['slow', 1],
  ['pipelined', 1],
  ['aborted', 2],
  ['half', 1],
  ['raw', 1],
]
const READING_WIRES: typeof WIRES = [
  ['plain', 40],
  ['pipelined', 1],
  ['aborted', 1],
]

/** One mostly valid request for this call, with something wrong. */
export function makeRequest(call: Call, given: RequestContext & { origin: string }): HttpRequest {
  // With the right password, the admin could delete the account that the whole run needs.
  const password = given.role === 'admin' ? 'not the password' : given.known.password
  const context = { ...given, known: { ...given.known, password } }
  const { random, pages } = context
  const isPage = call.row.endsWith('(page)')
  const form = call.body?.kind === 'form' ? pages.form(call.path, random) : undefined
  const ticket = call.body?.kind === 'upload' && random.chance(0.85) ? readTicket(context) : undefined
  const address = isPage ? (form?.path ?? pageAddress(call.path, context)) : (ticket?.path ?? pathOf(call, context))
  const extra =
    isPage && random.chance(0.7) ? '' : queryOf(isPage ? { ...call, parameters: PAGE_QUERY } : call, context)
  const body = bodyOf(call, context, { form, ticket })
  const headers: HttpRequest['headers'] = [
    ['host', new URL(given.origin).host],
    forwardedFor(random),
    ...(random.chance(0.5) ? ([['origin', given.origin]] as HttpRequest['headers']) : []),
    ...(body ? ([['content-type', body.type]] as HttpRequest['headers']) : []),
    ...(body?.encoding ? ([['content-encoding', body.encoding]] as HttpRequest['headers']) : []),
    ...oddHeaders(random),
  ]
  const path = address.includes('?') ? address : address + extra
  return {
    method: call.method,
    path,
    headers,
    ...(body && { body: body.bytes }),
    wire: random.pickWeighted(body ? WIRES : READING_WIRES),
  }
}
