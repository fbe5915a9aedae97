import { z } from 'zod'

import { MAX_LENGTH } from './limits.ts'
import { isStorableText, notTextError } from './text/text-schema.ts'

/** Only http and https: whatever else a link could do, it does not do it here. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}

/** A host with a dot in it, perhaps with a port, and then a path or nothing: `zoe.example`, not `javascript:alert(1)`. */
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/** R284: what people type as a link becomes one. */
function withScheme(text: string): string {
  return BARE_HOST.test(text) ? `https://${text}` : text
}

export const webAddressSchema = z
  .string(notTextError('An address'))
  .trim()
  .overwrite(withScheme)
  .max(MAX_LENGTH.url, `An address may have at most ${MAX_LENGTH.url} characters.`)
  .refine(isStorableText, {
    error: 'The address contains characters that cannot be stored.',
    params: { code: 'unstorable_text' },
  })
  .refine(isWebAddress, {
    error: 'Use a whole address that begins with https:// or http://.',
    params: { code: 'invalid_web_address' },
  })
