import type { Call, Field, Form } from './calls.ts'
import { type Encoded, encodeForm, encodeJson, encodeLines, encodeMultipart } from './encode-body.ts'
import type { RequestContext } from './make-address.ts'
import { makeValue } from './make-value.ts'
import { type Pair, mutateJson, mutatePairs } from './mutate.ts'
import { anyPicture } from './pictures.ts'

function fill({ name, value, kind, options }: Field, { random, known }: RequestContext): Pair[] {
  if (kind === 'file') return []
  if ((kind === 'checkbox' || kind === 'radio') && random.chance(0.5)) return []
  if (kind === 'button') return random.chance(0.5) ? [[name, value]] : []
  if (options) return [[name, random.pick(options)]]
  if (kind === 'hidden' || (value !== '' && random.chance(0.6))) return [[name, value]]
  const generated = makeValue(
    { type: kind === 'number' ? 'integer' : 'string', format: kind },
    { random, known, components: {}, name },
  )
  return [[name, String(generated)]]
}

function formBody({ fields, multipart }: Form, context: RequestContext): Encoded {
  const { random } = context
  const pairs = fields.flatMap((field) => fill(field, context))
  const sent = random.chance(0.6) ? mutatePairs(pairs, random) : pairs
  if (!multipart && random.chance(0.95)) return encodeForm(sent, random)
  const files = fields.flatMap(({ name, kind }) => (kind === 'file' ? [{ name, ...anyPicture(random) }] : []))
  return encodeMultipart(sent, files, random)
}

type Ticket = { path: string; fields: Record<string, string> }

/** An upload ticket that the site has issued. */
export function readTicket({ random, known, role }: RequestContext): Ticket | undefined {
  const ticket = known.take(`ticket of ${role}`, random)
  if (ticket === undefined) return undefined
  const { url, fields } = JSON.parse(ticket) as { url: string; fields: Record<string, string> }
  return { path: new URL(url, 'http://localhost').pathname, fields }
}

type Found = { form: Form | undefined; ticket: Ticket | undefined }

/** A mostly valid body, usually with a mutation. */
export function bodyOf(
  { body, components }: Call,
  context: RequestContext,
  { form, ticket }: Found,
): Encoded | undefined {
  const { random, known } = context
  if (!body) return random.chance(0.03) ? encodeJson({ a: 1 }, random) : undefined
  if (body.kind === 'form')
    return formBody(form ?? { path: '', fields: [{ name: 'a', value: '1', kind: 'text' }], multipart: false }, context)
  if (body.kind === 'upload') {
    const { fields } = ticket ?? { fields: { key: 'a' } }
    const pairs: Pair[] = Object.entries(fields)
    return encodeMultipart(
      random.chance(0.7) ? pairs : mutatePairs(pairs, random),
      [{ name: 'file', ...anyPicture(random) }],
      random,
    )
  }
  if (body.kind === 'lines') {
    const lines = Array.from({ length: random.pick([1, 3, 20]) }, () => {
      const line = makeValue(random.pick(body.lines), { random, known, components, name: '' })
      return random.chance(0.5) ? mutateJson(line, random) : line
    })
    return encodeLines(lines, random)
  }
  const fresh = random.chance(0.5) || body.examples.length === 0
  const value = fresh
    ? makeValue(body.schema, { random, known, components, name: '' })
    : structuredClone(random.pick(body.examples))
  return encodeJson(random.chance(0.75) ? mutateJson(value, random) : value, random)
}
