import { setTimeout as sleep } from 'node:timers/promises'

import { findFreePort } from '#server/postgres/postmaster.ts'
import { startVarnish, varnishEnv } from '#test/servers/varnish.ts'

import type { Fault } from './fault.ts'
import { openOneDatabase } from './one-database.ts'
import type { FaultySite } from './site.ts'

/** Varnish in front of the first node, purged by whichever node leads. */
export async function openBehindVarnish(folder: string) {
  const database = await openOneDatabase(folder)
  const port = await findFreePort()
  let varnish: Awaited<ReturnType<typeof startVarnish>> | undefined
  const faults: Fault[] = database.faults
    .filter(({ name }) => name.startsWith('the database away') || name.startsWith('PostgreSQL killed'))
    .map((fault) => ({ ...fault, name: `${fault.name}, behind Varnish` }))
  return {
    ...database,
    faults,
    env: { ...database.env, ...varnishEnv(port) },
    /** Pages are asked of Varnish from now on. */
    async standBefore({ nodes }: FaultySite) {
      varnish = await startVarnish({ upstream: nodes[0]?.port ?? 0, port })
      for (const node of nodes) node.cacheOrigin = `http://127.0.0.1:${port}`
      // The purges that it missed until now are made up for.
      await sleep(5000)
    },
    async close() {
      await varnish?.stop()
      await database.close()
    },
  }
}
