import { expect, test } from 'vitest'

import { Unavailable } from '#domain/unavailable.ts'

import { createLog } from './log.ts'
import { createOutageLog } from './outage-log.ts'

function open() {
  const lines: string[] = []
  const state = { known: false, time: 0 }
  const log = createLog('info', { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) })
  const report = createOutageLog(log, { isKnown: () => state.known, now: () => state.time })
  return { lines, state, report }
}

const away = (part: 'database' | 'pictures') => new Unavailable(part, 'gone')

test('R362 while it is known that the database is away, its errors are not logged', () => {
  const { lines, state, report } = open()
  state.known = true
  for (let turn = 0; turn < 1000; turn++) report('error', { error: away('database'), what: 'a request failed' })
  expect(lines).toEqual([])
  report('error', { error: new Error('a bug'), what: 'a request failed' })
  expect(lines).toEqual(['a request failed'])
})

test('R362 errors of another part are logged once a minute', () => {
  const { lines, state, report } = open()
  for (let turn = 0; turn < 1000; turn++) report('warn', { error: away('pictures'), what: 'a picture' })
  expect(lines).toHaveLength(1)
  state.time = 60_000
  report('warn', { error: away('pictures'), what: 'a picture' })
  expect(lines).toHaveLength(2)
})
