import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Answer, type HttpRequest, send } from './send.ts'
import { PASSWORD } from './sessions.ts'

/** Who attacks, and whose session they have: their own. */
export type Target = {
  port: number
  cookie: string
  pictures: { avif: Buffer; png: Buffer }
  endDatabaseConnections(): Promise<void>
}

type Statuses = (string | number)[]

/** `cpuSeconds` where the rules themselves let through more work than a second's. */
export type Attack = { name: string; cpuSeconds?: number; run(target: Target): Promise<Statuses> }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

type Sent = { method?: string; path: string; type?: string; body?: string | Buffer; cookie?: string }

function ask({ port }: Target, { method = 'POST', path, type, body, cookie }: Sent): Promise<Answer> {
  const headers: HttpRequest['headers'] = [['host', `localhost:${port}`]]
  if (type) headers.push(['content-type', type])
  if (cookie) headers.push(['cookie', cookie])
  return send(port, { method, path, headers, ...(body !== undefined && { body: Buffer.from(body) }) })
}

const once = (sent: Sent) => async (target: Target) => [(await ask(target, sent)).status]

async function times(count: number, run: (index: number) => Promise<Answer>): Promise<Statuses> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => run(index)))
  return answers.map(({ status }) => status)
}

const HELD_MS = 4000

/** Connections that send so many bytes and then no more; all are left at once. */
async function hold({ port }: Target, count: number, head: string, bytes: number): Promise<Statuses> {
  const said: string[] = Array.from({ length: count }, () => 'left')
  const body = Buffer.alloc(bytes, 'a')
  const sockets = said.map((_, at) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(head)
      if (bytes > 0) socket.write(body)
    })
    socket.on(
      'data',
      (chunk: Buffer) => (said[at] = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 'left'),
    )
    socket.on('error', () => {})
    socket.on('close', () => (said[at] = said[at] === 'left' ? 'closed' : (said[at] ?? '')))
    return socket
  })
  await sleep(HELD_MS)
  const found = [...said]
  for (const socket of sockets) socket.destroy()
  return found
}

const halfUpload = (port: number) =>
  `POST /new-profile HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
  'content-length: 8400000\r\n\r\n--b\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'

async function upload(target: Target, file: Buffer, type: string): Promise<Answer> {
  const { cookie } = target
  const query = new URLSearchParams({ fileName: 'me', contentType: type, size: String(file.length), purpose: 'avatar' })
  const issued = await ask(target, { method: 'GET', path: `/user/signedUpload?${query}`, cookie })
  if (issued.status !== 200) return issued
  const { url, fields } = JSON.parse(issued.text) as { url: string; fields: Record<string, string> }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="me"\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')])
  const path = new URL(url, 'http://localhost').pathname
  return ask(target, { path, type: 'multipart/form-data; boundary=b', body, cookie })
}

const uploads = (count: number, kind: 'avif' | 'png') => (target: Target) =>
  times(count, () => upload(target, target.pictures[kind], `image/${kind}`))

const guess = (index: number) => JSON.stringify({ email: 'agency@demo.test', password: `not it ${index}` })
const newcomer = (index: number) =>
  JSON.stringify({ name: 'Robin', email: `many-${index}@example.test`, password: `quiet otter ${index} climbs` })

const eachOf =
  (paths: string[], method = 'GET') =>
  (target: Target) =>
    times(paths.length, (at) => ask(target, { method, path: paths[at] ?? '/' }))

/** The attacks that once stopped the site or cost it dearly, each by itself. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'a form of 13 bytes, `a[99999999]=1`, to /sign-in',
    run: once({ path: '/sign-in', type: FORM, body: 'a[99999999]=1' }),
  },
  { name: '240 KB of `a&` to /sign-up', run: once({ path: '/sign-up', type: FORM, body: 'a&'.repeat(120_000) }) },
  {
    name: 'a form of 8 MB to /new-profile, signed in',
    run: async (target) => [
      (await ask(target, { path: '/new-profile', type: FORM, body: 'a&'.repeat(4_000_000), cookie: target.cookie }))
        .status,
    ],
  },
  {
    name: 'a name 2,000 deep, `a[0][0]…`, to /sign-in',
    run: once({ path: '/sign-in', type: FORM, body: `a${'[0]'.repeat(2000)}=1` }),
  },
  { name: '80 half-sent uploads of 8 MB', run: (target) => hold(target, 80, halfUpload(target.port), 8_000_000) },
  { name: '200 half-sent uploads of 8 MB', run: (target) => hold(target, 200, halfUpload(target.port), 8_000_000) },
  {
    name: '1,000 connections that do not finish their headers',
    run: (target) => hold(target, 1000, 'GET / HTTP/1.1\r\nhost: a\r\n', 0),
  },
  { name: '15,000 slashes in a path', run: once({ method: 'GET', path: `${'/'.repeat(15_000)}a` }) },
  {
    name: '15,000 slashes in a path of /user/auth',
    run: once({ method: 'GET', path: `/user/auth${'/'.repeat(15_000)}a` }),
  },
  { name: 'an AVIF of 1 KB and 49 megapixels', run: uploads(1, 'avif') },
  { name: 'four of them at once', run: uploads(4, 'avif') },
  { name: 'a PNG of 1 × 49,999,999', run: uploads(1, 'png') },
  {
    name: 'JSON nested 120,000 deep',
    run: async (target) => {
      const body = '['.repeat(120_000) + ']'.repeat(120_000)
      return [
        (
          await ask(target, {
            method: 'PATCH',
            path: '/v1/marketplace/profile/user',
            type: JSON_TYPE,
            body,
            cookie: target.cookie,
          })
        ).status,
      ]
    },
  },
  {
    name: 'a media key of 300 characters, 100 times',
    run: (target) => times(100, () => ask(target, { method: 'GET', path: `/media/avatar/${'k'.repeat(300)}/96.webp` })),
  },
  {
    name: 'paths with a line break or a tab, encoded',
    run: eachOf(['/hire/%0A', '/Hire/%0A', '/@a%0Ab', '/SIGN-IN%09']),
  },
  { name: 'TRACE', run: eachOf(['/', '/v1/marketplace/me', '/user/auth/ok'], 'TRACE') },
  {
    name: 'NUL in a reset token',
    run: once({
      path: '/user/auth/reset-password',
      type: JSON_TYPE,
      body: '{"token":"a\\u0000","newPassword":"quiet otter climbs"}',
    }),
  },
  { name: '40 bodies that are too large, one after the other', run: repeatTooLarge },
  {
    name: '60 guesses of a password at once',
    run: (target) =>
      times(60, (at) => ask(target, { path: '/user/auth/sign-in/email', type: JSON_TYPE, body: guess(at) })),
  },
  {
    name: '60 sign-ups at once from one address, of which 30 may pass',
    cpuSeconds: 4,
    run: (target) =>
      times(60, (at) => ask(target, { path: '/user/auth/sign-up/email', type: JSON_TYPE, body: newcomer(at) })),
  },
  {
    name: '200 searches at once from one address',
    run: (target) =>
      times(200, (at) => ask(target, { method: 'GET', path: `/v1/marketplace/search?q=${at}%20web%20design` })),
  },
  {
    name: 'all database connections ended, while 20 requests wait',
    run: async (target) => {
      const asked = times(20, () => ask(target, { method: 'GET', path: '/v1/marketplace/me', cookie: target.cookie }))
      await target.endDatabaseConnections()
      return asked
    },
  },
]

/** Each on the connection of the one before, where that was not said to end. */
async function repeatTooLarge(target: Target): Promise<Statuses> {
  const statuses: Statuses = []
  for (let turn = 0; turn < 40; turn++) {
    const body = Buffer.alloc(300_000, 'a')
    const path = '/v1/marketplace/events'
    statuses.push(
      (await ask(target, turn % 2 === 0 ? { path, type: JSON_TYPE, body } : { method: 'GET', path: '/healthz' }))
        .status,
    )
  }
  return statuses
}

/** Signs in as an owner of the demo. */
export async function openSession(port: number): Promise<string> {
  const body = JSON.stringify({ email: 'owner@demo.test', password: PASSWORD })
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
