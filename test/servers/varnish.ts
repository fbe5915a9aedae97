import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#server/postgres/postmaster.ts'

const CONFIG = new URL('../../deploy/varnish.vcl', import.meta.url)

/** With the module that purges by tags; its configuration is compiled. */
export const hasVarnish = (): boolean =>
  spawnSync('varnishd', ['-V']).status === 0 &&
  spawnSync('gcc', ['--version']).status === 0 &&
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
  const port = given ?? (await freePort())
  const backend = '.port = "3000";'
  const config = readFileSync(CONFIG, 'utf8')
  if (!config.includes(backend)) throw new Error(`deploy/varnish.vcl has no ${backend} any more.`)
  writeFileSync(join(folder, 'site.vcl'), config.replace(backend, `.port = "${upstream}";`))
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-T', 'none']
  const child = spawn('varnishd', [...options, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'site.vcl')])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 400) throw new Error(`varnishd did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE' }).then(
    ({ status }) => status === 400,
    () => false,
  )
