import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '#server/postgres/postmaster.ts'

import { answersWith, isInstalled, spawnServer } from './spawn-server.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

export const hasNginx = () => isInstalled('nginx', '-v')

/** nginx with our own configuration, in a folder and on a port of its own. `files` is a folder that it also serves. */
export async function startNginx({ upstream, files }: { upstream: number | number[]; files?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-nginx-'))
  // When we are root, nginx's workers run as another user.
  chmodSync(folder, 0o755)
  for (const name of ['body', 'proxy', 'cache']) mkdirSync(join(folder, name))
  const port = await freePort()
  const places: [string, string][] = [
    ['/run/guildhall-nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['/var/lib/nginx/body', join(folder, 'body')],
    ['/var/lib/nginx/proxy', join(folder, 'proxy')],
    ['/var/cache/guildhall', join(folder, 'cache')],
    [
      'server 127.0.0.1:3000 ',
      [upstream]
        .flat()
        .map((one) => `server 127.0.0.1:${one} `)
        .join('max_fails=2 fail_timeout=3s; '),
    ],
    ['127.0.0.1:8080', `127.0.0.1:${port}`],
    [
      'location = /metrics {',
      files ? `location /files/ { alias ${files}/; }\n    location = /metrics {` : 'location = /metrics {',
    ],
  ]
  let config = readFileSync(CONFIG, 'utf8')
  for (const [ours, theirs] of places) {
    if (!config.includes(ours)) throw new Error(`deploy/nginx.conf has no ${ours} any more.`)
    config = config.replace(ours, theirs)
  }
  writeFileSync(join(folder, 'nginx.conf'), config)
  const { stop } = await spawnServer('nginx', {
    args: ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'],
    folder,
    isUp: () => answersWith(404, `http://127.0.0.1:${port}/metrics`),
  })
  return { port, stop }
}
