import { type Api, createApi } from '#api/create-api.ts'
import type { ServerDeps } from '#server/deps.ts'

/**
 * R389: the API on each replica, for pages that are rendered from their address alone. What goes wrong there is no error
 * of the request: the page is rendered again from the primary.
 */
export function createReplicaApis(deps: ServerDeps): ReadonlyMap<string, Api> {
  const onError: ServerDeps['onError'] = (error, { requestId }) =>
    deps.log.debug({ err: error, requestId }, 'a page was not rendered from a replica')
  return new Map(deps.replicas.all.map(({ name, db }) => [name, createApi({ ...deps, db, onError })]))
}
