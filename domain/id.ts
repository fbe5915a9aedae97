import { z } from 'zod'

import { notText } from './text.ts'

const ID = /^[\w-]{1,100}$/

/** Whether this could be an id at all; whatever is not is merely missing. */
export function isId(text: string): boolean {
  return ID.test(text)
}

export const idSchema = z.string(notText('An id')).regex(ID, 'That is no id.')
