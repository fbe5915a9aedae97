import { z } from 'zod'

import { MAX_PAGES, PAGE_SIZE } from './limits.ts'
import { fail, ok } from './result.ts'

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

const LAST_PAGE = 'The last page is '

/** R308: the refusal of a page beyond the last; an empty list has one page. */
export function refusePageBeyond({ page, pages }: { page: number; pages: number }) {
  if (page <= Math.max(pages, 1)) return undefined
  const last = Math.max(pages, 1)
  return fail('validation_failed', 'check page', { page: [`${LAST_PAGE}${last}.`] })
}

/** A page of a list, unless it is beyond the last (R308). */
export function okPage<List extends { page: number; pages: number }>(list: List) {
  return refusePageBeyond(list) ?? ok(list)
}

/** The last page that such a refusal names; undefined for any other refusal. */
export function lastPageOf(fields: Record<string, string[]>): number | undefined {
  const text = fields['page']?.find((one) => one.startsWith(LAST_PAGE))
  return text === undefined ? undefined : Number.parseInt(text.slice(LAST_PAGE.length), 10)
}
