import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'

export function pageCount(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}
