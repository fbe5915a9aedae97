import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { ServerBuild } from 'react-router'

import { createHostCheck } from '#server/connections/host-check.ts'
import { startHttpServer, type RunningServer } from '#server/connections/listen.ts'
import type { ServerDeps } from '#server/deps.ts'
import { aggregateMetrics } from '#server/metrics/aggregate-metrics.ts'
import { registerBackgroundMetrics } from '#server/metrics/background-metrics.ts'
import { registerBucketMetrics } from '#server/metrics/call-metrics.ts'
import { createMetricsListener, createMetrics, exposeMetrics } from '#server/metrics/metrics.ts'
import { registerQueryMetrics } from '#server/metrics/query-metrics.ts'
import type { Env } from '#server/startup/env.ts'

import { createSiteListener } from './site.ts'

const BUILD = new URL('../../build/', import.meta.url)

/** R363: tells proxies first, and stops once they had time to notice. */
export async function stopServing(
  { stopGraceMs }: Pick<Env, 'stopGraceMs'>,
  { deps, server }: { deps: Pick<ServerDeps, 'retire'>; server: RunningServer },
): Promise<void> {
  deps.retire()
  server.retire()
  await sleep(stopGraceMs)
  await server.close()
}

/** Serves the built site on its port, and metrics on theirs where one is configured. */
export async function serveSite(env: Env, deps: ServerDeps): Promise<RunningServer> {
  const pages = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild
  const own = createMetrics(deps)
  const metrics = { ...own, read: aggregateMetrics(own.registry) }
  registerBucketMetrics(metrics, deps)
  registerQueryMetrics(metrics, deps)
  // R392: with workers the first process, which runs the jobs, counts them.
  if (!cluster.isWorker) registerBackgroundMetrics(metrics, deps)
  const builtFiles = fileURLToPath(new URL('client', BUILD))
  const site = await startHttpServer(createSiteListener({ env, deps, loadBuild: () => pages, builtFiles, metrics }), {
    ...env,
    onRefused({ status, why, address }) {
      metrics.requests.observe({ method: 'none', area: 'malformed', status }, 0)
      deps.log.info({ status, why, clientAddress: address }, 'something that is no HTTP request was refused')
    },
  })
  if (env.metricsPort === undefined) return site
  const isOwnHost = createHostCheck({ ...env, acceptsAddresses: true })
  const figures = await startHttpServer(createMetricsListener(exposeMetrics(metrics), isOwnHost), {
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
