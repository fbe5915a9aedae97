import dgram from 'node:dgram'
import { once } from 'node:events'

import { afterEach, expect, test } from 'vitest'

import { openNameServer, readTxtRecords } from './name-server.ts'

const TYPES = { 1: 'A', 16: 'TXT', 28: 'AAAA' } as const
const CODES = { none: 0, failed: 2, missing: 3 } as const

/** What is answered to a question such as `A studio.example`: the data of records, or how it fails. */
type Zone = Record<string, Buffer[] | keyof typeof CODES | 'silence'>

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const ipv4 = (address: string) => Buffer.from(address.split('.').map(Number))
const text = (...chunks: string[]) =>
  Buffer.concat(chunks.flatMap((chunk) => [Buffer.from([chunk.length]), Buffer.from(chunk)]))

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

function answerTo(query: Buffer, zone: Zone): Buffer | undefined {
  const { name, end } = nameIn(query)
  const type = query.readUInt16BE(end)
  const found = zone[`${TYPES[type as keyof typeof TYPES]} ${name}`] ?? 'missing'
  if (found === 'silence') return undefined
  const records = typeof found === 'string' ? [] : found
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (typeof found === 'string' ? CODES[found] : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  const body = records.map((data) => {
    const start = Buffer.alloc(12)
    // The name is that of the question.
    start.writeUInt16BE(0xc00c, 0)
    start.writeUInt16BE(type, 2)
    start.writeUInt16BE(1, 4)
    start.writeUInt32BE(60, 6)
    start.writeUInt16BE(data.length, 10)
    return Buffer.concat([start, data])
  })
  return Buffer.concat([head, query.subarray(12, end + 4), ...body])
}

/** A name server on this machine. */
async function serveNames(zone: Zone) {
  const asked: string[] = []
  const socket = dgram.createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    asked.push(nameIn(query).name)
    const answer = answerTo(query, zone)
    if (answer) socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  closers.push(() => socket.close())
  return { asked, names: openNameServer([`127.0.0.1:${socket.address().port}`]) }
}

test('R797 the addresses of a name are those of both kinds', async () => {
  const ipv6 = Buffer.from('26064700000000000000000000001111', 'hex')
  const { names } = await serveNames({
    'A both.example': [ipv4('93.184.215.14'), ipv4('10.0.0.1')],
    'AAAA both.example': [ipv6],
    'A one.example': [ipv4('93.184.215.14')],
    'AAAA one.example': 'failed',
  })
  expect(await names.resolveHost('both.example')).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(await names.resolveHost('one.example')).toEqual([{ address: '93.184.215.14', family: 4 }])
})

test('R797 an address is itself, and names of the hosts file have no address', async () => {
  const { names, asked } = await serveNames({})
  expect(await names.resolveHost('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }])
  expect(await names.resolveHost('::1')).toEqual([{ address: '::1', family: 6 }])
  expect(asked).toEqual([])
  await expect(names.resolveHost('missing.example')).rejects.toThrow('ENOTFOUND')
})

test('R790 TXT records of several parts are whole', async () => {
  const { names } = await serveNames({
    'TXT studio.example': [text('v=spf1 -all'), text('guildhall-', 'verification=abc')],
    'TXT empty.example': 'none',
    'TXT failing.example': 'failed',
    'TXT silent.example': 'silence',
  })
  const never = new Promise<never>(() => {})
  const read = (name: string, late = never) => readTxtRecords(name, names.lookUpTxt, late)
  expect(await read('studio.example')).toEqual({ ok: true, records: ['v=spf1 -all', 'guildhall-verification=abc'] })
  expect(await read('empty.example')).toEqual({ ok: true, records: [] })
  expect(await read('missing.example')).toEqual({ ok: true, records: [] })
  expect(await read('failing.example')).toEqual({ ok: false, reason: 'unreachable' })
  const late = Promise.reject(new DOMException('late', 'TimeoutError'))
  expect(await read('silent.example', late)).toEqual({ ok: false, reason: 'too_slow' })
})
