import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readMessagesByRoom } from './load-texts.ts'
import { parseMessage } from './parse-message.ts'

const FLOORS = ['app', 'adapters', 'api', 'client', 'domain', 'server']

function readSources(): string {
  const files = FLOORS.flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${floor}/${name}`),
  )
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

const rooms = readMessagesByRoom('en')
const entries = [...rooms].flatMap(([room, messages]) =>
  Object.entries(messages).map(([key, text]) => ({ room, key, text })),
)

test('R762 the key of a message begins with its file and names no other message', () => {
  expect(entries.filter(({ room, key }) => !key.startsWith(`${room}.`))).toEqual([])
  expect(entries.filter(({ key }) => !/^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+$/.test(key))).toEqual([])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})

test('R762 every message is used', () => {
  const sources = readSources()
  const used = new Set([...sources.matchAll(/['"`]([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+)['"`]/g)].map(([, key]) => key))
  // A key may end with a code: `availability.${status}`.
  const beginnings = [...sources.matchAll(/`([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*\.)\$\{/g)].map(
    ([, start = '']) => start,
  )
  const isUsed = (key: string) => used.has(key) || beginnings.some((start) => key.startsWith(start))
  expect(entries.filter(({ key }) => !isUsed(key)).map(({ key }) => key)).toEqual([])
})

test('R762 every message can be read, and has no stray spaces', () => {
  const isUnreadable = (text: string) => {
    try {
      return parseMessage(text) === undefined
    } catch {
      return true
    }
  }
  const faulty = entries.filter(({ text }) => isUnreadable(text) || text.trim().replaceAll(/ {2,}/g, ' ') !== text)
  expect(faulty).toEqual([])
})
