import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** Signs ID tokens and sign-outs. Made once: Guildhall remembers the key for a while, so a new one at each start fails. */
export async function readSigningKey(dataDir: string): Promise<JWK> {
  const file = join(dataDir, 'signing-key.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as JWK
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }
  writeFileSync(file, JSON.stringify(key), { mode: 0o600 })
  return key
}
