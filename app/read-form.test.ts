import { expect, test } from 'vitest'

import { parseRequestForm } from './read-form.ts'

const FIELDS = { email: 1, slug: 3, picture: 'file' } as const
const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=edge'

function post(body: BodyInit | null, type?: string): Request {
  const headers: HeadersInit = type === undefined ? {} : { 'content-type': type }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://x/', init)
}

const read = async (request: Request) => [...(await parseRequestForm(request, FIELDS))]

/** The status and fault that the page receives. */
async function refusal(request: Request): Promise<unknown> {
  return parseRequestForm(request, FIELDS).then(
    (form) => [...form],
    (error: { init?: { status: number }; data?: { formFault: string } }) => [error.init?.status, error.data?.formFault],
  )
}

const text = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${value}\r\n`

test('R180 a form is parsed with its declared fields', async () => {
  const typed = new URLSearchParams({ email: 'ädä@example.test' })
  for (const slug of ['a', 'b', 'c']) typed.append('slug', slug)
  const entries = [...typed]
  expect(await read(post(typed))).toEqual(entries)
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  expect(await read(post(form))).toEqual(entries)
})

test('R180 a button without fields is a form, too', async () => {
  expect(await read(post('', URL_ENCODED))).toEqual([])
  expect(await read(post(null))).toEqual([])
})

test.each<[string, string]>([
  ['a large index', 'a[99999999]=1'],
  ['an index of a field that there is', 'slug[0]=1'],
  ['deep names', `a${'[0]'.repeat(2000)}=1`],
  ['dots', 'email.a.b=1'],
  ['__proto__', '__proto__=1'],
  ['constructor.prototype', 'constructor.prototype=1'],
  ['constructor', 'constructor=1'],
  ['another field', 'email=a&role=admin'],
])('R180 %s is refused as a field that is not known', async (_what, body) => {
  expect(await refusal(post(body, URL_ENCODED))).toEqual([400, 'unknown field'])
  const name = body.slice(body.lastIndexOf('&') + 1, body.lastIndexOf('='))
  expect(await refusal(post(`${text(name, '1')}--edge--`, MULTIPART))).toEqual([400, 'unknown field'])
})

test.each<[string, string]>([
  ['240 KB of one name', 'a&'.repeat(120_000)],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')],
  ['a field twice', 'email=a&email=b'],
  ['a longer list', 'slug=a&slug=b&slug=c&slug=d'],
])('R180 %s is refused as too many', async (_what, body) => {
  expect(await refusal(post(body, URL_ENCODED))).toEqual([400, 'too many fields'])
})

test('R180 an oversized form is refused as too large in every encoding', async () => {
  const long = 'x'.repeat(200 * 1024)
  for (const body of [`email=${long}`, `email=${long}${long}`]) {
    expect(await refusal(post(body, URL_ENCODED))).toEqual([413, 'too large'])
  }
  expect(await refusal(post(`${text('email', long)}--edge--`, MULTIPART))).toEqual([413, 'too large'])
  const part = 'x'.repeat(60 * 1024)
  const many = ['slug', 'slug', 'slug', 'email'].map((name) => text(name, `${part}${part.slice(0, 6000)}`)).join('')
  expect(await refusal(post(`${many}--edge--`, MULTIPART))).toEqual([413, 'too large'])
})

test.each<[string, string, string | undefined]>([
  ['text', 'email=a', 'text/plain'],
  ['no content type', 'email=a', ''],
  ['JSON', '{"email":"a"}', 'application/json'],
  ['a form that breaks off', text('email', 'a'), MULTIPART],
  ['a file in place of a text', `${file('email', 'a')}--edge--`, MULTIPART],
  ['a text in place of a file', `${text('picture', 'a')}--edge--`, MULTIPART],
  ['a file by name alone', 'picture=a', URL_ENCODED],
])('R180 %s is malformed', async (_what, body, type) => {
  expect(await refusal(post(body, type))).toEqual([400, 'malformed'])
})

test('R186 a file is skipped where uploads are not allowed, and the other fields arrive', async () => {
  const body = `${text('slug', 'a')}${file('picture', 'x'.repeat(3_000_000))}${text('email', 'b')}--edge--`
  expect(await read(post(body, MULTIPART))).toEqual([
    ['slug', 'a'],
    ['email', 'b'],
  ])
})

test('R186 a file is streamed to takeFile in chunks', async () => {
  let [bytes, left, leftAtFirst] = [0, 100, 0]
  const takeFile = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      leftAtFirst ||= left
      bytes += chunk.length
    }
    return new File(['kept elsewhere'], 'picture')
  }
  const begin = text('slug', 'a') + file('picture', '').slice(0, -2)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(begin)),
    pull(controller) {
      if (left-- > 0) return controller.enqueue(Buffer.alloc(64 * 1024, 1))
      controller.enqueue(Buffer.from('\r\n--edge--'))
      controller.close()
    },
  })
  const form = await parseRequestForm(post(body, MULTIPART), FIELDS, takeFile)
  expect(bytes).toBe(100 * 64 * 1024)
  // Taken as it comes, not gathered first.
  expect(leftAtFirst).toBeGreaterThan(90)
  expect(await (form.get('picture') as File).text()).toBe('kept elsewhere')
})

test('R180 a name is judged before its value has come', async () => {
  const begin = text('role', '').slice(0, -2)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(begin)),
    pull(controller) {
      sent += 1
      controller.enqueue(Buffer.alloc(1024))
    },
  })
  expect(await refusal(post(body, MULTIPART))).toEqual([400, 'unknown field'])
  expect(sent).toBeLessThan(5)
})

test('R180 a form is whole with its last boundary, whatever of its last line is still to come', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [`${text('email', 'a')}--edge--`, '\r', '\n']) controller.enqueue(Buffer.from(piece))
      controller.close()
    },
  })
  expect(await read(post(body, MULTIPART))).toEqual([['email', 'a']])
})

test('R186 an endless file is cut off', async () => {
  const begin = file('picture', '').slice(0, -2)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(begin)),
    pull(controller) {
      sent += 1
      controller.enqueue(Buffer.alloc(1024 * 1024))
    },
  })
  expect(await refusal(post(body, MULTIPART))).toEqual([413, 'too large'])
  expect(sent).toBeLessThan(20)
})

/** A file of so many megabytes, and a field after it. */
function postFile(megabytes: number): Request {
  const parts = [file('picture', '').slice(0, -2), ...Array.from({ length: megabytes }, () => 'x'.repeat(1024 * 1024))]
  return post(`${parts.join('')}\r\n${text('email', 'typed')}--edge--`, MULTIPART)
}

test('R286 a form with a file of up to 100 MB keeps all that was typed', async () => {
  const take = async (chunks: AsyncIterable<Uint8Array>) => {
    let bytes = 0
    for await (const chunk of chunks) bytes += chunk.length
    return new File([String(bytes)], 'picture')
  }
  expect((await parseRequestForm(postFile(20), FIELDS, take)).get('email')).toBe('typed')
  await expect(parseRequestForm(postFile(101), FIELDS, take)).rejects.toMatchObject({
    data: { formFault: 'too large' },
  })
  // R186: of everybody else, 16 MB are read past.
  expect(await refusal(postFile(17))).toEqual([413, 'too large'])
})
