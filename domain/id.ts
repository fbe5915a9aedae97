import { z } from 'zod'

import { notTextError } from './text/text-schema.ts'

const ID = /^[\w-]{1,100}$/

/** Whether the text has the form of an id; other texts are treated as not found. */
export function isId(text: string): boolean {
  return ID.test(text)
}

export const idSchema = z.string(notTextError('An id')).regex(ID, 'An id has 1 to 100 letters, digits, _ and -.')
