import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { findFreePort } from '#server/postgres/postmaster.ts'

import { answersWith, isInstalled, spawnServer } from './spawn-server.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))

export const hasNginx = () => isInstalled('nginx', '-v')

type Options = {
  upstream: number | number[]
  /** A folder that it also serves. */
  files?: string
  config?: 'nginx.conf' | 'nginx-path.conf'
  port?: number
}

/** nginx with our own configuration, in a folder and on a port of its own. */
export async function startNginx({ upstream, files, config: name = 'nginx.conf', port: given }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-nginx-'))
  // When we are root, nginx's workers run as another user.
  chmodSync(folder, 0o755)
  for (const name of ['body', 'proxy', 'cache']) mkdirSync(join(folder, name))
  const port = given ?? (await findFreePort())
  const places: [string, string][] = [
    ['/run/guildhall-nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['/var/lib/nginx/body', join(folder, 'body')],
    ['/var/lib/nginx/proxy', join(folder, 'proxy')],
    ...(name === 'nginx.conf' ? [['/var/cache/guildhall', join(folder, 'cache')] as [string, string]] : []),
    ...['max_fails=2 fail_timeout=3s;', 'backup max_fails=0;'].map((rest): [string, string] => [
      `server 127.0.0.1:3000 ${rest}`,
      [upstream]
        .flat()
        .map((one) => `server 127.0.0.1:${one} ${rest}`)
        .join(' '),
    ]),
    ['127.0.0.1:8080', `127.0.0.1:${port}`],
    ...(files
      ? [
          ['location = /metrics {', `location /files/ { alias ${files}/; }\n    location = /metrics {`] as [
            string,
            string,
          ],
        ]
      : []),
  ]
  let config = readFileSync(join(DEPLOY, name), 'utf8')
  for (const [ours, theirs] of places) {
    if (!config.includes(ours)) throw new Error(`deploy/${name} has no ${ours} any more.`)
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
