import { expect, test } from 'vitest'

import { webAddressSchema } from './web-address.ts'

test.each([
  ['zoe.example', 'https://zoe.example'],
  [' www.zoe.example/work?a=1#b ', 'https://www.zoe.example/work?a=1#b'],
  ['zoe.example:8080/work', 'https://zoe.example:8080/work'],
  ['zoë.example', 'https://zoë.example'],
  ['http://zoe.example', 'http://zoe.example'],
  ['https://zoe.example', 'https://zoe.example'],
])('R284 %s becomes %s', (typed, link) => {
  expect(webAddressSchema.parse(typed)).toBe(link)
})

test.each([
  'zoe',
  'javascript:alert(1)',
  'javascript.example:alert(1)',
  'data:text/html,x.y',
  'mailto:zoe@zoe.example',
  'zoe@zoe.example',
  '//zoe.example',
  'ftp://zoe.example',
  'two words.example',
])('R36 R284 %s is no link', (typed) => {
  expect(webAddressSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Use a whole address that begins with https:// or http://.',
  ])
})
