import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { decryptBackup, encryptBackup } from './encrypted-backup.ts'

const KEY = randomBytes(32)
const CHUNK = 2 ** 20 + 16
const HEADER = 62

async function* inPieces(bytes: Buffer, size = 70_001) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const all = async (source: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(source))
const encrypt = (bytes: Buffer, key = KEY) => all(encryptBackup(inPieces(bytes), key))
const decrypt = (bytes: Buffer, key = KEY) => all(decryptBackup(inPieces(bytes), { key, name: 'x.enc' }))

test.each([0, 1, 1000, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20, 3_333_333])(
  'R655 %i bytes come out as they went in',
  async (length) => {
    const bytes = randomBytes(length)
    const encrypted = await encrypt(bytes)
    const chunks = Math.max(1, Math.ceil(length / 2 ** 20))
    expect(encrypted.length).toBe(HEADER + length + 16 * chunks)
    expect((await decrypt(encrypted)).equals(bytes)).toBe(true)
  },
)

test('R655 the same backup is never encrypted the same way twice', async () => {
  const bytes = Buffer.alloc(1000)
  const [one, other] = [await encrypt(bytes), await encrypt(bytes)]
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false)
})

test('R656 another key is said, before anything is decrypted', async () => {
  const encrypted = await encrypt(randomBytes(3_000_000))
  const first = decryptBackup(inPieces(encrypted), { key: randomBytes(32), name: 'x.enc' }).next()
  await expect(first).rejects.toThrow('x.enc was encrypted with another key: set BACKUP_KEY to the one from then.')
})

const plain = randomBytes(3 * 2 ** 20 + 5)
const chunk = (bytes: Buffer, at: number) => bytes.subarray(HEADER + at * CHUNK, HEADER + (at + 1) * CHUNK)
const ATTACKS: Record<string, (bytes: Buffer) => Buffer> = {
  'without its last chunk': (bytes) => bytes.subarray(0, HEADER + 3 * CHUNK),
  'without all but its first chunk': (bytes) => bytes.subarray(0, HEADER + CHUNK),
  'cut off within a chunk': (bytes) => bytes.subarray(0, HEADER + CHUNK + 500),
  'cut off by a byte': (bytes) => bytes.subarray(0, -1),
  'cut off after its header': (bytes) => bytes.subarray(0, HEADER),
  'with a byte more': (bytes) => Buffer.concat([bytes, Buffer.alloc(1)]),
  'with its last chunk twice': (bytes) => Buffer.concat([bytes, bytes.subarray(HEADER + 3 * CHUNK)]),
  'with two chunks exchanged': (bytes) =>
    Buffer.concat([bytes.subarray(0, HEADER), chunk(bytes, 1), chunk(bytes, 0), bytes.subarray(HEADER + 2 * CHUNK)]),
  'with a chunk left out': (bytes) => Buffer.concat([bytes.subarray(0, HEADER), bytes.subarray(HEADER + CHUNK)]),
  'with a bit of a chunk changed': (bytes) =>
    bytes.with(HEADER + CHUNK + 7, (bytes[HEADER + CHUNK + 7] ?? 0) ^ 1) as Buffer,
  'with a bit of its last tag changed': (bytes) => bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1) as Buffer,
}

test.each(Object.entries(ATTACKS))('R656 a file %s is refused', async (_, attack) => {
  const encrypted = await encrypt(plain)
  const attacked = Buffer.from(attack(encrypted))
  await expect(decrypt(attacked)).rejects.toThrow('x.enc is incomplete or damaged, or was altered')
})

test('R656 a chunk of another backup under the same key does not fit', async () => {
  const [one, other] = [await encrypt(plain), await encrypt(plain)]
  const mixed = Buffer.concat([one.subarray(0, HEADER), other.subarray(HEADER)])
  await expect(decrypt(mixed)).rejects.toThrow('altered')
})

test('R656 a file that is not an encrypted backup, or has a newer format, is recognised', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('GUILDHALL-ENC'), randomBytes(5000)]) {
    await expect(decrypt(bytes)).rejects.toThrow('x.enc is not an encrypted backup of Guildhall.')
  }
  const encrypted = await encrypt(plain)
  encrypted[13] = 2
  await expect(decrypt(encrypted)).rejects.toThrow('by a newer release')
  encrypted[13] = 1
  encrypted[20] = (encrypted[20] ?? 0) ^ 1
  await expect(decrypt(encrypted)).rejects.toThrow('another key')
})
