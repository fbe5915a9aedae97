import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { trimEndMatching } from '#domain/text/trim-end.ts'
import { printLine } from '#server/startup/progress.ts'
import { resolveFromCaller } from '#server/startup/resolve-from-caller.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'

import { type Contract, fingerprint, hostContract } from './contract.ts'

// npm run sdk -- https://experts.example.com FILE: types of the calls that a site with a host's token offers.

/** The generator needs an older compiler than ours, so it is installed separately. */
const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3']

async function readContract(siteUrl: string): Promise<Contract> {
  const response = await fetch(`${trimEndMatching(siteUrl, /\//)}/openapi.json`)
  if (!response.ok) throw new StartError(`${siteUrl} has no OpenAPI document: it answered ${response.status}.`)
  return hostContract((await response.json()) as Contract)
}

function generateTypes(contract: Contract): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-sdk-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder })
    execFileSync(join(folder, 'node_modules/.bin/openapi-typescript'), ['openapi.json', '-o', 'types.d.ts'], {
      cwd: folder,
    })
    return readFileSync(join(folder, 'types.d.ts'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

runMain(async () => {
  const [siteUrl, file] = process.argv.slice(2)
  if (siteUrl === undefined || file === undefined) {
    throw new StartError('Name a running site and a file: npm run sdk -- http://localhost:3000 ../builder/openapi.d.ts')
  }
  const contract = await readContract(siteUrl)
  if (!('/v1/marketplace/host/batch' in contract.paths)) {
    throw new StartError(`${siteUrl} takes no reports of a host: start it with HOST_SYNC_TOKEN.`)
  }
  const path = resolveFromCaller(file)
  writeFileSync(path, `// contract ${fingerprint(contract)}\n${generateTypes(contract)}`)
  printLine(`Written: ${path}`)
})
