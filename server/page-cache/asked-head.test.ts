import { expect, test } from 'vitest'

import { readAskedHead } from './asked-head.ts'

const asked = (...rawHeaders: string[]) => ({ rawHeaders, headers: { cookie: 'put together by Node' } })

test('the fields that count, however they are written', () => {
  const head = readAskedHead(
    asked('Host', 'a', 'ACCEPT-ENCODING', 'br', 'Cookie', 'a=1', 'If-None-Match', '"x"', 'authorization', 'Bearer'),
  )
  expect(head).toEqual({ acceptEncoding: 'br', cookie: 'a=1', ifNoneMatch: '"x"', authorization: 'Bearer' })
})

test('others are nothing, also those that are as long', () => {
  expect(readAskedHead(asked('origin', 'a', 'last-modified', 'b', 'x-accept-thing', 'c', '__proto__', 'd'))).toEqual({})
  expect(readAskedHead(asked())).toEqual({})
})

test('what came twice is as Node puts it together', () => {
  expect(readAskedHead(asked('cookie', 'a=1', 'Cookie', 'b=2'))).toEqual({ cookie: 'put together by Node' })
})
