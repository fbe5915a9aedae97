import { expect, test } from 'vitest'

import { conversationAddressAt, inboxPositionAddress, parseInboxPosition } from './inbox-position.ts'

const place = (query: string) => parseInboxPosition(new URLSearchParams(query))

test('R745 a conversation keeps folder, search and page of the list that it was opened from', () => {
  const searched = place('box=archived&q=a+%26+b&profile=ada&page=2&done=reply')
  expect(searched && inboxPositionAddress(searched)).toBe('/inbox?box=archived&q=a+%26+b&profile=ada&page=2')
  expect(conversationAddressAt('m1', searched, 'archive')).toBe(
    '/inbox/m1?box=archived&q=a+%26+b&profile=ada&page=2&done=archive',
  )
  expect(conversationAddressAt('m1', place('page=3'))).toBe('/inbox/m1?page=3')
})

test('R745 what names no list of conversations is left out', () => {
  for (const query of [
    '',
    'box=inbox',
    'box=blocked',
    'box=constructor',
    'page=1',
    'page=0',
    'page=x',
    'page=51',
    'page=100',
    'q=%00',
    'profile=a%00',
    'done=reply',
  ]) {
    expect([query, place(query)]).toEqual([query, undefined])
  }
  expect(conversationAddressAt('m1', undefined)).toBe('/inbox/m1')
})
