import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { serializePipelined } from './pipelining.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Sends raw text on one connection and collects what comes back. */
function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  const state = { text: '', closed: false }
  socket.on('data', (chunk) => void (state.text += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.on('close', () => void (state.closed = true))
  socket.write(text)
  open.push(() => socket.destroy())
  return state
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1

test('R580 pipelined requests run one at a time, in order, and all of them are answered', async () => {
  let [running, most, begun] = [0, 0, 0]
  const port = await serve(
    serializePipelined((_request, response) => {
      most = Math.max(most, ++running)
      const number = ++begun
      setImmediate(() => {
        running -= 1
        response.end(`number ${number}.`)
      })
    }),
  )
  const client = send(port, GET.repeat(3000))
  await expect.poll(() => answersIn(client.text), { timeout: 20_000 }).toBe(3000)
  expect(most).toBe(1)
  const numbers = [...client.text.matchAll(/number (\d+)\./g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 3000 }, (_, at) => at + 1))
})

test('R580 bodies of pipelined requests reach the right handler', async () => {
  const port = await serve(
    serializePipelined((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
      request.on('end', () => setImmediate(() => response.end(`<${body.slice(-3)}>`)))
    }),
  )
  const bodies = Array.from({ length: 100 }, (_, at) => String(at).padStart(30_000, '_'))
  const client = send(
    port,
    bodies.map((body) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`).join(''),
  )
  await expect.poll(() => answersIn(client.text), { timeout: 20_000 }).toBe(100)
  expect([...client.text.matchAll(/<(.*?)>/g)].map(([, end]) => end)).toEqual(bodies.map((body) => body.slice(-3)))
})

test('R580 a connection with many waiting requests is not read any further', async () => {
  let parsed = 0
  const waits = serializePipelined(() => {})
  const port = await serve((request, response) => {
    parsed += 1
    waits(request, response)
  })
  // Far more than one packet.
  const client = send(port, GET.repeat(100_000))
  await expect.poll(() => parsed, { timeout: 20_000 }).toBeGreaterThan(16)
  const other = send(port, GET)
  await expect.poll(() => parsed > 17 && !other.closed).toBe(true)
  expect(parsed).toBeLessThan(20_000)
  expect(client.closed).toBe(false)
})

test('R580 connections are closed that exceed what may wait in the whole process, and others are answered', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => void (release = resolve))
  const port = await serve(
    serializePipelined((_request, response) => void held.then(() => response.end('done')), { waiting: 16, total: 20 }),
  )
  const flooding = send(port, GET.repeat(200))
  await expect.poll(() => flooding.closed, { timeout: 20_000 }).toBe(true)
  const client = send(port, GET.repeat(5))
  release()
  await expect.poll(() => answersIn(client.text), { timeout: 20_000 }).toBe(5)
})
