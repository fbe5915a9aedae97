import { createServer } from 'node:net'
import { hostname } from 'node:os'

import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'

import { Unavailable } from '#domain/unavailable.ts'
import { createRequestLog } from '#server/serving/request-log.ts'
import { printLine, printFatal, setOutputLog } from '#server/startup/progress.ts'
import { openTestSite } from '#test/test-site.ts'

import { captureConsole, createLog } from './log.ts'
import { redactText } from './redact.ts'

function readAlong(level = 'trace') {
  const lines: string[] = []
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) }
}

const logged = (...given: unknown[]) => {
  const { lines, log } = readAlong()
  ;(log.error as (...all: unknown[]) => void)(...given)
  return lines.join('')
}

const ADA = 'ada.lovelace+test@example.test'

test('R203 addresses are masked wherever they stand, and a line stays a line', () => {
  const cause = new Error(`no such ${ADA}`)
  const error = Object.assign(new Error(`550 <${ADA}>: unknown\nto:${ADA}`, { cause }), { rejected: [ADA] })
  const given = [
    [`hello ${ADA}`],
    [{ why: ADA }, `"${ADA}"`],
    [{ deep: [{ a: { b: `x ${encodeURIComponent(ADA)} y` } }] }, 'deep'],
    [error],
    [{ err: error }],
    [{ err: error, other: error }, 'with words'],
    [{ err: new AggregateError([error], ADA) }, 'many'],
    [{ err: 'kürşad@exämple.test' }, 'not an error'],
  ]
  for (const one of given) {
    const line = logged(...one)
    expect(line).not.toMatch(/lovelace|kürşad|example\.test|exämple/)
    expect(JSON.parse(line)).toHaveProperty('msg')
  }
})

test('R203 no handle, page address or stack is taken for an email address', () => {
  for (const text of [
    '/@ada-moreau',
    '/@ada-moreau/edit/general.data',
    'by @ada and @bo',
    'at node_modules/@hono/x.js:1:2',
  ]) {
    expect(redactText(text)).toBe(text)
  }
})

test('R203 secrets are left out, by the name of the field and inside texts', () => {
  const line = logged({
    headers: { cookie: 'guildhall.session_token=s3cret', Authorization: 'Bearer s3cret' },
    resetToken: 's3cret',
    newPassword: 's3cret',
    why: 'GET /reset-password?token=s3cret&x=1 {"password":"s3cret"} cookie: guildhall.session_token=s3cret',
  })
  expect(line).not.toContain('s3cret')
})

test('R203 what somebody wrote is not quoted: by the database, by a parser, or at length', async () => {
  const site = await openTestSite()
  try {
    const failure = (statement: string) => site.deps.pool.query(statement).catch((error: unknown) => error)
    await site.signUp('taken@example.test')
    const errors = [
      await failure(`insert into "user" (id, name, email) values ('x', 'My private words', 'taken@example.test')`),
      await failure(`insert into "user" (id, name, email) values ('x', null, 'My private words')`),
      await failure(`select 'My private words'::integer`),
      await failure(`select '{"a": My private words}'::json`),
    ]
    try {
      JSON.parse('My private words')
    } catch (error) {
      errors.push(error)
    }
    expect(errors.every((error) => error instanceof Error)).toBe(true)
    for (const err of errors) expect(logged({ err }, 'failed')).not.toMatch(/private words|taken@/)
    expect(logged({ err: errors[0] }, 'failed')).toContain('user_email_key')
    expect(logged({ why: 'x'.repeat(100_000) }).length).toBeLessThan(3000)
  } finally {
    await site.close()
  }
})

test('R203 a mail server that refuses somebody does not put them into the log', async () => {
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const refused = chunk.toString().startsWith('RCPT')
      socket.write(refused ? `550 no <${ADA}> here\r\n` : '250 fine\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${port}`)
  const mail = { from: 'us@example.test', to: ADA, subject: 'My private words', text: 'My private words' }
  const err = await transport.sendMail(mail).catch((error: unknown) => error)
  server.close()
  expect(err).toMatchObject({ rejected: [ADA] })
  expect(logged({ err }, 'a mail was not sent')).not.toMatch(/lovelace|private words|us@/)
})

test('R203 what a library prints by itself is cleaned, too', () => {
  const { lines, log } = readAlong()
  const library = { error: (..._said: unknown[]) => {}, warn: (..._said: unknown[]) => {} }
  captureConsole(log, library)
  library.error('failed:', Object.assign(new Error(`of ${ADA}`), { detail: `Key (email)=(${ADA})` }))
  library.warn(`of ${ADA}`)
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('lovelace')
})

test('R362 a message of a library that a part is away is not logged again', () => {
  const { lines, log } = readAlong('info')
  const library = { error: (..._said: unknown[]) => {}, warn: (..._said: unknown[]) => {} }
  captureConsole(log, library)
  library.error(new Unavailable('database', 'read ECONNRESET'))
  library.error('failed:', Object.assign(new Error('server conn crashed?'), { code: '08P01' }))
  expect(lines).toEqual([])
})

test('R203 hostile texts take no time', () => {
  const begun = performance.now()
  for (const text of ['a'.repeat(1e6), '@'.repeat(1e6), 'a@'.repeat(1e6), 'token'.repeat(1e6), 'token='.repeat(1e6)])
    redactText(text)
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('R203 addresses that open something are not logged', () => {
  const { lines, log } = readAlong('info')
  const logRequest = createRequestLog({ metrics: { requests: { observe() {} } } as never, log })
  const info = { clientAddress: '203.0.113.7', requestId: 'test-request' }
  for (const path of [
    '/conversation/s3cret.x',
    '/briefs/guest/s3cret.x',
    '/user/auth/reset-password/s3cret',
    '//conversation/s3cret.x',
    '/Briefs//Guest/s3cret.x',
    `/konversation/s3cret.${'x'.repeat(43)}`,
    `/briefs%2Fguest%2Fs3cret.${'x'.repeat(43)}.data`,
    '/@ada-moreau',
  ]) {
    logRequest({ info, method: 'GET', address: { path, area: 'x' }, status: 200, ms: 1 })
  }
  expect(lines.join('')).not.toContain('s3cret')
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/conversation/…',
    '/briefs/guest/…',
    '/user/auth/reset-password/…',
    '//conversation/…',
    '/Briefs//Guest/…',
    '/konversation/…',
    '/…',
    '/@ada-moreau',
  ])
})

test('R203 a whole visit, with its failures, leaves neither addresses nor secrets in the log', async () => {
  const { lines, log } = readAlong()
  const { error, warn } = console
  captureConsole(log)
  const site = await openTestSite({ log, smtpUrl: 'smtp://127.0.0.1:1' })
  try {
    await site.workOnMails()
    const { cookie } = await site.signUp('visitor@example.test')
    const post = (path: string, body: object) => site.send('POST', path, { cookie, body })
    await post('/user/auth/sign-in/email', { email: 'visitor@example.test', password: 'wrong s3cret' })
    await post('/user/auth/sign-in/email', { email: 'nobody@example.test', password: 'wrong s3cret' })
    await post('/user/auth/request-password-reset', { email: 'visitor@example.test' })
    await post('/user/auth/sign-up/email', { name: 'X', email: 'visitor@example.test', password: 'wrong s3cret' })
    await site.deps.pool.query('alter table account rename to account_away')
    const failed = await post('/user/auth/sign-in/email', { email: 'visitor@example.test', password: 'wrong s3cret' })
    await site.deps.pool.query('alter table account_away rename to account')
    expect(failed.status).toBe(500)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    const text = lines.join('')
    expect(text).not.toMatch(/@example\.test|s3cret/)
    expect(text).not.toContain(cookie.split('=')[1]?.slice(0, 20) ?? 'missing')
  } finally {
    Object.assign(console, { error, warn })
    await site.close()
  }
})

test('R395 every line says which node it is of, and is JSON, also what the start says', () => {
  const { lines, log } = readAlong()
  log.info({ requestId: 'r1' }, 'something')
  setOutputLog(log)
  try {
    printLine('Warning: TRUST_PROXY is 0')
    printLine('\nGuildhall is open at http://localhost:3000')
    log.level = 'error'
    printLine('Warning: not at this level')
    printFatal('\nNo PostgreSQL answers')
  } finally {
    setOutputLog(undefined)
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { node: hostname(), requestId: 'r1', msg: 'something' },
    { node: hostname(), level: 40, msg: 'TRUST_PROXY is 0' },
    { node: hostname(), level: 30, msg: 'Guildhall is open at http://localhost:3000' },
    { node: hostname(), level: 60, msg: 'No PostgreSQL answers' },
  ])
})
