import { parse } from '@formatjs/icu-messageformat-parser'

import type { Message } from './texts.ts'

/** Text without syntax stays as it is. */
export function parseMessage(text: string): Message {
  return /[{}<>'#]/.test(text) ? parse(text, { requiresOtherClause: true }) : text
}
