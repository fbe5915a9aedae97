import { z } from 'zod'

import { LANGUAGE_CODES } from './language-codes.ts'

const known = new Set(LANGUAGE_CODES)

export const languageSchema = z
  .string('A language must be a code such as en.')
  .toLowerCase()
  .refine((code) => known.has(code), {
    error: 'Use language codes such as en or fr; ase and others are sign languages.',
    params: { code: 'unknown_language' },
  })
