import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { HOST_SCOPES, type HostToken } from '#domain/host/host-token.ts'
import { parseTrustedProxies } from '#server/connections/trusted-proxies.ts'
import { StartError } from '#server/startup/start-error.ts'

/** Printable ASCII: anything else would not survive a header unchanged. */
export const HOST_TOKEN_PATTERN = /^[\x21-\x7e]{32,}$/
export const HOST_TOKEN_RULE = 'must have at least 32 letters, digits or signs, without spaces'

const SCOPES = `must list some of ${HOST_SCOPES.join(', ')}`

const entrySchema = z.strictObject({
  name: z.string('must be a text').min(1, 'must be a text'),
  token: z.string(HOST_TOKEN_RULE).regex(HOST_TOKEN_PATTERN, HOST_TOKEN_RULE),
  scopes: z.array(z.enum(HOST_SCOPES, SCOPES), SCOPES).min(1, SCOPES),
  expires: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2027-01-31T12:00:00Z' })
    .transform((moment) => new Date(moment))
    .optional(),
  addresses: z
    .array(z.string('must be a text'), 'must list addresses and ranges')
    .min(1, 'must list addresses and ranges, or be left out')
    .transform((list, context) => {
      const wrong = list.find((one) => one === '1' || one.includes(',') || !parseTrustedProxies(one))
      if (wrong !== undefined) context.addIssue(`must list addresses and ranges such as 10.0.0.0/8, not "${wrong}"`)
      return wrong === undefined ? parseTrustedProxies(list.join(','))?.includes : undefined
    })
    .optional(),
})

function readText(setting: string): string {
  // No path has these: it is JSON, which may hold tokens and is not repeated in a message.
  if (/[[{"]/.test(setting)) return setting
  try {
    return readFileSync(setting, 'utf8')
  } catch {
    throw new StartError(`HOST_TOKENS must be a JSON list, or name a file that holds one: "${setting}" cannot be read.`)
  }
}

function readList(setting: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readText(setting))
    if (Array.isArray(list) && list.length > 0) return list
  } catch (error) {
    if (error instanceof StartError) throw error
  }
  // The text may hold tokens, so it is not repeated.
  throw new StartError('HOST_TOKENS must be a JSON list with at least one token.')
}

/** How messages name an entry: by its place, and its name where it has one. */
function labelOf(entry: unknown, index: number): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
  return typeof name === 'string' && name !== '' ? `HOST_TOKENS[${index}] (${name})` : `HOST_TOKENS[${index}]`
}

function describe({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return `has an unknown field ${(issue as { keys: string[] }).keys.join(', ')}`
  if (path.length === 0) return 'must be an object with name, token and scopes'
  return `${path.map(String).join('.')} ${message}`
}

/** R405: every token of the site builder; what is wrong stops the start with a line that names the entry. */
export function parseHostTokens(list: string | undefined, single: string | undefined): HostToken[] {
  const tokens: HostToken[] =
    single === undefined ? [] : [{ name: 'HOST_SYNC_TOKEN', token: single, scopes: HOST_SCOPES }]
  for (const [index, entry] of (list === undefined ? [] : readList(list)).entries()) {
    const label = labelOf(entry, index)
    const parsed = entrySchema.safeParse(entry)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw new StartError(`${label} ${issue ? describe(issue) : 'is not valid'}.`)
    }
    const { name, token, scopes, expires, addresses } = parsed.data
    const same = tokens.find((one) => one.token === token || one.name === name)
    if (same) throw new StartError(`${label} has the ${same.token === token ? 'token' : 'name'} of ${same.name}.`)
    tokens.push({ name, token, scopes, expiresOn: expires, allows: addresses })
  }
  return tokens
}
