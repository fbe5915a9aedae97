import { z } from 'zod'

import { MAX_PAGES, PAGE_SIZE } from './limits.ts'
import { fail } from './result.ts'

/** `?page=` of every paged list: lists end at a fixed page, however long they are. */
export const pageSchema = z.coerce
  .number('A page is a number.')
  .int('A page is a whole number.')
  .min(1, 'Pages begin at 1.')
  .max(MAX_PAGES, `There are at most ${MAX_PAGES} pages.`)
  .default(1)

export function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}

/** R308: the refusal of a page beyond the last; an empty list has one page. */
export function refusePageBeyond({ page, pages }: { page: number; pages: number }) {
  if (page <= Math.max(pages, 1)) return undefined
  const last = Math.max(pages, 1)
  return fail('validation_failed', 'check page', { page: [`The last page is ${last}.`] })
}
