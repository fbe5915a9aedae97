import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { StartError } from '#server/startup/start-error.ts'
import { type ServerProcess, startServerProcess } from '#test/soak/server-process.ts'

import { recordWrites } from './committed-writes.ts'

/** Of both nodes, so that they share sessions. */
const SITE_URL = 'http://localhost'

const isWarning = (text: string) => /^\{"level":(?:40|50|60)/.test(text)

export type Node = {
  origin: string
  port: number
  cookie: string
  /** Sessions of those who write. */
  writers: string[]
  cacheOrigin?: string
  /** The path of a picture. */
  picture?: string
  hasEnded: () => boolean
  /** Lines of warnings and errors so far. */
  logLines: () => number
  stop(): Promise<void>
}

/** What the nodes of a site share. */
export type Surroundings = {
  /** The settings that lead to it. */
  env: Record<string, string>
  /** The database as its superuser, past everything that can fail. */
  adminUrl: () => string
  close(): Promise<void>
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>

/** Each may write only so often. */
const WRITERS = 12

async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/user/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_URL },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new StartError(`${email} could not sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

/** Two nodes on one database. */
export async function openFaultySite(folder: string, { env, adminUrl }: Surroundings) {
  async function startNode(name: string, more: Record<string, string> = {}, givenPort?: number): Promise<Node> {
    const dataDir = join(folder, name)
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, 0o755)
    writeFileSync(prerenderedMarker(dataDir), '')
    const port = givenPort ?? (await findFreePort())
    const settings = {
      AUTH_SECRET: 'the secret of the nodes whose database fails',
      DEMO: '1',
      DEMO_PROFILES: '200',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      SITE_URL,
      ...env,
      ...more,
    }
    const server: ServerProcess = await startServerProcess({ dataDir, port, env: settings })
    let ended = false
    void server.ended.then(() => (ended = true))
    return {
      origin: server.origin,
      port,
      cookie: '',
      writers: [],
      hasEnded: () => ended,
      logLines: () => readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n').filter(isWarning).length,
      stop: () => server.stop(),
    }
  }

  const nodes = [await startNode('one'), await startNode('two')]
  await recordWrites(adminUrl())
  const origin = nodes[0]?.origin ?? ''
  const cookie = await signIn(origin, 'owner@demo.test')
  const people = DEMO_EXPERTS.filter(({ kind }) => kind === 'person').slice(0, WRITERS)
  const writers: string[] = []
  for (const { handle } of people) writers.push(await signIn(origin, `${handle}@demo.test`))
  for (const node of nodes) Object.assign(node, { cookie, writers })
  return {
    nodes,
    startNode,
    cookie,
    writers,
    adminUrl,
    close: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  }
}
