import type { Random } from '#demo/art/seeded-random.ts'
import { sessionCookieName } from '#domain/accounts/session-cookie.ts'

import { BAD_TEXTS } from './bad-values.ts'

const SESSION = sessionCookieName({ secure: false })

type Header = [name: string, value: string]

/** A header value without UTF-8 and line breaks, but with nearly everything else. */
export function headerText(random: Random): string {
  const text = Buffer.from(random.pick(BAD_TEXTS).toWellFormed()).toString('latin1')
  return text.replace(/[\0\r\n]/g, '').slice(0, 4000)
}

const address = (random: Random) => `10.${random.int(256)}.${random.int(256)}.${1 + random.int(254)}`

/** A different network per request, so that limits per network count as for a crowd. */
export function forwardedFor(random: Random): Header {
  if (random.chance(0.9)) return ['x-forwarded-for', address(random)]
  return [
    'x-forwarded-for',
    random.pick([
      '::1',
      'fe80::1%eth0',
      `2001:db8:${random.int(9999)}::${random.int(9999)}`,
      `${address(random)}, ${address(random)}`,
      'unknown',
      '999.1.1.1',
      headerText(random),
      `${address(random)}, `.repeat(200),
    ]),
  ]
}

/** Harmless to the request: it still belongs to its route. */
const ODD: readonly ((random: Random) => Header[])[] = [
  (random) => [
    ['range', random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3,4-5', 'bytes=99999999999999-', 'x'])],
  ],
  (random) => [['if-none-match', random.pick(['*', '""', 'W/"1"', '"a",'.repeat(500), headerText(random)])]],
  (random) => [['if-match', random.pick(['*', '"1"', '"99999999999"', 'W/"0"', headerText(random)])]],
  (random) => [['if-modified-since', random.pick(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', headerText(random)])]],
  (random) => [
    [
      'accept',
      random.pick(['application/json', 'text/x-component', '*/*;q=9', 'a/b,'.repeat(500), headerText(random)]),
    ],
  ],
  (random) => [
    [
      'accept-encoding',
      random.pick(['gzip;q=0, br;q=1', 'identity;q=0', '*', 'zstd', 'gzip,'.repeat(500), headerText(random)]),
    ],
  ],
  (random) => [['accept-language', random.pick(['de-DE,de;q=0.9', 'x-'.repeat(500), headerText(random)])]],
  (random) => [['user-agent', random.pick(['', 'Googlebot', 'Mozilla/5.0 '.repeat(200), headerText(random)])]],
  (random) => [['referer', random.pick(['about:blank', 'http://localhost', 'http://[', headerText(random)])]],
  (random) => [['idempotency-key', random.pick(['', 'a'.repeat(201), headerText(random)])]],
  (random) => [['x-request-id', headerText(random)]],
  (random) => [['x-forwarded-proto', random.pick(['https', 'javascript', headerText(random)])]],
  (random) => [['x-forwarded-host', random.pick(['evil.test', headerText(random)])]],
  () => [['x-guildhall-address', '1.2.3.4']],
  () => [['x-http-method-override', 'DELETE']],
  (random) => [
    ['cookie', random.pick(['=', 'a', ';;;', `${SESSION}=`, `${SESSION}=${'%'.repeat(900)}`, headerText(random)])],
  ],
  () => [['cookie', `${SESSION}=${'a'.repeat(32)}.${'b'.repeat(43)}%3D`]],
  (random) => Array.from({ length: 40 }, (): Header => [`x-many-${random.int(99)}`, 'a']),
  (random) => [['x-long', 'a'.repeat(random.pick([1000, 6000]))]],
  () => [['expect', '100-continue']],
  () => [['prefer', 'respond-async']],
]

/** Headers that the server may refuse before the route is reached. */
const REFUSED: readonly ((random: Random) => Header[])[] = [
  () => [['origin', 'https://evil.test']],
  () => [['origin', 'null']],
  (random) => [['origin', headerText(random)]],
  () => [['sec-fetch-site', 'cross-site']],
  (random) => [['x-huge', 'a'.repeat(random.pick([15_000, 17_000, 60_000]))]],
  (random) => [['authorization', random.pick(['Bearer', 'Bearer x', 'Basic eDp5', headerText(random)])]],
  () => [
    ['upgrade', 'websocket'],
    ['connection', 'upgrade'],
  ],
  (random) => [
    [
      'host',
      random.pick(['evil.test', '', '[::1', 'localhost:99999', '127.0.0.1', 'a'.repeat(300), headerText(random)]),
    ],
  ],
]

export function oddHeaders(random: Random): Header[] {
  if (random.chance(0.06)) return random.pick(REFUSED)(random)
  return random.chance(0.3) ? random.pick(ODD)(random) : []
}
