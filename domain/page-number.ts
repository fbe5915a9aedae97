import { z } from 'zod'

import { MAX_PAGES } from './limits.ts'

/** `?page=` of every paged list: lists end at a fixed page, however long they are. */
export const pageSchema = z.coerce
  .number('A page is a number.')
  .int('A page is a whole number.')
  .min(1, 'Pages begin at 1.')
  .max(MAX_PAGES, `There are at most ${MAX_PAGES} pages.`)
  .default(1)
