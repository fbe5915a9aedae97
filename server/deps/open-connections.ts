import { openConnection } from '#db/connection.ts'
import { monitorDatabase } from '#db/monitor.ts'
import { openReplicas } from '#db/replicas/open-replicas.ts'
import { REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'
import type { Log } from '#server/log/log.ts'
import type { Env } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

/** What a connection is for. */
type QueryKind = 'web' | 'replica' | 'jobs'
/** R628: told of each statement. */
export type QueryListener = (kind: QueryKind, seconds: number) => void

/** Connections of requests, of jobs, and to replicas, and the monitor that tells when the database is away. */
export async function openConnections(
  { pooledUrl, pools, replicaUrls }: Pick<Env, 'pooledUrl' | 'pools' | 'replicaUrls'>,
  { databaseUrl, log }: { databaseUrl: string; log: Log },
) {
  // R388: requests, and the question whether they can be answered, go through the pooler where there is one.
  const requestUrl = pooledUrl ?? databaseUrl
  const monitor = await monitorDatabase(requestUrl, { onChange: (change) => logCondition(log, change) })
  // R364: a node that starts with a wrong clock would only begin to fail.
  const failure = monitor.failure()
  if (failure) {
    await monitor.close()
    throw new StartError(`This node cannot be started: ${failure.message}.`)
  }
  // The monitor says when the database is away; a single connection that ends is not reported.
  const onError = (error: Error) => log.debug({ why: error.message }, 'a database connection ended')
  const shared = { onError, guard: monitor }
  const measure: { listener?: QueryListener } = {}
  const onQuery = (kind: QueryKind) => (seconds: number) => measure.listener?.(kind, seconds)
  const requests = openConnection(requestUrl, {
    ...shared,
    onQuery: onQuery('web'),
    timeouts: REQUEST_TIMEOUTS,
    max: pools.requests,
    pooled: pooledUrl !== undefined,
  })
  const background = openConnection(databaseUrl, { ...shared, onQuery: onQuery('jobs'), max: pools.jobs })
  const replicas = openReplicas(replicaUrls, {
    max: pools.requests,
    onQuery: onQuery('replica'),
    onChange: ({ name, why }) =>
      why === undefined
        ? log.info({ replica: name }, 'a replica is used')
        : log.warn({ replica: name, why }, 'a replica is not used'),
  })
  const listen = (listener: QueryListener) => void (measure.listener = listener)
  return { monitor, requests, background, replicas, onQuery: listen }
}

/** R362: one line when the database goes, and one when it comes back. */
function logCondition(
  log: Log,
  { condition, why, seconds }: { condition: string; why: string; seconds: number },
): void {
  if (condition === 'away') log.error({ why }, 'the database is away')
  else if (condition === 'clock') log.error({ why }, 'this node does not use the database: its clock is wrong')
  else log.warn({ seconds: Math.round(seconds * 10) / 10 }, 'the database is back')
}
