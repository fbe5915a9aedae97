import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { compressPage } from './compress-page.ts'

const html = Buffer.from('<!doctype html><title>Zoë’s list</title>'.repeat(50))

function rendered(): Response {
  const page = new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } })
  page.headers.append('set-cookie', 'a=1')
  page.headers.append('set-cookie', 'b=2')
  return page
}

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [null, 'identity', (body: Buffer) => body],
  [null, undefined, (body: Buffer) => body],
])(
  'a page for one visitor is sent as %s to who accepts %s, with its status, headers and cookies',
  async (encoding, accepted, decode) => {
    const answer = await compressPage(rendered(), html, accepted)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(decode(Buffer.from(await answer.arrayBuffer()))).toEqual(html)
  },
)
