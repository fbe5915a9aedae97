import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { UPLOAD_LIMITS } from '#domain/limits.ts'

import { createSpool } from './spool.ts'

const directory = mkdtempSync(join(tmpdir(), 'guildhall-spool-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function* pieces(...texts: string[]) {
  for (const one of texts) yield Buffer.from(one)
}

test('R186 a file is on disk, readable only by the server, until its request is answered', async () => {
  const spool = createSpool(join(directory, 'incoming'))
  const file = await spool.take(pieces('one ', 'two'), 'a.png')
  expect([file.size, await file.text()]).toEqual([7, 'one two'])
  const [name = ''] = readdirSync(join(directory, 'incoming'))
  expect(statSync(join(directory, 'incoming', name)).mode & 0o777).toBe(0o600)
  await spool.clear()
  expect(readdirSync(join(directory, 'incoming'))).toEqual([])
})

test('R186 of a file that is too large, no more is kept than shows that', async () => {
  const spool = createSpool(directory)
  async function* endless() {
    for (let at = 0; at < 12; at += 1) yield Buffer.alloc(1024 * 1024)
  }
  expect((await spool.take(endless(), 'a.png')).size).toBe(UPLOAD_LIMITS.maxBytes + 1)
  await spool.clear()
})

test('R186 nothing stays of a file that breaks off', async () => {
  const spool = createSpool(join(directory, 'broken'))
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the sender is gone')
  }
  await expect(spool.take(broken(), 'a.png')).rejects.toThrow('the sender is gone')
  await spool.clear()
  expect(existsSync(join(directory, 'broken')) && readdirSync(join(directory, 'broken'))).toEqual([])
})
