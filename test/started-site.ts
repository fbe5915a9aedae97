import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { inheritedEnv } from '#server/startup/env.ts'

const RUN = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url))

type Options = { dataDir: string; profiles: number; env?: Record<string, string> }

/** `worker` is empty where there is only one process. */
export type ProcessFigures = { worker: string; cpuSeconds: number; rss: number }

/** The whole site as `npm start` runs it, in processes of its own. */
export async function startSite({ dataDir, profiles, env = {} }: Options) {
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  // Rendering pictures would take CPU time from the measurement.
  writeFileSync(prerenderedMarker(dataDir), '')
  const port = await findFreePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [RUN, 'server/start.ts'], {
    env: inheritedEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PROFILES: String(profiles),
      LOG_LEVEL: 'warn',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    siteUrl: `http://localhost:${port}`,
    secondsToReady: (performance.now() - begun) / 1000,
    /** Figures of each serving process. */
    figures: (workers = 1) => readFigures(port, workers),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Where there are several processes, the answer has all of them by their `worker` label; 0 is the first, which serves no requests. */
async function readFigures(port: number, workers: number): Promise<ProcessFigures[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const values = (name: string) =>
    new Map(
      Array.from(
        text.matchAll(new RegExp(`^${name}(?:\\{worker="(\\d+)"\\})? (\\S+)`, 'gm')),
        ([, worker = '', value]) => [worker, Number(value)],
      ),
    )
  const memory = values('process_resident_memory_bytes')
  const figures = [...values('process_cpu_seconds_total')].map(([worker, cpuSeconds]) => {
    return { worker, cpuSeconds, rss: memory.get(worker) ?? Number.NaN }
  })
  const serving = figures.filter(({ worker }) => worker !== '0')
  if (serving.length < workers) throw new Error(`Of ${workers} workers only ${serving.length} answered.`)
  return serving
}
