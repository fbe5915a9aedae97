import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { cloneDatabase } from '#test/clone-database.ts'

import { findChangeLogEnd, findChangesSince } from './find-changes.ts'
import type { ChangeLogPosition } from './position.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: pg.Pool
let reader: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  pool = openConnection(database.url, { max: 12 }).pool
  reader = new pg.Client(database.url)
  await reader.connect()
})
afterAll(async () => {
  await reader.end()
  await pool.end()
  await database.drop()
})

/** A transaction that has logged a change, and ends later. */
async function begin(subject: string) {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`select log_change('profile', $1)`, [subject])
  return async (end: 'commit' | 'rollback') => {
    await client.query(end)
    client.release()
  }
}

function openReader(from: ChangeLogPosition) {
  let position = from
  return async () => {
    const read = await findChangesSince(reader, position)
    position = read.position
    return { subjects: read.changes.map(({ subject }) => subject), missed: read.missed }
  }
}

test('R379 a transaction that began first and commits last is read, and no other waits for it', async () => {
  const read = openReader(await findChangeLogEnd(reader))
  const early = await begin('early')
  const undone = await begin('undone')
  const late = await begin('late')
  await late('commit')
  expect((await read()).subjects).toEqual(['late'])
  for (const name of ['one', 'two', 'three']) {
    await (
      await begin(name)
    )('commit')
    expect((await read()).subjects).toEqual([name])
  }
  await undone('rollback')
  expect((await read()).subjects).toEqual([])
  await early('commit')
  expect((await read()).subjects).toEqual(['early'])
  expect(await read()).toEqual({ subjects: [], missed: false })
})

test('R379 of writers who commit in any order every change is read, once, and none that was undone', async () => {
  const read = openReader(await findChangeLogEnd(reader))
  const [committed, found]: [string[], string[]] = [[], []]
  const state = { writing: true }
  const write = async (writer: number) => {
    for (let number = 0; number < 60; number += 1) {
      const client = await pool.connect()
      const name = `${writer}.${number}`
      await client.query('begin')
      await client.query(`select log_change('profile', $1)`, [name])
      // A part that is undone, in a transaction that is not.
      await client.query('savepoint part')
      await client.query(`select log_change('profile', $1)`, [`${name} undone`])
      await client.query('rollback to part')
      await client.query('select pg_sleep($1)', [Math.random() * (number % 10 === 0 ? 0.1 : 0.004)])
      const kept = number % 7 !== 3
      await client.query(kept ? 'commit' : 'rollback')
      if (kept) committed.push(name)
      client.release()
    }
  }
  const reading = (async () => {
    while (state.writing) found.push(...(await read()).subjects)
    found.push(...(await read()).subjects)
  })()
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
  state.writing = false
  await reading
  expect(found.toSorted()).toEqual(committed.toSorted())
})

test('R379 what was read again and again does not cost more while a transaction goes on', async () => {
  const read = openReader(await findChangeLogEnd(reader))
  const long = await begin('long')
  await pool.query(`insert into change_log (kind, subject) select 'profile', 'n' || n from generate_series(1, 4000) n`)
  expect((await read()).subjects).toHaveLength(4000)
  expect((await read()).subjects).toEqual([])
  await long('commit')
  expect((await read()).subjects).toEqual(['long'])
})

test('R381 more changes than are worth applying count as missed', async () => {
  const read = openReader(await findChangeLogEnd(reader))
  await pool.query(`insert into change_log (kind, subject) select 'profile', 'm' || n from generate_series(1, 6000) n`)
  expect(await read()).toEqual({ subjects: [], missed: true })
  await (
    await begin('after')
  )('commit')
  expect(await read()).toEqual({ subjects: ['after'], missed: false })
})
