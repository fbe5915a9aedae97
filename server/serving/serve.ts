import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { ServerBuild } from 'react-router'

import { createHostCheck } from '#server/connections/host-check.ts'
import { listen, type Listening } from '#server/connections/listen.ts'
import type { ServerDeps } from '#server/deps.ts'
import { aggregateMetrics } from '#server/metrics/aggregate-metrics.ts'
import { measureBucket } from '#server/metrics/call-metrics.ts'
import { answerMetrics, createMetrics, exposeMetrics } from '#server/metrics/metrics.ts'
import { measureQueries } from '#server/metrics/query-metrics.ts'
import { measureWork } from '#server/metrics/work-metrics.ts'
import type { Env } from '#server/startup/env.ts'

import { createSite } from './site.ts'

const BUILD = new URL('../../build/', import.meta.url)

/** R363: tells proxies first, and stops once they had time to notice. */
export async function stopServing(
  { stopGraceMs }: Pick<Env, 'stopGraceMs'>,
  { deps, server }: { deps: Pick<ServerDeps, 'retire'>; server: Listening },
): Promise<void> {
  deps.retire()
  server.retire()
  await sleep(stopGraceMs)
  await server.close()
}

/** Serves the built site on its port, and metrics on theirs where one is configured. */
export async function serve(env: Env, deps: ServerDeps): Promise<Listening> {
  const pages = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild
  const own = createMetrics(deps)
  const metrics = { ...own, read: aggregateMetrics(own.registry) }
  measureBucket(metrics, deps)
  measureQueries(metrics, deps)
  // R392: with workers the first process, which runs the jobs, counts them.
  if (!cluster.isWorker) measureWork(metrics, deps)
  const builtFiles = fileURLToPath(new URL('client', BUILD))
  const site = await listen(createSite({ env, deps, loadBuild: () => pages, builtFiles, metrics }), {
    ...env,
    onRefused({ status, why, address }) {
      metrics.requests.observe({ method: 'none', area: 'malformed', status }, 0)
      deps.log.info({ status, why, clientAddress: address }, 'something that is no HTTP request was refused')
    },
  })
  if (env.metricsPort === undefined) return site
  const isOwnHost = createHostCheck({ ...env, acceptsAddresses: true })
  const figures = await listen(answerMetrics(exposeMetrics(metrics), isOwnHost), {
    host: env.host,
    port: env.metricsPort,
    name: 'METRICS_PORT',
  })
  return {
    port: site.port,
    retire: site.retire,
    async close() {
      await Promise.all([site.close(), figures.close()])
    },
  }
}
