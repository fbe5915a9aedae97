import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from '#server/postgres/postmaster.ts'

import { answersWith, isInstalled, spawnServer } from './spawn-server.ts'

const CONFIG = new URL('../../deploy/varnish.vcl', import.meta.url)

/** With the module that purges by tags; its configuration is compiled. */
export const hasVarnish = (): boolean =>
  isInstalled('varnishd', '-V') &&
  isInstalled('gcc', '--version') &&
  globSync('/usr/lib/{,*/}varnish/vmods/libvmod_xkey.so').length > 0

/** The settings of a node that purges it. */
export const varnishEnv = (port: number | undefined): Record<string, string> =>
  port
    ? {
        CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
        CDN_PURGE_METHOD: 'PURGE',
        CDN_PURGE_TAG_HEADER: 'xkey-purge',
      }
    : {}

/** Varnish with our own configuration in front of a server, in a folder and on a port of its own. */
export async function startVarnish({ upstream, port: given }: { upstream: number; port?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-varnish-'))
  const port = given ?? (await findFreePort())
  const backend = '.port = "3000";'
  const config = readFileSync(CONFIG, 'utf8')
  if (!config.includes(backend)) throw new Error(`deploy/varnish.vcl has no ${backend} any more.`)
  writeFileSync(join(folder, 'site.vcl'), config.replace(backend, `.port = "${upstream}";`))
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-T', 'none']
  const { stop } = await spawnServer('varnishd', {
    args: [...options, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'site.vcl')],
    folder,
    isUp: () => answersWith(400, `http://127.0.0.1:${port}/`, { method: 'PURGE' }),
  })
  return { port, stop }
}
