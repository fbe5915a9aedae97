import { expect, test } from 'vitest'

import { parseEnv } from '#server/startup/env.ts'

const OWN = { DATABASE_URL: 'postgres://db/guildhall', AUTH_SECRET: 'x'.repeat(32), DEMO: '1' }

const refusal = (given: Record<string, string>): string => {
  try {
    parseEnv(given)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('R388 the pooler is for requests, the direct address for all the rest', () => {
  expect(parseEnv(OWN)).toMatchObject({ databaseUrl: OWN.DATABASE_URL, pooledUrl: undefined, replicaUrls: [] })
  expect(parseEnv({ ...OWN, DATABASE_DIRECT_URL: 'postgres://direct/guildhall' })).toMatchObject({
    databaseUrl: 'postgres://direct/guildhall',
    pooledUrl: OWN.DATABASE_URL,
  })
  expect(refusal({ DATABASE_DIRECT_URL: OWN.DATABASE_URL })).toContain('DATABASE_URL is missing')
  expect(refusal({ ...OWN, DATABASE_DIRECT_URL: 'db:5432' })).toContain('DATABASE_DIRECT_URL must be an address')
})

test('R389 replicas are a list of databases', () => {
  const urls = ['postgres://one/guildhall', 'postgresql://user:secret@two:5433/guildhall']
  expect(parseEnv({ ...OWN, DATABASE_REPLICA_URLS: urls.join(', ') }).replicaUrls).toEqual(urls)
  expect(refusal({ DATABASE_REPLICA_URLS: urls.join() })).toContain('DATABASE_URL is missing')
  for (const wrong of ['two:5433', `${urls[1]},`, 'http://two/guildhall', 'postgres://secret-host']) {
    const said = refusal({ ...OWN, DATABASE_REPLICA_URLS: wrong })
    expect(said).toContain('DATABASE_REPLICA_URLS must list addresses')
    expect(said).not.toContain('secret')
  }
})

test('R397 a CDN that cannot be purged by tags keeps nothing', () => {
  const url = { CDN_PURGE_URL: 'https://cdn.example/purge' }
  expect(parseEnv({}).cdn).toBeUndefined()
  expect(
    parseEnv({ ...url, CDN_PURGE_BODY: '{"tags": TAGS}', CDN_PURGE_HEADER: 'authorization: Bearer x' }).cdn,
  ).toEqual({
    purge: {
      url: url.CDN_PURGE_URL,
      method: 'POST',
      tagHeader: undefined,
      body: '{"tags": TAGS}',
      header: 'authorization: Bearer x',
    },
    maxAge: 3600,
  })
  expect(refusal(url)).toContain('CDN_PURGE_TAG_HEADER or CDN_PURGE_BODY is missing')
  expect(refusal({ CDN_MAX_AGE: '60' })).toContain('CDN_PURGE_URL is missing: CDN_MAX_AGE says how it is asked.')
  expect(refusal({ ...url, CDN_PURGE_BODY: '{"tags": []}' })).toContain('CDN_PURGE_BODY must have TAGS')
  const secret = refusal({ ...url, CDN_PURGE_TAG_HEADER: 'xkey', CDN_PURGE_HEADER: 'no header but a hunter2' })
  expect(secret).toContain('CDN_PURGE_HEADER must be a header')
  expect(secret).not.toContain('hunter2')
})
