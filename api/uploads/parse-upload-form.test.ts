import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MalformedForm } from '#domain/forms/form-fields.ts'

import { parseUploadForm } from './parse-upload-form.ts'

const TYPE = 'multipart/form-data; boundary=edge'

/** The body in pieces of these lengths, over and over. */
function request(body: Uint8Array, { type = TYPE, pieces = [body.length] }: { type?: string; pieces?: number[] } = {}) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0, n = 0; at < body.length; n += 1) {
        const length = Math.max(1, pieces[n % pieces.length] ?? 1)
        controller.enqueue(body.subarray(at, at + length))
        at += length
      }
      controller.close()
    },
  })
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': type } }
  return new Request('http://x/', init)
}

const text = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1')
const field = (name: string, value: string) => ['--edge', `Content-Disposition: form-data; name="${name}"`, '', value]
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"'

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(chunks))
}

test('fields first, then the file, in whatever pieces it comes', async () => {
  const chance = fc.asyncProperty(
    fc.uint8Array({ maxLength: 3000 }),
    fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }),
    async (file, pieces) => {
      const body = Buffer.concat([
        text(...field('key', 'k1'), ...field('süß', 'a=b'), '--edge', FILE, 'Content-Type: image/png', '', ''),
        // Almost a boundary, again and again.
        Buffer.from('\r\n--edg\r\n--ed'),
        file,
        text('', '--edge--', ''),
      ])
      const read = await parseUploadForm(request(body, { pieces }))
      if (!read.ok) throw new Error(read.error.detail)
      expect(read.value.fields['key']).toBe('k1')
      const found = await gather(read.value.file)
      expect(found.equals(Buffer.concat([Buffer.from('\r\n--edg\r\n--ed'), file]))).toBe(true)
    },
  )
  await fc.assert(chance, { numRuns: 200 })
})

test('what browsers send is understood', async () => {
  const form = new FormData()
  form.set('Content-Type', 'image/png')
  form.set('file', new Blob(['pixels']), 'näme "x".png')
  const read = await parseUploadForm(new Request('http://x/', { method: 'POST', body: form }))
  if (!read.ok) throw new Error(read.error.detail)
  expect([read.value.fields['Content-Type'], (await gather(read.value.file)).toString()]).toEqual([
    'image/png',
    'pixels',
  ])
})

test.each<[string, Buffer, string]>([
  ['nothing at all', Buffer.alloc(0), 'the form ends in the middle'],
  ['no boundary', text('hello'), 'the form ends in the middle'],
  ['no file', text(...field('a', 'b'), '--edge--'), 'there is no file in the form'],
  ['a part without a name', text('--edge', 'X: y', '', 'z', '--edge--'), 'a part of the form has no name'],
  ['an endless field', text(...field('a', 'b'.repeat(9000))), 'a part of the form is too long'],
  ['endless headers', text('--edge', 'X'.repeat(9000)), 'a part of the form is too long'],
  [
    'too many fields',
    text(...Array.from({ length: 21 }, (_, n) => field(`f${n}`, 'x')).flat()),
    'the form has too many fields',
  ],
])('%s is malformed', async (_what, body, detail) => {
  const read = await parseUploadForm(request(body))
  expect(read).toEqual({ ok: false, error: { code: 'validation_failed', detail } })
})

test.each(['application/json', 'multipart/form-data', `multipart/mixed; boundary=edge`, ''])(
  '%j is no form',
  async (type) => {
    const read = await parseUploadForm(request(text('--edge--'), { type }))
    expect(read).toMatchObject({ ok: false, error: { code: 'unsupported_type' } })
  },
)

test('a file that ends in the middle is not a file', async () => {
  const read = await parseUploadForm(request(text('--edge', FILE, '', 'half of it')))
  if (!read.ok) throw new Error(read.error.detail)
  await expect(gather(read.value.file)).rejects.toBeInstanceOf(MalformedForm)
})

test('R186 a form in the smallest pieces takes no longer than in proportion to it', async () => {
  const long = 'b'.repeat(8000)
  const fields = Array.from({ length: 18 }, (_, n) => field(`f${n}`, long)).flat()
  const body = text(...fields, '--edge', FILE, '', '\r\n--edg'.repeat(20_000), '--edge--', '')
  const read = await parseUploadForm(request(body, { pieces: [1] }))
  if (!read.ok) throw new Error(read.error.detail)
  expect(read.value.fields['f17']).toBe(long)
  expect((await gather(read.value.file)).length).toBe(140_000)
})
