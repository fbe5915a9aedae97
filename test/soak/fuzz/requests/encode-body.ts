import { gzipSync } from 'node:zlib'

import type { Random } from '#demo/art/seeded-random.ts'

import type { Pair } from './mutate.ts'

export type Encoded = { type: string; bytes: Buffer; encoding?: string }

const RAW = /"@@raw:([0-9a-f]*)@@"/g
const OVERLONG = Buffer.from([0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xff, 0xfe, 0xed, 0xa0, 0x80])

const JSON_TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset="',
  'application/vnd.api+json',
  'APPLICATION/JSON',
]
const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  '',
  'a/b;'.repeat(200),
]

/** Corrupts the encoded bytes instead of the value. */
function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const middle = Math.floor(bytes.length / 2)
  return random.pick([
    () => bytes.subarray(0, middle),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.concat([bytes.subarray(0, middle), OVERLONG, bytes.subarray(middle)]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(bytes.toString(), 'utf16le'),
    () => Buffer.from(Array.from({ length: 64 }, () => random.int(256))),
    () => Buffer.alloc(random.pick([0, 1, 300_000]), 0x20),
  ])()
}

function finish(body: Encoded, random: Random): Encoded {
  const { type, bytes } = body
  const act = random.int(100)
  if (act < 6) return { type, bytes: mutateBytes(bytes, random) }
  if (act < 8) return { type: random.pick(WRONG_TYPES), bytes }
  if (act < 10)
    return { type, bytes: random.chance(0.7) ? gzipSync(bytes) : bytes, encoding: random.pick(['gzip', 'br', 'x']) }
  return body
}

function writeJson(value: unknown): string {
  const written = JSON.stringify(value) ?? ''
  return written.replace(RAW, (_, hex: string) => Buffer.from(hex, 'hex').toString())
}

export function encodeLines(values: unknown[], random: Random): Encoded {
  const text = values.map(writeJson).join(random.chance(0.9) ? '\n' : random.pick(['\r\n', '\n\n', ' ']))
  return finish({ type: 'application/x-ndjson', bytes: Buffer.from(text) }, random)
}

export function encodeJson(value: unknown, random: Random): Encoded {
  const text = writeJson(value)
  const type = random.chance(0.04) ? random.pick(JSON_TYPES) : 'application/json'
  return finish({ type, bytes: Buffer.from(text) }, random)
}

function percent(text: string, random: Random): string {
  // A lone surrogate has no UTF-8 encoding, so it is replaced as browsers do.
  const plain = encodeURIComponent(text.toWellFormed())
  if (!random.chance(0.05)) return plain
  return random.pick([
    plain.replaceAll('%20', '+'),
    `${plain}%`,
    `${plain}%C0%80`,
    `${plain}%zz`,
    `${plain}%FF`,
    `${plain};a=b`,
    plain.replaceAll('%', '%25'),
  ])
}

export function encodePairs(pairs: Pair[], random: Random): string {
  return pairs.map(([name, value]) => `${percent(name, random)}=${percent(value, random)}`).join('&')
}

export function encodeForm(pairs: Pair[], random: Random): Encoded {
  return finish({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(encodePairs(pairs, random)) }, random)
}

export type FilePart = { name: string; fileName: string; type: string; bytes: Buffer }

const HEADS = [
  '',
  'content-disposition: form-data\r\n',
  `x-long: ${'a'.repeat(20_000)}\r\n`,
  'content-transfer-encoding: base64\r\n',
  ': \r\n',
]

const quote = (text: string) => text.replaceAll('"', '%22').replace(/[\r\n]/g, (c) => encodeURIComponent(c))

/** Multipart as browsers write it, and sometimes malformed. */
export function encodeMultipart(pairs: Pair[], files: FilePart[], random: Random): Encoded {
  const boundary = random.chance(0.95) ? 'fuzz-boundary' : random.pick(['', '-', 'a'.repeat(100), 'a b', '"', '\u00e4'])
  const odd = () => (random.chance(0.03) ? random.pick(HEADS) : '')
  const parts = [
    ...pairs.map(
      ([name, value]) =>
        [`content-disposition: form-data; name="${quote(name)}"\r\n${odd()}`, Buffer.from(value)] as const,
    ),
    ...files.map(({ name, fileName, type, bytes }) => {
      const head = `content-disposition: form-data; name="${quote(name)}"; filename="${quote(fileName)}"\r\n`
      return [`${head}content-type: ${type}\r\n${odd()}`, bytes] as const
    }),
  ]
  const bytes = Buffer.concat([
    ...parts.flatMap(([head, content]) => [Buffer.from(`--${boundary}\r\n${head}\r\n`), content, Buffer.from('\r\n')]),
    Buffer.from(random.chance(0.97) ? `--${boundary}--\r\n` : ''),
  ])
  return finish({ type: `multipart/form-data; boundary=${boundary}`, bytes }, random)
}
