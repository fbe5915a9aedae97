import { z } from 'zod'

const ID = /^[\w-]{1,100}$/

/** Whether the text has the form of an id; other texts are treated as not found. */
export function isId(text: string): boolean {
  return ID.test(text)
}

export const idSchema = z.string('An id must be text.').regex(ID, 'That is no id.')
