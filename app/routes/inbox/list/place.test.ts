import { expect, test } from 'vitest'

import { conversationAt, folderAddressAt, readPlace } from './place.ts'

const place = (query: string) => readPlace(new URLSearchParams(query))

test('R745 a conversation keeps folder, search and page of the list that it was opened from', () => {
  const searched = place('box=archived&q=a+%26+b&profile=ada&page=2&done=reply')
  expect(searched && folderAddressAt(searched)).toBe('/inbox?box=archived&q=a+%26+b&profile=ada&page=2')
  expect(conversationAt('m1', searched, 'archive')).toBe(
    '/inbox/m1?box=archived&q=a+%26+b&profile=ada&page=2&done=archive',
  )
  expect(conversationAt('m1', place('page=3'))).toBe('/inbox/m1?page=3')
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
  expect(conversationAt('m1', undefined)).toBe('/inbox/m1')
})
