import { data, type ServerBuild } from 'react-router'

import { ApiFailure } from '#client/api-failure.ts'

import { sessionExpiredResponse } from './routes/sign-in/receive-form.ts'

type Args = { request: Request }
type Handler = (args: never) => unknown

/** The response for an API refusal that the page itself did not handle. */
function answerTo(error: unknown, request: Request): unknown {
  if (!(error instanceof ApiFailure)) return error
  if (error.code === 'read_only') return data({ part: 'changes' }, { status: error.status })
  if (error.status >= 500) return error
  // The session may have expired between two API calls of one page.
  return error.status === 401 ? sessionExpiredResponse(request) : data(null, { status: error.status })
}

function answering(handler: Handler) {
  return async (args: Args) => {
    try {
      return await handler(args as never)
    } catch (error) {
      throw answerTo(error, args.request)
    }
  }
}

/** R258: a refusal by the API keeps its status and is never reported as a server error. */
export function keepRefusalStatus<T extends Pick<ServerBuild, 'routes'>>(build: T): T {
  const routes = Object.entries(build.routes).flatMap(([id, route]) => {
    if (!route) return []
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: answering(loader as Handler) }),
      ...(action && { action: answering(action as Handler) }),
    }
    return [[id, { ...route, module }]]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
