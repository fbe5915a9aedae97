import type { ServerDeps } from '#server/deps.ts'

const PROFILE_PAGE = /^\/@([a-z0-9-]{3,40})$/

type Answered = { request: Request; status: number; clientAddress: string }
type Counting = Pick<ServerDeps, 'views' | 'readViewer' | 'reportError'>

/**
 * Counts the page of a profile after it was answered: whoever sends the answer does not wait for this. Only for what
 * passes the page cache by, which counts for itself.
 */
export async function countPageView(deps: Counting, { request, status, clientAddress }: Answered): Promise<void> {
  const handle = PROFILE_PAGE.exec(new URL(request.url).pathname)?.[1]
  if (!handle || request.method !== 'GET' || status !== 200) return
  try {
    // Without a cookie nothing is looked up.
    const viewer = await deps.readViewer(request.headers)
    const viewerUserId = viewer.kind === 'account' ? viewer.userId : undefined
    deps.views.count({ handle, header: (name) => request.headers.get(name), clientAddress, viewerUserId })
  } catch (error) {
    deps.reportError(error, 'a view was not counted')
  }
}
