import type { Random } from '#demo/art/seeded-random.ts'

import { badText } from './bad-values.ts'
import type { Call, Field, Form, Role } from './calls.ts'
import { type Encoded, encodeForm, encodeJson, encodeMultipart, encodePairs } from './encode-body.ts'
import type { KnownValues } from './known-values.ts'
import { makeValue } from './make-value.ts'
import { forwardedFor, oddHeaders } from './odd-headers.ts'
import type { Pages } from './page-calls.ts'
import { anyPicture } from './pictures.ts'
import type { HttpRequest, Wire } from './send.ts'
import { type Pair, spoilJson, spoilPairs } from './spoil.ts'

type Making = {
  role: Role
  random: Random
  known: KnownValues
  pages: Pages
  /** Of the profile that whoever asks owns, if any. */
  handle: string | undefined
}

/** Mostly whoever gets furthest, so that what is behind the door is tried, too. */
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

/** The host speaks of things of its own, or a few deletions would leave an empty site. */
function hostId(random: Random): string {
  return `fuzz-${random.int(40)}`
}

function pathOf({ path, parameters }: Call, { random, known, role, handle }: Making): string {
  return path.replace(/\{(\w+)\}/g, (_, given: string, at: number) => {
    if (random.chance(0.25)) return encodeURIComponent(badText(random).toWellFormed().slice(0, 600)) || 'a'
    if (role === 'host' && given === 'id' && random.chance(0.97)) return hostId(random)
    const name = given === 'slug' && path.includes('/profile') ? 'handle' : given
    const { schema = {} } = parameters.find((one) => one.name === given) ?? {}
    if (schema.example !== undefined && random.chance(name === 'action' ? 0.9 : 0.3))
      return encodeURIComponent(String(schema.example))
    if (handle && (name === 'handle' || name === 'username') && random.chance(0.4)) return handle
    const seen = known.take(name, random, path.slice(0, at - 1)) ?? schema.example
    return encodeURIComponent(String(seen ?? makeValue(schema, { random, known, components: {}, name })))
  })
}

function queryOf({ parameters, components }: Call, { random, known }: Making): string {
  const pairs = parameters.flatMap(({ name, in: where, schema = {}, required }): Pair[] => {
    if (where !== 'query' || !(required || random.chance(0.4))) return []
    const value = makeValue(schema, { random, known, components, name })
    return [value].flat().map((one): Pair => [name, String(one)])
  })
  const asked = random.chance(0.3) ? spoilPairs(pairs, random) : pairs
  // Longer ones are refused by Node itself, before anything of ours.
  const query = encodePairs(asked, random).slice(0, random.chance(0.95) ? 4000 : 14_000)
  return query && `?${query}`
}

function fill({ name, value, kind, options }: Field, { random, known }: Making): Pair[] {
  if (kind === 'file') return []
  if ((kind === 'checkbox' || kind === 'radio') && random.chance(0.5)) return []
  if (kind === 'button') return random.chance(0.5) ? [[name, value]] : []
  if (options) return [[name, random.pick(options)]]
  if (kind === 'hidden' || (value !== '' && random.chance(0.6))) return [[name, value]]
  const made = makeValue(
    { type: kind === 'number' ? 'integer' : 'string', format: kind },
    { random, known, components: {}, name },
  )
  return [[name, String(made)]]
}

function formBody({ fields, multipart }: Form, making: Making): Encoded {
  const { random } = making
  const pairs = fields.flatMap((field) => fill(field, making))
  const sent = random.chance(0.6) ? spoilPairs(pairs, random) : pairs
  if (!multipart && random.chance(0.95)) return encodeForm(sent, random)
  const files = fields.flatMap(({ name, kind }) => (kind === 'file' ? [{ name, ...anyPicture(random) }] : []))
  return encodeMultipart(sent, files, random)
}

type Ticket = { path: string; fields: Record<string, string> }

/** A place to send a picture to, as the site has issued it. */
function readTicket({ random, known, role }: Making): Ticket | undefined {
  const ticket = known.take(`ticket of ${role}`, random)
  if (ticket === undefined) return undefined
  const { url, fields } = JSON.parse(ticket) as { url: string; fields: Record<string, string> }
  return { path: new URL(url, 'http://localhost').pathname, fields }
}

type Found = { form: Form | undefined; ticket: Ticket | undefined }

function bodyOf({ body, components }: Call, making: Making, { form, ticket }: Found): Encoded | undefined {
  const { random, known } = making
  if (!body) return random.chance(0.03) ? encodeJson({ a: 1 }, random) : undefined
  if (body.kind === 'form')
    return formBody(form ?? { path: '', fields: [{ name: 'a', value: '1', kind: 'text' }], multipart: false }, making)
  if (body.kind === 'upload') {
    const { fields } = ticket ?? { fields: { key: 'a' } }
    const pairs: Pair[] = Object.entries(fields)
    return encodeMultipart(
      random.chance(0.7) ? pairs : spoilPairs(pairs, random),
      [{ name: 'file', ...anyPicture(random) }],
      random,
    )
  }
  const fresh = random.chance(0.5) || body.examples.length === 0
  const value = fresh
    ? makeValue(body.schema, { random, known, components, name: '' })
    : structuredClone(random.pick(body.examples))
  return encodeJson(random.chance(0.75) ? spoilJson(value, random) : value, random)
}

function pageAddress(pattern: string, { random, known, pages }: Making): string {
  const linked = random.chance(0.75) ? pages.address(pattern, random) : undefined
  const path =
    linked ??
    pattern.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = random.chance(0.3)
        ? badText(random).toWellFormed().slice(0, 400)
        : (known.take(name, random) ?? 'a')
      return (name === 'handle' ? '@' : '') + encodeURIComponent(value)
    })
  return random.chance(0.06) ? path.replace(/(?=\?|$)/, '.data') : path
}

const WIRES: readonly (readonly [Wire, number])[] = [
  ['plain', 97],
  ['slow', 1],
  ['half', 1],
  ['raw', 1],
]

/** One request for this call: sound in the main, with something wrong. */
export function makeRequest(call: Call, given: Making & { origin: string }): HttpRequest {
  // An admin who gave the right password could delete the account that the whole run needs.
  const password = given.role === 'admin' ? 'not the password' : given.known.password
  const making = { ...given, known: { ...given.known, password } }
  const { random, pages } = making
  const isPage = call.row.endsWith('(page)')
  const form = call.body?.kind === 'form' ? pages.form(call.path, random) : undefined
  const ticket = call.body?.kind === 'upload' && random.chance(0.85) ? readTicket(making) : undefined
  const address = isPage ? (form?.path ?? pageAddress(call.path, making)) : (ticket?.path ?? pathOf(call, making))
  const extra = isPage && random.chance(0.7) ? '' : queryOf(isPage ? { ...call, parameters: PAGE_QUERY } : call, making)
  const body = bodyOf(call, making, { form, ticket })
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
    wire: body ? random.pickWeighted(WIRES) : 'plain',
  }
}

const PAGE_QUERY = ['q', 'page', 'sort', 'language', 'budget', 'token', 'next', 'service', 'experts', 'status'].map(
  (name) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
  }),
)
