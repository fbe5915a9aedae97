import type { Random } from '#demo/art/seeded-random.ts'
import type { HttpRequest, Wire } from '#test/soak/fuzz/send.ts'

import { headerText } from './odd-headers.ts'

/** Requests that belong to no route: by their path, by their method, or by how they are sent. */
export type OddRequest = HttpRequest & { row: string }

type Header = [name: string, value: string]

const long = (random: Random) => random.pick([2040, 2047, 2048, 2049, 15_000])

const PATHS: readonly ((path: string, random: Random) => string)[] = [
  (path, random) =>
    path +
    random.pick([
      '%0A',
      '%09',
      '%00',
      '%0d%0aa',
      '%2F',
      '%5c',
      '%',
      '%zz',
      '%C0%AF',
      '%FF',
      '%E2%80%AE',
      '%F0%9F%98%80',
    ]),
  (path, random) => path.replaceAll('/', random.pick(['//', '%2f', '/./', '/../', '/..%2f', '\\', '/%2e%2e/'])),
  (path, random) => '/'.repeat(long(random)) + path,
  (path, random) => path + '/'.repeat(long(random)),
  (path, random) => `${path}/${'a/'.repeat(long(random) / 2)}`,
  (_path, random) =>
    `/${random.pick(['a', '%41', '@', '.', '-', '%F0%9F%98%80', '\u00ff'])}`.repeat(300).slice(0, long(random)),
  (path, random) => `${path}?${'a'.repeat(random.pick([2049, 12_000]))}`,
  (path, random) => `${path}?${'a&'.repeat(random.pick([1000, 5000]))}`,
  (path) => path.toUpperCase(),
  (path) => `${path}.data`,
  (path) => `${path}.data?_routes=root,${'routes/x,'.repeat(300)}`,
  (path) => `http://evil.test${path}`,
  (path) => path.slice(1),
  (path, random) => `${path}#${headerText(random)}`,
  (path) => `${path}/../../../../etc/passwd`,
  (path) => `${path};a=b`,
  (path) => encodeURIComponent(path),
  (_path, random) => `/@${random.pick(['', '%00', '%2e%2e', 'a'.repeat(300), '__proto__', '%F0%90', '%25'])}`,
  (_path, random) => `/media/avatar/${'k'.repeat(random.pick([255, 300, 1500]))}/96.webp`,
  (_path, random) =>
    `/__manifest?p=${random.pick(['%2F', '/'.repeat(1000), '%00', '__proto__'])}&version=${random.int(9)}`,
]

const METHODS = [
  'TRACE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
  'PUT',
  'DELETE',
  'PATCH',
  'POST',
  'CONNECT',
  'LINK',
  'PURGE',
  'get',
  'Post',
  'FOO',
  'G\u00e4T',
  '',
]

type Sent = { path: string; headers: Header[]; random: Random }

function oddPath({ path, headers, random }: Sent): OddRequest {
  const method = random.chance(0.8) ? 'GET' : 'POST'
  const body = method === 'POST' ? Buffer.from('a=1') : undefined
  const typed: Header[] = body ? [['content-type', 'application/x-www-form-urlencoded']] : []
  return {
    row: '(odd paths)',
    method,
    path: random.pick(PATHS)(path, random),
    headers: [...headers, ...typed],
    ...(body && { body }),
  }
}

function oddMethod({ path, headers, random }: Sent): OddRequest {
  const body = random.chance(0.3) ? { body: Buffer.from('{"a":1}') } : {}
  return { row: '(odd methods)', method: random.pick(METHODS), path, headers, ...body }
}

const form: Header = ['content-type', 'application/x-www-form-urlencoded']
const chunked: Header = ['transfer-encoding', 'chunked']

/** `half` is never completed, so no answer is expected. */
const WIRES: readonly { wire: Wire; headers: Header[]; body?: string | Buffer }[] = [
  { wire: 'half', headers: [form], body: 'a=1&b=2&c=3&d=4' },
  { wire: 'half', headers: [['content-type', 'application/json']], body: '{"email":"a@b.test"}' },
  {
    wire: 'half',
    headers: [
      ['content-type', 'multipart/form-data; boundary=b'],
      ['content-length', '900000'],
    ],
    body: '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
  },
  { wire: 'half', headers: [form, ['content-length', '99999999999']], body: 'a=1' },
  { wire: 'half', headers: [form, chunked], body: '5\r\na=1&b\r\n5\r\n=2&c=' },
  { wire: 'slow', headers: [form], body: `a=1&b=${'x'.repeat(4000)}` },
  { wire: 'slow', headers: [['content-type', 'application/json'], chunked], body: '7\r\n{"a":1}\r\n0\r\n\r\n' },
  { wire: 'raw', headers: [form, ['content-length', '1']], body: 'a=1&b=2' },
  { wire: 'raw', headers: [form, ['content-length', '-1']], body: 'a=1' },
  { wire: 'raw', headers: [form, ['content-length', 'abc']], body: 'a=1' },
  { wire: 'raw', headers: [form, ['content-length', '3'], ['content-length', '4']], body: 'a=1' },
  { wire: 'raw', headers: [form, ['content-length', '3'], chunked], body: '0\r\n\r\n' },
  { wire: 'raw', headers: [form, chunked], body: 'zz\r\na=1\r\n0\r\n\r\n' },
  { wire: 'raw', headers: [form, chunked], body: `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n` },
  { wire: 'raw', headers: [form, ['transfer-encoding', 'gzip, chunked']], body: '3\r\na=1\r\n0\r\n\r\n' },
  { wire: 'raw', headers: [['content-type', 'multipart/form-data']], body: 'x' },
  {
    wire: 'raw',
    headers: [['content-type', 'multipart/form-data; boundary=b']],
    body: `--b\r\n${'x: y\r\n'.repeat(5000)}\r\n\r\n1\r\n--b--`,
  },
  { wire: 'raw', headers: [['content-type', 'multipart/form-data; boundary=b']], body: '--b\r\n'.repeat(5000) },
  { wire: 'raw', headers: [['bad header', 'a']] },
  { wire: 'raw', headers: [['x-nul', 'a\0b']] },
  { wire: 'raw', headers: [['host', 'second.test']] },
  { wire: 'raw', headers: Array.from({ length: 2100 }, (): Header => ['a', 'b']) },
  { wire: 'raw', headers: [['x-huge', 'a'.repeat(70_000)]] },
]

function oddWire({ path, headers, random }: Sent): OddRequest {
  const { wire, headers: own, body } = random.pick(WIRES)
  const method = body === undefined ? 'GET' : 'POST'
  const bytes = body === undefined ? {} : { body: Buffer.from(body) }
  return {
    row: `(${wire === 'half' ? 'half-sent' : 'odd bytes'})`,
    method,
    path,
    headers: [...headers, ...own],
    ...bytes,
    wire,
  }
}

export function oddRequest(sent: Sent): OddRequest {
  return sent.random.pickWeighted([
    [oddPath, 5],
    [oddMethod, 3],
    [oddWire, 2],
  ])(sent)
}
