import type { ServerDeps } from '#server/deps.ts'

const PROFILE_PAGE = /^\/@([a-z0-9-]{3,40})$/

type AnsweredPage = { request: Request; status: number; clientAddress: string }
type Counting = Pick<ServerDeps, 'views' | 'readViewer' | 'reportError'>

/**
 * Counts a view of a profile's page after the response, which does not wait for it. Only for requests that bypass the
 * page cache, which counts its own.
 */
export async function countPageView(deps: Counting, { request, status, clientAddress }: AnsweredPage): Promise<void> {
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
