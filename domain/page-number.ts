import { z } from 'zod'

import { type Issue, createIssue } from './issue.ts'
import { MAX_PAGES, PAGE_SIZE } from './limits.ts'
import { fail, ok } from './result.ts'

/** `?page=` of every paged list: lists end at a fixed page, however long they are. */
export const pageSchema = z.coerce
  .number('A page is a number.')
  .int('A page is a whole number.')
  .min(1, 'Pages begin at 1.')
  .max(MAX_PAGES, `There are at most ${MAX_PAGES} pages.`)
  .default(1)

export function countListPages(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}

/** The rows of a page. */
export const pageLimitOffset = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

const BEYOND_LAST = 'page_beyond_last'

/** R308: the refusal of a page beyond the last; an empty list has one page. */
export function refusePageBeyond({ page, pages }: { page: number; pages: number }) {
  if (page <= Math.max(pages, 1)) return undefined
  const last = Math.max(pages, 1)
  return fail('validation_failed', 'check page', { page: [`The last page is ${last}.`] }, [
    createIssue(BEYOND_LAST, { last }, 'page'),
  ])
}

/** A page of a list, unless it is beyond the last (R308). */
export function okUnlessBeyondLast<List extends { page: number; pages: number }>(list: List) {
  return refusePageBeyond(list) ?? ok(list)
}

/** The last page that such a refusal names; undefined for any other refusal. */
export function lastPageFromIssues(issues: readonly Issue[]): number | undefined {
  const last = issues.find(({ code }) => code === BEYOND_LAST)?.params['last']
  return typeof last === 'number' ? last : undefined
}
