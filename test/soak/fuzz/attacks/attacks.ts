import {
  ask,
  eachOf,
  FORM,
  halfUpload,
  hold,
  JSON_TYPE,
  once,
  type Statuses,
  type Target,
  times,
  uploads,
} from './attack-requests.ts'

/** `cpuSeconds` and `healthMs` where the limits allow more work, or longer waits for `/healthz`, than usual. */
export type Attack = {
  name: string
  cpuSeconds?: number
  healthMs?: number
  run(target: Target): Promise<Statuses>
}

const guess = (index: number) => JSON.stringify({ email: 'agency@demo.test', password: `not it ${index}` })
const newcomer = (index: number) =>
  JSON.stringify({ name: 'Robin', email: `many-${index}@example.test`, password: `quiet otter ${index} climbs` })

/** Each request reuses the previous connection, unless the server closed it. */
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

/** Shows what an idle server and the watch on its health cost. */
export const NO_ATTACK: Attack = { name: 'nothing, for four seconds', run: (target) => hold(target, 0, '', 0) }

/** Attacks that once brought the site down or cost it much, each by itself. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'a form of 13 bytes, `a[99999999]=1`, to /sign-in',
    run: once({ path: '/sign-in', type: FORM, body: 'a[99999999]=1' }),
  },
  { name: '240 KB of `a&` to /sign-up', run: once({ path: '/sign-up', type: FORM, body: 'a&'.repeat(120_000) }) },
  {
    name: 'a form of 8 MB to /new-profile, signed in',
    run: once({ path: '/new-profile', type: FORM, body: 'a&'.repeat(4_000_000), signedIn: true }),
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
  {
    name: '1,000 pipelined requests for /docs.data, on one connection',
    cpuSeconds: 3,
    run: (target) =>
      hold(target, 1, `GET /docs.data HTTP/1.1\r\nhost: localhost:${target.port}\r\n\r\n`.repeat(1000), 0),
  },
  {
    name: '400 pages at once that are not cached',
    cpuSeconds: 10,
    healthMs: 1000,
    run: (target) =>
      times(400, (at) => ask(target, { method: 'GET', path: `/experts?q=design+${at}`, signedIn: true })),
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
    run: once({
      method: 'PATCH',
      path: '/v1/marketplace/profile/user',
      type: JSON_TYPE,
      body: '['.repeat(120_000) + ']'.repeat(120_000),
      signedIn: true,
    }),
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
    name: '60 guesses of a password at once, of which ten reach it',
    run: (target) =>
      times(60, (at) => ask(target, { path: '/user/auth/sign-in/email', type: JSON_TYPE, body: guess(at) })),
  },
  {
    name: '60 sign-ups at once from one address, of which 30 may pass',
    cpuSeconds: 2.5,
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
      const responses = times(20, () => ask(target, { method: 'GET', path: '/v1/marketplace/me', signedIn: true }))
      await target.endDatabaseConnections()
      return responses
    },
  },
]
