import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { findFreePort } from '#server/postgres/postmaster.ts'

import { answersWith, isInstalled, spawnServer } from './spawn-server.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))

export const hasHaproxy = () => isInstalled('haproxy', '-v')

/** HAProxy with our own configuration, on a port of its own. */
export async function startHaproxy({ upstream }: { upstream: number[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-haproxy-'))
  const port = await findFreePort()
  const servers = (rest: string) =>
    upstream
      .map((one, at) => `server node${at + 1} 127.0.0.1:${one}${rest.replace('node1', `node${at + 1}`)}`)
      .join('\n  ')
  const config = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll(/server node1 127\.0\.0\.1:3000(.*?) # <>.*/g, (_line, rest: string) => servers(rest))
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const { stop } = await spawnServer('haproxy', {
    args: ['-f', join(folder, 'haproxy.cfg')],
    folder,
    isUp: () => answersWith(404, `http://127.0.0.1:${port}/metrics`),
  })
  return { port, stop }
}
