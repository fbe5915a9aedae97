import type { Random } from '#demo/art/seeded-random.ts'

/** Placeholder for JSON that JSON.stringify would never produce; see `encode-body.ts`. */
export const rawJson = (text: string) => `@@raw:${Buffer.from(text).toString('hex')}@@`

const BIDI = '\u202E\u2066\u200B\u200F\uFEFF'
const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')

/** Texts of blanks or invisible characters. */
const STRANGE = [
  ['', ' ', '\t', '\n', '\0', 'a\0b', '\u007F', CONTROLS, 'a\r\nset-cookie: a=b', '\u2028\u2029', '\uD800', 'a\uDFFFb'],
  [
    '\uDFFF\uD800',
    '\uFFFE\uFFFF',
    BIDI,
    `ada${BIDI}moreau`,
    '\u0430dm\u0456n',
    '\u00AD\u034F\u115F\u3164',
    '"a b"@demo.test',
  ],
  [
    `e${'\u0301'.repeat(500)}`,
    '👩‍👩‍👧‍👦'.repeat(50),
    "' or 1=1 --",
    '"; drop table "user"; --',
    'a@demo.test\nbcc: x@y.test',
  ],
  ['a,b,c'.repeat(300), `${'a'.repeat(80)}@demo.test`, `a@${'b'.repeat(338)}.test`, '[object Object]'],
].flat()

const PLAIN = String.raw`
  𝕬𝖉𝖆 İıſKå ﷺ ١٢٣ １２３ ß \ \' % _% $1 {"a":1} [[[[ }{ {{7*7}} <!-- ]]> &#0; &amp; <script>alert(1)</script>
  "><img/src=x/onerror=alert(1)> ../../../etc/passwd ..%2f..%2f %00 %0a %zz %c0%af %u0041 C:\ /dev/null //evil.test a/b
  NaN Infinity -0 -1 0 1.5 1e999 0x10 99999999999999999999 2147483648 9007199254740993 null undefined true
  __proto__ constructor prototype hasOwnProperty toString a@b a@b.c http://[::1 javascript:alert(1) data:text/html,x
  https://user:pw@h.test file:///etc/passwd http://a.test:99999 0000-00-00 2026-02-30 9999-99-99T99:99:99Z +275760-09-14
  -000001-01-01 1e3 2026-11-16T00:00:00.000000000000Z 00000000-0000-0000-0000-000000000000
  ffffffff-ffff-ffff-ffff-ffffffffffff 01900000-0000-7000-8000-00000000000g
`

export const BAD_TEXTS: readonly string[] = [...STRANGE, ...PLAIN.trim().split(/\s+/)]

const LENGTHS = [81, 81, 129, 129, 201, 201, 256, 256, 300, 300, 1025, 1025, 5001, 5001, 20_000, 70_000]

/** Long texts are rare: they cost the fuzzer more than they find. */
function longText(random: Random): string {
  const length = random.chance(0.01) ? 300_000 : random.pick(LENGTHS)
  return random
    .pick(['a', 'ä', '𝕳', ' ', '\n', '/', '-', '.', '%41', '<', 'a b ', '[0]', '\u0301'])
    .repeat(length)
    .slice(0, length)
}

export function badText(random: Random): string {
  return random.chance(0.2) ? longText(random) : random.pick(BAD_TEXTS)
}

const BAD_NUMBERS = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '2147483648',
  '9007199254740993',
  '1e-400',
  '0.1e1',
]

function nested(random: Random): unknown {
  const depth = random.pickWeighted([
    [50, 5],
    [1000, 3],
    [20_000, 1],
  ])
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  return rawJson(`${open.repeat(depth)}0${close.repeat(depth)}`)
}

const BAD_STRUCTURES: readonly ((random: Random) => unknown)[] = [
  nested,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  (random) => Array.from({ length: random.pick([25, 101, 10_000]) }, (_, at) => at),
  (random) => Array.from({ length: random.pick([3, 61, 2000]) }, () => 'same'),
  (random) => Object.fromEntries(Array.from({ length: random.pick([50, 5000]) }, (_, at) => [`k${at}`, at])),
  () => rawJson('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  () => rawJson('{"a":1,"a":2}'),
  () => ({ length: 1e9, 0: 'a' }),
  () => rawJson('{"toString":1,"valueOf":1,"toJSON":1,"then":1}'),
]

/** Any JSON value in the wrong place. */
export function badValue(random: Random): unknown {
  const kind = random.int(20)
  if (kind < 9) return badText(random)
  if (kind < 12) return rawJson(random.pick(BAD_NUMBERS))
  if (kind < 15) return random.pick([null, true, false, 0, 1, rawJson('NaN'), rawJson('undefined')])
  return random.pick(BAD_STRUCTURES)(random)
}
