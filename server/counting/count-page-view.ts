import { hasImpressions, type PageImpressions } from '#domain/statistics/page-impressions.ts'
import type { ServerDeps } from '#server/deps.ts'

const PROFILE_PAGE = /^\/@([a-z0-9-]{3,40})$/

type AnsweredPage = { request: Request; status: number; clientAddress: string; notes?: PageImpressions }
type Counting = Pick<ServerDeps, 'views' | 'shown' | 'readViewer' | 'reportError'>

/**
 * Counts what a page shows, and a view of a profile's, after the response, which does not wait for it. Only for requests that bypass the
 * page cache, which counts its own.
 */
export async function countPageView(deps: Counting, page: AnsweredPage): Promise<void> {
  const { request, status, clientAddress, notes } = page
  if (request.method !== 'GET' || status !== 200) return
  const header = (name: string) => request.headers.get(name)
  if (notes && hasImpressions(notes)) deps.shown.count({ notes, header, clientAddress })
  const handle = PROFILE_PAGE.exec(new URL(request.url).pathname)?.[1]
  if (!handle) return
  try {
    // Without a cookie nothing is looked up.
    const viewer = await deps.readViewer(request.headers)
    const viewerUserId = viewer.kind === 'account' ? viewer.userId : undefined
    deps.views.count({ handle, header, clientAddress, viewerUserId })
  } catch (error) {
    deps.reportError(error, 'a view was not counted')
  }
}
