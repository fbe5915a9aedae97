import { z } from 'zod'

import { HANDLE_LENGTH, isHandle, normalizeHandle } from '#domain/profiles/handle.ts'

export const handleInput = z
  .string()
  .transform((text) => normalizeHandle(text).replace(/^@/, ''))
  .refine(isHandle, 'This is no handle of an expert.')
  .meta({
    description:
      'The handle of an expert, which is the `slug` in search results: the end of the address of their page.',
    maxLength: HANDLE_LENGTH.max + 1,
    examples: ['ada-moreau'],
  })
