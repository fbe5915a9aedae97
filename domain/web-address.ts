import { z } from 'zod'

import { MAX_LENGTH } from './limits.ts'
import { isStorableText } from './text.ts'

/** Only http and https: whatever else a link could do, it does not do it here. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}

export const webAddressSchema = z
  .string('An address must be text.')
  .trim()
  .max(MAX_LENGTH.url, `An address may have at most ${MAX_LENGTH.url} characters.`)
  .refine(isStorableText, 'The address contains characters that cannot be stored.')
  .refine(isWebAddress, 'Use a whole address that begins with https:// or http://.')
