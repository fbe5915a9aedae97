import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

import { findFreePort } from '#server/postgres/postmaster.ts'

import { isInstalled, spawnServer } from './spawn-server.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url))
/** It refuses to run as root, and becomes this user instead. */
const USER = process.getuid?.() === 0 ? ['-u', 'nobody'] : []

export const hasPgbouncer = () => isInstalled('pgbouncer', '--version')

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
  const own = port ?? (await findFreePort())
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
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  const { stop } = await spawnServer('pgbouncer', {
    args: [...USER, join(folder, 'pgbouncer.ini')],
    folder,
    isUp: () => answers(url.href),
    // The second one does not wait for clients.
    signals: ['SIGINT', 'SIGTERM'],
  })
  return { url: url.href, port: own, stop }
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
