import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { type Answer, type HttpRequest, send } from '#test/soak/fuzz/send.ts'

/** The server under attack, and the attacker's session. */
export type Target = {
  port: number
  cookie: string
  pictures: { avif: Buffer; png: Buffer }
  endDatabaseConnections(): Promise<void>
}

export type Statuses = (string | number)[]

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

type Sent = { method?: string; path: string; type?: string; body?: string | Buffer; signedIn?: boolean }

export function ask({ port, cookie }: Target, { method = 'POST', path, type, body, signedIn }: Sent): Promise<Answer> {
  const headers: HttpRequest['headers'] = [['host', `localhost:${port}`]]
  if (type) headers.push(['content-type', type])
  if (signedIn) headers.push(['cookie', cookie])
  return send(port, { method, path, headers, ...(body !== undefined && { body: Buffer.from(body) }) })
}

export const once = (sent: Sent) => async (target: Target) => [(await ask(target, sent)).status]

export async function times(count: number, run: (index: number) => Promise<Answer>): Promise<Statuses> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => run(index)))
  return answers.map(({ status }) => status)
}

const HELD_MS = 4000

/** Opens connections that send some bytes and then stall; closes all of them at once. */
export async function hold({ port }: Target, count: number, head: string, bytes: number): Promise<Statuses> {
  const statuses: string[] = Array.from({ length: count }, () => 'left')
  const body = Buffer.alloc(bytes, 'a')
  const sockets = statuses.map((_, at) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(head)
      if (bytes > 0) socket.write(body)
    })
    socket.once('data', (chunk: Buffer) => {
      statuses[at] = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 'no HTTP'
    })
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => (statuses[at] = statuses[at] === 'left' ? 'closed' : (statuses[at] ?? '')))
    return socket
  })
  await sleep(HELD_MS)
  const found = [...statuses]
  for (const socket of sockets) socket.destroy()
  return found
}

export const halfUpload = (port: number) =>
  `POST /new-profile HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
  'content-length: 8400000\r\n\r\n--b\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'

async function upload(target: Target, file: Buffer, type: string): Promise<Answer> {
  const query = new URLSearchParams({ fileName: 'me', contentType: type, size: String(file.length), purpose: 'avatar' })
  const issued = await ask(target, { method: 'GET', path: `/user/signedUpload?${query}`, signedIn: true })
  if (issued.status !== 200) return issued
  const { url, fields } = JSON.parse(issued.text) as { url: string; fields: Record<string, string> }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="me"\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')])
  const path = new URL(url, 'http://localhost').pathname
  return ask(target, { path, type: 'multipart/form-data; boundary=b', body, signedIn: true })
}

export const uploads = (count: number, kind: 'avif' | 'png') => (target: Target) =>
  times(count, () => upload(target, target.pictures[kind], `image/${kind}`))

export const eachOf =
  (paths: string[], method = 'GET') =>
  (target: Target) =>
    times(paths.length, (at) => ask(target, { method, path: paths[at] ?? '/' }))

/** Signs in as an owner of the demo. */
export async function openSession(port: number): Promise<string> {
  const body = JSON.stringify({ email: 'owner@demo.test', password: DEMO_PASSWORD })
  const headers: HttpRequest['headers'] = [
    ['host', `localhost:${port}`],
    ['content-type', JSON_TYPE],
  ]
  const answer = await send(port, {
    method: 'POST',
    path: '/user/auth/sign-in/email',
    headers,
    body: Buffer.from(body),
  })
  return answer.setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
