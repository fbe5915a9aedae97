import { connect } from 'node:net'

import { expect, test } from './fixtures.ts'

const FORMS = [
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/shortlist',
  '/inbox/5b0e2a52-6f0f-4a0e-9d0b-0d6c1f1f8a11',
  '/confirm-message',
  '/your-requests',
  '/confirm-address',
  '/unsubscribe',
  '/@ada-moreau/mark',
  '/@ada-moreau/report',
  '/@ada-moreau/contact',
  '/@ada-moreau/edit/general',
]
/** Bodies that no browser sends. */
const BROKEN: Record<string, { headers?: Record<string, string>; data: string }> = {
  'text instead of a form': { headers: { 'content-type': 'text/plain' }, data: 'name=Ada' },
  'a form that breaks off': {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    data: '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\nada@exam',
  },
}

for (const [kind, sent] of Object.entries(BROKEN)) {
  test(`${kind} is the sender’s mistake and not ours`, async ({ request, baseURL }) => {
    for (const path of FORMS) {
      const headers = { ...sent.headers, origin: baseURL ?? '' }
      const answer = await request.post(path, { headers, data: sent.data })
      expect([path, answer.status()]).toEqual([path, 400])
      expect(await answer.text()).toContain('The request could not be read')
    }
  })
}

const REFUSED: [path: string, form: Record<string, string>, text: string][] = [
  ['/sign-in', { email: 'nobody@example.test', password: 'wrong password' }, 'Email and password do not match.'],
  ['/sign-up', { name: '', email: 'no-address', password: 'short' }, 'aria-invalid="true"'],
  ['/reset-password', { email: 'no-address' }, 'aria-invalid="true"'],
]

test('R514 a page that shows a refused form says so by its status', async ({ request, baseURL }) => {
  for (const [path, form, text] of REFUSED) {
    const answer = await request.post(path, { headers: { origin: baseURL ?? '' }, form })
    expect([path, answer.status()]).toEqual([path, 400])
    expect(await answer.text()).toContain(text)
  }
})

test('a page without an action refuses a form', async ({ request, baseURL }) => {
  const answer = await request.post('/hire/web-design', { headers: { origin: baseURL ?? '' }, form: { name: 'Ada' } })
  expect(answer.status()).toBe(405)
  expect(await answer.text()).toContain('The request could not be read')
})

/** Sends a request over a raw socket, without a body and without its length. */
function sendWithoutBody(baseURL: string, head: string[]): Promise<string> {
  const { hostname, port, host } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\nhost: ${host}\r\norigin: ${baseURL}\r\nconnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => (received += chunk.toString())).on('error', reject)
    socket.on('close', () => resolve(received.split('\r\n', 1)[0] ?? ''))
  })
}

test('a request without a body is answered at once', async ({ baseURL }) => {
  const json = 'content-type: application/json'
  const form = 'content-type: application/x-www-form-urlencoded'
  const send = (...head: string[]) => sendWithoutBody(baseURL ?? '', head)
  expect(await send('POST /user/auth/sign-in/email HTTP/1.1', json)).toBe('HTTP/1.1 400 Bad Request')
  expect(await send('PATCH /v1/marketplace/profiles/ada-moreau HTTP/1.1', json)).toBe('HTTP/1.1 401 Unauthorized')
  expect(await send('POST /@ada-moreau/contact HTTP/1.1', form)).toBe('HTTP/1.1 400 Bad Request')
  expect(await send('POST /@ada-moreau/contact HTTP/1.1')).toBe('HTTP/1.1 400 Bad Request')
  expect(await send('GET /hire/web-design HTTP/1.1')).toBe('HTTP/1.1 200 OK')
})
