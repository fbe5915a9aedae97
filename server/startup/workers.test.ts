import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startWorkers } from './workers.ts'

const PROGRAM = `
import { createServer } from 'node:http'
const server = createServer((_request, response) => response.end(process.env.NAME + ' ' + process.pid))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('SIGTERM', () => server.close(() => process.exit(0)))
`

const folder = mkdtempSync(join(tmpdir(), 'guildhall-workers-'))
const lines: string[] = []
let end: () => Promise<void> = async () => {}
let port = 0

beforeAll(async () => {
  const { default: cluster } = await import('node:cluster')
  cluster.on('message', (_worker, message: { port: number }) => (port = message.port))
  const program = join(folder, 'worker.mjs')
  writeFileSync(program, PROGRAM)
  await startWorkers({
    count: 2,
    env: { NAME: 'shared' },
    stop: { add: (step) => (end = step) },
    onRestart: ({ number, why }) => lines.push(`Worker ${number} ended (${why})`),
    program,
  })
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true })
})

function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    // Whatever was on its way to the one that ended is lost.
    request({ host: '127.0.0.1', port, agent: false, signal: AbortSignal.timeout(1000) }, async (response) => {
      let text = ''
      for await (const chunk of response) text += String(chunk)
      resolve(text)
    })
      .on('error', reject)
      .end()
  })
}

async function pids(): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  return [...new Set(answers.map((answer) => answer.split(' ')[1] ?? ''))].sort()
}

test('several processes serve on one port, and whichever ends is replaced', async () => {
  await expect.poll(() => port).toBeGreaterThan(0)
  expect(await ask()).toMatch(/^shared \d+$/)
  const before = await pids()
  expect(before).toHaveLength(2)
  process.kill(Number(before[0]), 'SIGKILL')
  const newcomers = async () => (await pids().catch(() => [])).filter((pid) => !before.includes(pid)).length
  await expect.poll(newcomers, { timeout: 10_000 }).toBe(1)
  expect(await pids()).toContain(before[1])
  expect(lines).toEqual([expect.stringMatching(/^Worker [12] ended \(SIGKILL\)$/)])
})

test('stopping ends them all', async () => {
  await end()
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})
