import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm run example-host: Guildhall and the site builder beside it, set up to know each other.
// PORT and BUILDER_PORT are where they listen, DATA_DIR is what both keep; other settings of Guildhall are passed on.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const { PORT = '3000', BUILDER_PORT = '3100', DATA_DIR = '.data-example' } = process.env
const dataDir = resolve(DATA_DIR)

type Secrets = { token: string; clientSecret: string; webhookSecret: string }

const random = () => randomBytes(32).toString('base64')

/** Made once, as an operator would, and kept: both sides have to have the same ones at every start. */
function readSecrets(): Secrets {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch {
    const secrets = { token: random(), clientSecret: random(), webhookSecret: `whsec_${random()}` }
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return secrets
  }
}

const { token, clientSecret, webhookSecret } = readSecrets()
const guildhallUrl = `http://localhost:${PORT}`
const builderUrl = `http://localhost:${BUILDER_PORT}`

/** What an operator sets at Guildhall: docs/adopt.md goes through them one by one. */
const guildhallSettings = {
  NODE_ENV: 'production',
  PORT,
  DATA_DIR: join(dataDir, 'guildhall'),
  PLATFORM_NAME: 'Plinth',
  OIDC_ISSUER: `${builderUrl}/oidc`,
  OIDC_CLIENT_ID: 'guildhall',
  OIDC_CLIENT_SECRET: clientSecret,
  HOST_SYNC_TOKEN: token,
  WEBHOOK_URL: `${builderUrl}/hooks/guildhall`,
  WEBHOOK_SECRET: webhookSecret,
  // The receiver is on this machine: for development alone.
  WEBHOOK_ALLOW_PRIVATE: '1',
  DEMO_PROFILES: process.env['DEMO_PROFILES'] ?? '300',
}

const builderSettings = {
  BUILDER_PORT,
  BUILDER_DATA_DIR: join(dataDir, 'plinth'),
  GUILDHALL_URL: guildhallUrl,
  GUILDHALL_TOKEN: token,
  GUILDHALL_WEBHOOK_SECRET: webhookSecret,
  GUILDHALL_CLIENT_ID: 'guildhall',
  GUILDHALL_CLIENT_SECRET: clientSecret,
}

const children = new Set<ChildProcess>()
let [opened, exitCode] = [0, 0]

function stopAll(): void {
  for (const child of children) child.kill('SIGINT')
}

function sayAddresses(): void {
  console.log(`\nGuildhall:                 ${guildhallUrl}`)
  console.log(`Plinth, the site builder:  ${builderUrl}`)
  console.log('Ctrl-C stops both.')
}

/** Starts one of the two. When one ends, so does the other. */
function start(file: string, settings: Record<string, string>): void {
  const child = spawn(process.execPath, [join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.add(child)
  child.on('message', (message) => {
    // After the lines that Guildhall has for its own terminal.
    if (message === 'open' && ++opened === 2) setTimeout(sayAddresses, 300)
  })
  child.on('exit', (code) => {
    children.delete(child)
    exitCode ||= code ?? 1
    stopAll()
    if (children.size === 0) process.exit(exitCode)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stopAll)
start('sdk/examples/host/builder.ts', builderSettings)
start('server/start.ts', guildhallSettings)
