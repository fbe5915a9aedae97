import { z } from 'zod'

import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'

export const pageQuerySchema = z.object({
  page: z.coerce
    .number('A page is a number.')
    .int('A page is a whole number.')
    .min(1, 'Pages begin at 1.')
    .max(MAX_PAGES, `There are at most ${MAX_PAGES} pages.`)
    .default(1),
})

export function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}
