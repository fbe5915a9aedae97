import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { printLine } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'

import { measureAttacks } from './attacks/measure-attacks.ts'
import { FULL_RUN, fuzzRequests, judgeRequests } from './requests/fuzz-requests.ts'
import { startFuzzedSite } from './site-process.ts'

// npm run fuzz -- [--requests 300000] [--seed words] [--minutes 120] [--only '/host/batch'] [requests] [attacks]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: String(FULL_RUN) },
    seed: { type: 'string', default: String(Date.now()) },
    minutes: { type: 'string', default: '120' },
    only: { type: 'string' },
  },
})

function readNumber(name: 'requests' | 'minutes'): number {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 1) throw new StartError(`--${name} must be a whole number from 1.`)
  return value
}

const wanted = (part: string) => positionals.length === 0 || positionals.includes(part)

async function fuzz(): Promise<void> {
  const [requests, minutes, { seed, only }] = [readNumber('requests'), readNumber('minutes'), values]
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-fuzz-'))
  chmodSync(folder, 0o755)
  try {
    if (wanted('requests')) {
      printLine(`Requests: ${requests} at a site in ${folder}, seed ${seed} …`)
      const site = await startFuzzedSite({ dataDir: join(folder, 'requests'), noLimits: true })
      try {
        const result = await fuzzRequests(site, { seed, requests, minutes, only })
        if (!result.alive) printLine(`✗ The site died. Its last words:\n${site.lastOutput()}`)
        for (const error of site.errors()) printLine(`  in the log: ${error}`)
        if (!judgeRequests(result, { seed, requests })) process.exitCode = 1
      } finally {
        await site.stop()
      }
    }
    if (wanted('attacks')) {
      if (!(await measureAttacks(join(folder, 'attacks'), { write: requests >= FULL_RUN }))) process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

runMain(fuzz)
