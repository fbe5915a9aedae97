import type { Client } from '#client/client.ts'
import { listWork } from '#client/profiles/profile-calls.ts'
import { MAX_COUNT, PAGE_SIZE } from '#domain/limits.ts'
import { WORK_TYPES, type ReportedWork, type WorkType } from '#domain/profiles/reported-work.ts'

/** Pages of work that the editor loads per kind: enough to choose from and to sort. */
const MAX_PAGES = MAX_COUNT.editedWorks / PAGE_SIZE

async function listKind(client: Client, slug: string, type: WorkType): Promise<ReportedWork[]> {
  const first = await listWork(client, slug, { type })
  const more = Math.min(MAX_PAGES, Math.ceil(first.total / PAGE_SIZE)) - 1
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, more) }, (_one, index) => listWork(client, slug, { type, page: index + 1 })),
  )
  return [first, ...rest].flatMap((page) => page.items)
}

export type Work = { sites: ReportedWork[]; all: ReportedWork[] }

/** The owner's public work: candidates for highlights, and the sites in order. */
export async function loadWork(client: Client, slug: string): Promise<Work> {
  const kinds = await Promise.all(WORK_TYPES.map((type) => listKind(client, slug, type)))
  return { sites: kinds[0] ?? [], all: kinds.flat() }
}
