import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** The first choice of OWASP's cheat sheet on storing passwords: 19 MB and about 35 ms each. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const BYTES = { salt: 16, key: 32 }

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

type Cost = typeof COST

function keyOf(password: string, nonce: Buffer, { tagLength, ...cost }: Cost & { tagLength: number }): Promise<Buffer> {
  // The same text typed on another system may have other code points.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** A hash in the PHC string format, which names its costs, so that they may change. */
export async function hashArgon2(password: string): Promise<string> {
  const salt = randomBytes(BYTES.salt)
  const key = await keyOf(password, salt, { ...COST, tagLength: BYTES.key })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
}

export const isArgon2 = (hash: string) => hash.startsWith('$argon2id$')

export async function verifyArgon2({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? []
  if (!salt || !key) return false
  const stored = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await keyOf(password, Buffer.from(salt, 'base64'), { ...cost, tagLength: stored.length })
  return timingSafeEqual(stored, given)
}
