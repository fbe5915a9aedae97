import { expect, test } from 'vitest'

import { redirectWithoutEmpty, searchWithoutEmpty } from './without-empty.ts'

const search = (query: string) => searchWithoutEmpty(new URL(`https://experts.example/experts${query}`))

test('R307 parameters that say nothing leave the address, all others stay as they are', () => {
  expect(search('?q=maria&where=')).toBe('?q=maria')
  expect(search('?q=&where=')).toBe('')
  expect(search('?language=&language=fr&sort=')).toBe('?language=fr')
  expect(search('?q=a%20b')).toBe('?q=a%20b')
  expect(search('')).toBe('')
})

test('R307 a page with a form leads to the shorter address', () => {
  const load = (query: string) => redirectWithoutEmpty(new Request(`https://experts.example/inbox${query}`))
  expect(() => load('?box=inbox')).not.toThrow()
  const location = (answer: Response) => answer.headers.get('location')
  expect(() => load('?box=inbox&q=')).toThrow(
    expect.toSatisfy((answer: Response) => location(answer) === '/inbox?box=inbox'),
  )
})
