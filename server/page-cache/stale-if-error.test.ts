import { expect, test } from 'vitest'

import { openCachedSite } from '#test/sites/cached-site.ts'

/** A site whose database can go away: then rendering answers 503. */
async function open() {
  const state = { away: false, time: 1_000_000 }
  const site = await openCachedSite({
    render: (key, times) =>
      state.away
        ? { status: 503, body: 'back in a moment' }
        : {
            tags: [`profile:${key.slice(2)}`],
            headers: { 'cache-control': 'public, s-maxage=10' },
            body: `made ${times}`,
          },
    now: () => state.time,
    isAway: () => state.away,
  })
  const read = async (path: string, headers = {}) => {
    const { status, text, headers: sent } = await site.get(path, headers)
    return { status, text, stale: sent['cache-status'], control: sent['cache-control'] }
  }
  return { state, site, read }
}

const STALE = 'guildhall; fwd=stale; fwd-status=503'

test('R365 while the database is away, pages are sent as they last were, and say so', async () => {
  const { state, site, read } = await open()
  try {
    await read('/@ada')
    state.away = true
    site.cache.pause()
    expect(await read('/@ada')).toEqual({ status: 200, text: 'made 1', stale: STALE, control: 'no-cache' })
    expect((await read('/@ada', { 'accept-encoding': 'gzip' })).stale).toBe(STALE)
    expect(await read('/@bea')).toMatchObject({ status: 503, stale: undefined })
    // A page that is too old to be sent otherwise is better than none.
    state.time += 299_000
    expect((await read('/@ada')).status).toBe(200)
    state.time += 2000
    expect((await read('/@ada')).status).toBe(503)
    state.away = false
    site.cache.flush()
    site.cache.resume()
    expect(await read('/@ada')).toMatchObject({ status: 200, stale: undefined })
    expect(site.renders('/@ada')).toBeGreaterThan(1)
  } finally {
    await site.close()
  }
})

test('R365 while only notifications are missed, pages are rendered again each time', async () => {
  const { site, read } = await open()
  try {
    await read('/@ada')
    site.cache.pause()
    expect(await read('/@ada')).toMatchObject({ text: 'made 2', stale: undefined })
    expect(await read('/@ada')).toMatchObject({ text: 'made 3', stale: undefined })
  } finally {
    await site.close()
  }
})

test('R365 what has changed since, such as a profile that became private, is never sent', async () => {
  const { state, site, read } = await open()
  try {
    await read('/@ada')
    site.cache.change({ kind: 'profile', subject: 'ada' })
    state.away = true
    site.cache.pause()
    expect((await read('/@ada')).status).toBe(503)
  } finally {
    await site.close()
  }
})

test('R365 a request with a session bypasses the cache as always', async () => {
  const { state, site, read } = await open()
  try {
    await read('/@ada')
    state.away = true
    site.cache.pause()
    const answer = await read('/@ada', { cookie: 'guildhall.session_token=x' })
    expect(answer.text).toMatch(/^passed by/)
  } finally {
    await site.close()
  }
})
