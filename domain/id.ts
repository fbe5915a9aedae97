import { z } from 'zod'

const ID = /^[\w-]{1,100}$/

/** Whether this could be an id at all; whatever is not is merely missing. */
export function isId(text: string): boolean {
  return ID.test(text)
}

export const idSchema = z.string('An id must be text.').regex(ID, 'That is no id.')
