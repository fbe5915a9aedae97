import { expect, test } from 'vitest'

import { sendForm } from './send-form.ts'

const form = { address: 'http://site.test/@ada/contact', body: new URLSearchParams({ body: 'Dear Ada' }) }
const isOnline = () => true

const answering = (answer: Partial<Response>) => async () =>
  ({ redirected: false, status: 200, url: form.address, text: async () => 'a page', ...answer }) as Response

const failing = (error: Error) => async () => {
  throw error
}

test('R683 an answer leads on, and says whether the form was refused', async () => {
  const sent = `${form.address}?sent=yes`
  const refused = `${form.address}?refused=abc`
  const to = (url: string) => sendForm({ ...form, isOnline, send: answering({ redirected: true, url }) })
  expect(await to(sent)).toEqual({ kind: 'answered', address: sent, refused: false })
  expect(await to(refused)).toEqual({ kind: 'answered', address: refused, refused: true })
})

test('R683 without an answer the form stays', async () => {
  const lost = new TypeError('Failed to fetch')
  const why = (send: typeof fetch, online = true) => sendForm({ ...form, isOnline: () => online, send })
  expect(await why(failing(lost), false)).toEqual({ kind: 'failed', why: 'offline' })
  expect(await why(failing(lost))).toEqual({ kind: 'failed', why: 'server' })
  expect(await why(failing(new DOMException('too long', 'TimeoutError')))).toEqual({ kind: 'failed', why: 'timeout' })
  for (const status of [500, 502, 503]) {
    expect(await why(answering({ status }))).toEqual({ kind: 'failed', why: 'server', page: 'a page' })
  }
})

test('R683 a refusal that was not kept is for the browser to show', async () => {
  expect(await sendForm({ ...form, isOnline, send: answering({ status: 413 }) })).toEqual({ kind: 'direct' })
})
