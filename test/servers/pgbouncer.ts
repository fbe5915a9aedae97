import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

import { freePort } from '#server/postgres/postmaster.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url))
/** It refuses to run as root, and becomes this user instead. */
const USER = process.getuid?.() === 0 ? ['-u', 'nobody'] : []

export function hasPgbouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

type Options = {
  /** Settings of deploy/pgbouncer.ini that are other here. */
  settings?: Record<string, string | number>
  port?: number
  /** Leaves out what it runs on each new connection. */
  withoutTimeouts?: boolean
}

/** pgbouncer with our own configuration in front of a database, on a port of its own. */
export async function startPgbouncer(
  databaseUrl: string,
  { settings = {}, port, withoutTimeouts = false }: Options = {},
) {
  const own = port ?? (await freePort())
  const { hostname, port: upstream, username, password, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-pgbouncer-'))
  chmodSync(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  const values: Record<string, string | number> = { listen_port: own, auth_file: users, ...settings }
  let config = readFileSync(CONFIG, 'utf8').replace(
    'guildhall = host=127.0.0.1 port=5432',
    `${pathname.slice(1)} = host=${hostname} port=${upstream}`,
  )
  if (withoutTimeouts) config = config.replace(/ connect_query='.*'/, '')
  for (const [name, value] of Object.entries(values)) {
    const line = config.split('\n').find((one) => one.startsWith(`${name} =`))
    config = line ? config.replace(line, `${name} = ${value}`) : `${config}${name} = ${value}\n`
  }
  writeFileSync(join(folder, 'pgbouncer.ini'), config)
  const child = spawn('pgbouncer', [...USER, join(folder, 'pgbouncer.ini')], { stdio: 'pipe' })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  for (let tries = 0; !(await answers(url.href)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`pgbouncer did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url: url.href,
    port: own,
    async stop() {
      child.kill('SIGINT')
      // The second one does not wait for clients.
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
