import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { PICTURE_PROCESS_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

import { createWorkerProcess, WorkerEnded } from './worker-process.ts'

let directory: string
let ends: string[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'guildhall-worker-'))
  ends = []
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function open(code: string) {
  const script = join(directory, 'worker.mjs')
  writeFileSync(script, code)
  const onEnd = (why: string) => ends.push(why)
  return createWorkerProcess<object, unknown>({
    script,
    env: {},
    limits: { ...PICTURE_PROCESS_LIMITS, seconds: 30 },
    onEnd,
  })
}

test('R191 a worker that does not start is not the job’s fault: its sender is told to try again', async () => {
  const worker = open('process.exit(3)')
  await expect(worker.run({})).rejects.toThrow(Overloaded)
  expect([ends, worker.pid()]).toEqual([['it ended by itself (3)'], undefined])
})

test('R191 a worker that ends at every other job is started again each time', async () => {
  const worker = open(`
    process.on('message', ({ n }) => (n % 2 ? process.exit(4) : process.send({ n })))
    process.send('ready')`)
  for (const n of [0, 2, 4]) {
    expect(await worker.run({ n })).toEqual({ n })
    await expect(worker.run({ n: n + 1 })).rejects.toThrow(WorkerEnded)
  }
  expect(ends).toEqual(Array.from({ length: 3 }, () => 'it ended by itself (4)'))
  await worker.close()
  await expect(worker.run({ n: 6 })).rejects.toThrow(Overloaded)
})
