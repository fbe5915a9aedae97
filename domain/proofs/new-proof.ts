import { isIP } from 'node:net'

import { z } from 'zod'

import type { ProblemCode } from '#domain/issue.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { notTextError } from '#domain/text/text-schema.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'
import { webAddressSchema } from '#domain/web-address.ts'

import { ADDED_PROOF_KINDS, type AddedProofKind } from './proof-kinds.ts'

/** Of a host name. */
const MAX_HOST = 253
const STANDARD_PORTS = new Set(['', '80', '443'])

/** What is stored: a domain in lower case, or a whole address. Non-ASCII names are in Punycode, so none looks like another. */
export type ProofSubject = { kind: AddedProofKind; subject: string }

type Refused = { code: ProblemCode; message: string }

/** A name under which a website can be on the internet. */
function isDomain(hostname: string): boolean {
  return hostname.includes('.') && hostname.length <= MAX_HOST && !isIP(hostname.replace(/^\[|\]$/g, ''))
}

const INVALID_DOMAIN: Refused = { code: 'invalid_domain', message: 'Enter a domain such as studio.example.' }
const INVALID_PROFILE: Refused = {
  code: 'invalid_profile_address',
  message: 'Enter the whole address of your profile on another website.',
}

/** R790, R791: what the typed address means. */
function readSubject(kind: AddedProofKind, address: string): { subject: string } | Refused {
  const refused = kind === 'domain' ? INVALID_DOMAIN : INVALID_PROFILE
  const parsed = webAddressSchema.safeParse(kind === 'domain' ? trimEndMatching(address, /\./) : address)
  if (!parsed.success) return refused
  const url = new URL(parsed.data)
  url.hostname = trimEndMatching(url.hostname, /\./)
  if (!isDomain(url.hostname) || !STANDARD_PORTS.has(url.port)) return refused
  if (kind === 'domain') return { subject: url.hostname }
  url.hash = ''
  return { subject: url.href }
}

export const newProofSchema = z
  .strictObject({
    kind: z.enum(ADDED_PROOF_KINDS, 'The kind is domain or elsewhere.'),
    address: z
      .string(notTextError('An address'))
      .trim()
      .min(1, 'An address is required.')
      .max(MAX_LENGTH.url, `An address may have at most ${MAX_LENGTH.url} characters.`),
  })
  .transform(({ kind, address }, context): ProofSubject => {
    const read = readSubject(kind, address)
    if ('subject' in read && read.subject.length <= MAX_LENGTH.url) return { kind, subject: read.subject }
    const { code, message } = 'subject' in read ? INVALID_PROFILE : read
    context.addIssue({ code: 'custom', path: ['address'], message, params: { code } })
    return z.NEVER
  })
  .meta({ id: 'NewProof', example: { kind: 'domain', address: 'studio.example' } })
