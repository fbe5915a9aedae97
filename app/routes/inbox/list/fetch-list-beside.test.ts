import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'

import { fetchInboxBesideConversation } from './fetch-list-beside.ts'

/** An inbox with one page. */
function openInbox(refusal: object) {
  const asked: string[] = []
  const client = createClient(async (path) => {
    const { searchParams } = new URL(path, 'http://site.invalid')
    asked.push(searchParams.toString())
    const beyond = Number(searchParams.get('page') ?? '1') > 1
    return Response.json(beyond ? refusal : { page: 1 }, { status: beyond ? 400 : 200 })
  })
  return { client, asked }
}

const refused = { msg: 'Request is malformed: check page', code: 'validation_failed', fields: {} }

test('R745 a conversation whose list has lost its page stands beside the last one', async () => {
  const issues = [{ code: 'page_beyond_last', params: { last: 1 }, field: 'page' }]
  const { client, asked } = openInbox({ ...refused, issues })
  expect(await fetchInboxBesideConversation(client, { box: 'archived', q: 'a', profile: '', page: '2' })).toEqual({
    page: 1,
  })
  expect(asked).toEqual(['box=archived&q=a&profile=&page=2', 'box=archived&q=a&profile=&page=1'])
})

test('any other refusal of the list is passed on', async () => {
  const { client } = openInbox({ ...refused, issues: [{ code: 'too_big', params: { maximum: 50 }, field: 'page' }] })
  await expect(
    fetchInboxBesideConversation(client, { box: 'inbox', q: '', profile: '', page: '2' }),
  ).rejects.toMatchObject({
    status: 400,
  })
})
