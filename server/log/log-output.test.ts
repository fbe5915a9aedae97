import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'

import { expect, test } from 'vitest'

import { logOutput } from './log-output.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test.skipIf(!existsSync('/dev/full'))('R366 a log on a full disk loses lines, and stops nothing', () => {
  const full = openSync('/dev/full', 'w')
  const program = `
    import { createLog } from '#server/log/log.ts'
    const log = createLog('info')
    for (let line = 0; line < 100; line += 1) log.info({ line }, 'a line')
    process.stderr.write('done')`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 20_000,
    encoding: 'utf8',
  })
  closeSync(full)
  expect([status, stderr]).toEqual([0, 'done'])
})

test('R366 lines are written again once there is room', () => {
  let isFull = true
  const written: string[] = []
  const output = logOutput((bytes) => {
    if (isFull) throw failing('ENOSPC')
    written.push(Buffer.from(bytes).toString())
    return bytes.length
  })
  output.write('lost\n')
  isFull = false
  output.write('kept\n')
  expect(written).toEqual(['kept\n'])
})

test('R366 a line that is taken in parts, by a reader that is slow, is whole', () => {
  let [written, calls] = ['', 0]
  const output = logOutput((bytes) => {
    calls += 1
    if (calls % 3 === 0) throw failing('EAGAIN')
    written += Buffer.from(bytes.subarray(0, 4)).toString('latin1')
    return Math.min(4, bytes.length)
  })
  output.write('a line of several parts\n')
  expect(written).toBe('a line of several parts\n')
})
