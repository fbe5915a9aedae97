import { expect, test } from 'vitest'

import { parseEnv } from './env.ts'

test('an empty environment is a demo on this machine', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    demoProfiles: 3000,
    databaseUrl: undefined,
    siteName: 'Guildhall',
  })
  expect(parseEnv({ DEMO_PROFILES: '0' }).demoProfiles).toBe(0)
  expect(parseEnv({ PORT: '4000' }).siteUrl.href).toBe('http://localhost:4000/')
})

test('R250 admins need a second factor outside the demo, unless the operator says otherwise', () => {
  const real = { DEMO: '0', SMTP_URL: 'smtp://mail.example' }
  expect(parseEnv({}).adminSecondFactor).toBe('optional')
  expect(parseEnv(real).adminSecondFactor).toBe('required')
  expect(parseEnv({ ...real, ADMIN_SECOND_FACTOR: 'optional' }).adminSecondFactor).toBe('optional')
  expect(parseEnv({ ADMIN_SECOND_FACTOR: 'required' }).adminSecondFactor).toBe('required')
})

test('R300 the site’s name on X, with its sign', () => {
  expect(parseEnv({}).twitterHandle).toBeUndefined()
  expect(parseEnv({ TWITTER_HANDLE: 'guildhall' }).twitterHandle).toBe('@guildhall')
  expect(parseEnv({ TWITTER_HANDLE: '@guildhall' }).twitterHandle).toBe('@guildhall')
})

test('R304 crawlers of AI companies may read unless the operator says otherwise', () => {
  expect(parseEnv({}).aiCrawlers).toBe('allow')
  expect(parseEnv({ AI_CRAWLERS: 'disallow' }).aiCrawlers).toBe('disallow')
})

test.each<[Record<string, string>, string]>([
  [{ AI_CRAWLERS: 'no' }, 'AI_CRAWLERS must be allow or disallow, but is "no".'],
  [
    { TWITTER_HANDLE: 'https://x.com/a' },
    'TWITTER_HANDLE must be a name such as @guildhall, but is "https://x.com/a".',
  ],
  [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535, but is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535, but is "70000".'],
  [{ DEMO_PROFILES: 'many' }, 'DEMO_PROFILES must be a number from 0 to 1000000, but is "many".'],
  [{ DEMO_PROFILES: '-1' }, 'DEMO_PROFILES must be a number from 0 to 1000000, but is "-1".'],
  [{ DEMO_PROFILES: '1000001' }, 'DEMO_PROFILES must be a number from 0 to 1000000, but is "1000001".'],
  [{ WORKERS: '0' }, 'WORKERS must be a number from 1 to 64, but is "0".'],
  [{ WORKERS: '65' }, 'WORKERS must be a number from 1 to 64, but is "65".'],
  [{ PAGE_CACHE: '0' }, 'PAGE_CACHE must be on or off, but is "0".'],
  [{ FRAGMENT_CACHE: '0' }, 'FRAGMENT_CACHE must be on or off, but is "0".'],
  [{ PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB must be a number from 1 to 65536, but is "0".'],
  [{ ADMIN_SECOND_FACTOR: '1' }, 'ADMIN_SECOND_FACTOR must be required or optional, but is "1".'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, but is "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  [{ SITE_URL: 'guildhall.example' }, 'SITE_URL must be an address that begins with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  [
    { AUTH_SECRET_PREVIOUS: `${'x'.repeat(32)},short` },
    'AUTH_SECRET_PREVIOUS must list secrets of at least 32 characters each.',
  ],
  [{ HOST_SYNC_TOKEN: 'short' }, 'HOST_SYNC_TOKEN must have at least 32 letters, digits or signs, without spaces.'],
  [
    { HOST_SYNC_TOKEN: `${'x'.repeat(20)} ${'y'.repeat(20)}` },
    'HOST_SYNC_TOKEN must have at least 32 letters, digits or signs, without spaces.',
  ],
  [{ DEMO: '0' }, 'SMTP_URL is missing: without it, and with DEMO=0, no one could verify an address.'],
  [
    { DATABASE_URL: 'postgres://u:p@h/d', SMTP_URL: 'smtp://mail.example' },
    'AUTH_SECRET is missing: with DATABASE_URL set, give a secret of at least 32 characters.',
  ],
  [
    { ANALYTICS_WRITE_URL: 'https://events.example' },
    'ANALYTICS_WRITE_KEY is missing: with ANALYTICS_WRITE_URL set, give both, or neither.',
  ],
  [
    { ANALYTICS_WRITE_KEY: 'key' },
    'ANALYTICS_WRITE_URL is missing: with ANALYTICS_WRITE_KEY set, give both, or neither.',
  ],
  [
    { ANALYTICS_WRITE_URL: 'events.example', ANALYTICS_WRITE_KEY: 'key' },
    'ANALYTICS_WRITE_URL must be an address that begins with http:// or https://.',
  ],
  [
    { ANALYTICS_WRITE_URL: 'https://me:secret@events.example', ANALYTICS_WRITE_KEY: 'key' },
    'ANALYTICS_WRITE_URL must not hold a user name or password: the key says who we are.',
  ],
  [
    { ANALYTICS_WRITE_URL: 'https://events.example', ANALYTICS_WRITE_KEY: ' ' },
    'ANALYTICS_WRITE_KEY must not be empty.',
  ],
  [
    { S3_BUCKET: 'Not A Bucket' },
    'S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, hyphen and dot, but is "Not A Bucket".',
  ],
  [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
  [{ S3_ENDPOINT: 'https://me:secret@minio.example' }, 'S3_ENDPOINT must not hold a user name or password.'],
  [{ S3_REGION: 'eu west' }, 'S3_REGION must be the name of a region, but is "eu west".'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_BUCKET is missing: with S3_REGION set, name the bucket.'],
  [{ S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_BUCKET is missing: with S3_SECRET_ACCESS_KEY set, name the bucket.'],
  [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID is missing: with S3_BUCKET set, give both keys.'],
  [
    { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id' },
    'S3_SECRET_ACCESS_KEY is missing: with S3_BUCKET set, give both keys.',
  ],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a port number from 0 to 65535, but is "x".'],
  [
    { SECURITY_CONTACT: 'security@guildhall.example' },
    'SECURITY_CONTACT must be an address that begins with mailto: or https:, but is "security@guildhall.example".',
  ],
  ...['yes', '10.0.0.5/33', '10.0.0', '10.0.0.5;10.0.0.6', '10.0.0.5,', '2001:db8::/129', '10.0.0.5/8/8'].map(
    (list): [Record<string, string>, string] => [
      { TRUST_PROXY: list },
      `TRUST_PROXY must be 0, 1, or addresses and ranges such as 10.0.0.5,192.168.0.0/16, but is "${list}".`,
    ],
  ),
])('%j is refused with a sentence that names the variable', (source, message) => {
  expect(() => parseEnv(source)).toThrow(message)
})

test('a server outside the demo is no demo', () => {
  const env = parseEnv({
    DATABASE_URL: 'postgres://u:p@h/d',
    SMTP_URL: 'smtp://mail.example',
    AUTH_SECRET: 'x'.repeat(32),
  })
  expect(env).toMatchObject({ demo: false, logLevel: 'info' })
})

test('a bad secret is never repeated', () => {
  const message = (source: Record<string, string>) => {
    try {
      parseEnv(source)
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS', 'HOST_SYNC_TOKEN']) {
    expect(message({ [name]: 'hunter2' })).toContain(name)
    expect(message({ [name]: 'hunter2' })).not.toContain('hunter2')
  }
})

test('R241 previous secrets are a list', () => {
  const [one, two] = ['x'.repeat(32), 'y'.repeat(40)]
  expect(parseEnv({}).previousAuthSecrets).toEqual([])
  expect(parseEnv({ AUTH_SECRET_PREVIOUS: one }).previousAuthSecrets).toEqual([one])
  expect(parseEnv({ AUTH_SECRET_PREVIOUS: `${one}, ${two}` }).previousAuthSecrets).toEqual([one, two])
})

test('the site builder has access only where a token is set', () => {
  expect(parseEnv({}).hostTokens).toEqual([])
  expect(parseEnv({ HOST_SYNC_TOKEN: 'x'.repeat(32) }).hostTokens).toMatchObject([{ token: 'x'.repeat(32) }])
})

test('events stay here unless there is somewhere to send them', () => {
  expect(parseEnv({}).analytics).toBeUndefined()
  expect(parseEnv({ ANALYTICS_WRITE_URL: '', ANALYTICS_WRITE_KEY: '' }).analytics).toBeUndefined()
  expect(parseEnv({ ANALYTICS_WRITE_URL: 'https://events.example', ANALYTICS_WRITE_KEY: 'key' }).analytics).toEqual({
    url: 'https://events.example',
    writeKey: 'key',
  })
})

test('pictures are on disk unless there is a bucket for them', () => {
  expect(parseEnv({}).bucket).toBeUndefined()
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(parseEnv({ S3_BUCKET: 'pictures', ...keys }).bucket).toEqual({
    bucket: 'pictures',
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  const elsewhere = { S3_ENDPOINT: 'http://localhost:9000', S3_REGION: 'eu-west-1' }
  expect(parseEnv({ S3_BUCKET: 'pictures', ...keys, ...elsewhere }).bucket).toMatchObject({
    endpoint: 'http://localhost:9000',
    region: 'eu-west-1',
  })
})

test('the page cache has 128 MB by default, and none when it is off', () => {
  const bytes = (given: Record<string, string>) => parseEnv(given).pageCacheBytes
  expect([bytes({}), bytes({ PAGE_CACHE_MB: '1' }), bytes({ PAGE_CACHE: 'off', PAGE_CACHE_MB: '9' })]).toEqual([
    134_217_728, 1_048_576, 0,
  ])
})

test('fragments are cached by default', () => {
  const isCached = (given: Record<string, string>) => parseEnv(given).fragmentCache
  expect([isCached({}), isCached({ FRAGMENT_CACHE: 'on' }), isCached({ FRAGMENT_CACHE: 'off' })]).toEqual([
    true,
    true,
    false,
  ])
})

test('R197 proxies are named; by default there are none', () => {
  expect([parseEnv({}).trustProxy, parseEnv({ TRUST_PROXY: '0' }).trustProxy]).toEqual([false, false])
  const { trustProxy } = parseEnv({ TRUST_PROXY: '10.0.0.5, 192.168.0.0/16, 2001:db8::/32' })
  const peers = ['10.0.0.5', '10.0.0.6', '192.168.7.7', '2001:db8::1', '127.0.0.1']
  expect(peers.map((peer) => trustProxy && trustProxy.includes(peer))).toEqual([true, false, true, true, false])
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { HOST: 'localhost.example' },
  { SITE_URL: 'https://experts.example' },
])('R198 a demo does not open to others by itself: %j', (given) => {
  expect(() => parseEnv(given)).toThrow(/^DEMO must be said where others can come in .*set DEMO=0 and SMTP_URL/)
  expect(parseEnv({ ...given, DEMO: '1' }).demo).toBe(true)
  expect(parseEnv({ ...given, DEMO: '0', SMTP_URL: 'smtp://mail.example' }).demo).toBe(false)
})

test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1'])('R198 on %s it opens as ever', (HOST) => {
  expect(parseEnv({ HOST }).demo).toBe(true)
})

test('R560 SITE_URL may have a path; pictures are then named by their whole address', () => {
  const { siteUrl, mediaUrl } = parseEnv({ SITE_URL: 'http://localhost:3000/our/experts/' })
  expect([siteUrl.href, mediaUrl]).toEqual([
    'http://localhost:3000/our/experts',
    'http://localhost:3000/our/experts/media',
  ])
  expect(parseEnv({ SITE_URL: 'http://localhost:3000/' }).mediaUrl).toBeUndefined()
})

const REAL = { DEMO: '0', SMTP_URL: 'smtp://mail.example', SITE_URL: 'https://experts.example', TRUST_PROXY: '1' }

test.each<[Record<string, string>, string]>([
  [
    { SITE_URL: 'http://localhost:3000/our experts' },
    'SITE_URL must be an address without a query or a login; its path',
  ],
  [{ SITE_URL: 'http://localhost:3000//experts' }, 'SITE_URL must be an address without a query or a login; its path'],
  [{ SITE_URL: 'http://localhost:3000/?a=1' }, 'SITE_URL must be an address without a query or a login'],
  [{ SITE_URL: 'http://me:secret@localhost' }, 'SITE_URL must be an address without a query or a login'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name the host of a mail server.'],
  [{ SMTP_URL: 'smtps:mail.example' }, 'SMTP_URL must name the host of a mail server.'],
  [{ DATABASE_URL: 'postgres://u:p@h' }, 'DATABASE_URL must name a host and a database'],
  [{ DATABASE_URL: 'postgres:///guildhall' }, 'DATABASE_URL must name a host and a database'],
  [{ MAIL_FROM: 'Guildhall' }, 'MAIL_FROM must be an email address'],
  [{ MAIL_FROM: 'Guildhall <hello@example.test' }, 'MAIL_FROM must be an email address'],
  [{ MAIL_FROM: 'a@b@c' }, 'MAIL_FROM must be an email address'],
  [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT is 4000, which is PORT'],
  [{ SECURITY_CONTACT: 'mailto:' }, 'SECURITY_CONTACT must hold an address'],
  [{ S3_ENDPOINT: 'https://minio.example/pictures' }, 'S3_ENDPOINT must be an address without a path'],
  [{ MEDIA_URL: 'cdn.example/media' }, 'MEDIA_URL must be'],
  [{ MEDIA_URL: 'http://cdn.example/media' }, 'MEDIA_URL must be the https address under which pictures are'],
  [{ MEDIA_URL: 'https://cdn.example/media?v=1' }, 'MEDIA_URL must be the https address under which pictures are'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a number from 2 to 500, but is "1".'],
  [{ DATABASE_JOB_POOL: 'ten' }, 'DATABASE_JOB_POOL must be a number from 2 to 500, but is "ten".'],
  [{ STOP_GRACE_SECONDS: '61' }, 'STOP_GRACE_SECONDS must be a number from 0 to 60, but is "61".'],
])('R368 %j stops the start', (given, message) => {
  expect(() => parseEnv(given)).toThrow(message)
  expect(() => parseEnv(given)).not.toThrow('secret')
})

test.each<[Record<string, string>, string]>([
  [{ SITE_ULR: 'https://experts.example' }, 'SITE_ULR is not a setting, and is ignored: is SITE_URL meant?'],
  [{ TRUSTPROXY: '1' }, 'TRUSTPROXY is not a setting, and is ignored: is TRUST_PROXY meant?'],
  [{ WORKER: '4' }, 'WORKER is not a setting, and is ignored: is WORKERS meant?'],
  [{ S3_KEY: 'x' }, 'S3_KEY is not a setting, and is ignored.'],
  [{ smtp_url: 'smtp://mail.example' }, 'smtp_url is not a setting, and is ignored: is SMTP_URL meant?'],
  [{ PAGE_CACHE: 'off', PAGE_CACHE_MB: '64' }, 'PAGE_CACHE_MB has no effect: PAGE_CACHE is off.'],
  [{ MAIL_FROM: 'hello@example.test' }, 'MAIL_FROM has no effect: without SMTP_URL no mail is sent.'],
  [{ ...REAL, DEMO_PROFILES: '9' }, 'DEMO_PROFILES has no effect: there is no demo.'],
  [{ ...REAL, TRUST_PROXY: '0' }, 'TRUST_PROXY is 0, though SITE_URL is https'],
  [{ ...REAL, SITE_URL: 'http://localhost:3000' }, 'SITE_URL is http://localhost:3000: links in mails lead nowhere'],
  [
    { AUTH_SECRET: 'x'.repeat(32), AUTH_SECRET_PREVIOUS: 'x'.repeat(32) },
    'AUTH_SECRET_PREVIOUS lists AUTH_SECRET itself',
  ],
])('R368 %j is said once, in one line', (given, line) => {
  expect(parseEnv(given).warnings).toEqual([expect.stringContaining(line)])
})

test('R368 what belongs to others, and what is right, is not spoken of', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    NODE_ENV: 'production',
    PGHOST: 'x',
    LANG: 'C',
    PWD: '/',
  }
  expect(parseEnv({ ...others, PORT: '4000' }).warnings).toEqual([])
  expect(parseEnv({ ...others, ...REAL }).warnings).toEqual([])
  expect(parseEnv({ ...REAL, MAIL_FROM: 'The Guild <hello@example.test>' }).warnings).toEqual([])
})

test('R363 a server behind a proxy stops after a grace time, any other at once', () => {
  expect([parseEnv({}).stopGraceMs, parseEnv({ TRUST_PROXY: '1' }).stopGraceMs]).toEqual([0, 3000])
  expect(parseEnv({ STOP_GRACE_SECONDS: '10' }).stopGraceMs).toBe(10_000)
})
