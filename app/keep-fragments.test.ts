import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createElement } from 'react'
import { expect, test } from 'vitest'

import { openFragments } from './keep-fragments.ts'

const word = (text: string) => createElement('b', null, text)

test('fragments stand where their marks were, whatever letters are around them', () => {
  const { keep, fill } = openFragments()
  const html = `ä ${keep('one', word('é'))} 中 ${keep('two', word('two'))} 🙂${keep('one', word('é'))}`
  expect(fill(html).bytes.toString()).toBe('ä <b>é</b> 中 <b>two</b> 🙂<b>é</b>')
  expect(fill('no mark at all').bytes.toString()).toBe('no mark at all')
})

test('a fragment is rendered once', () => {
  const first = openFragments()
  first.fill(first.keep('kept', word('before')))
  const second = openFragments()
  expect(second.fill(second.keep('kept', word('after'))).bytes.toString()).toBe('<b>before</b>')
})

test('a page longer than the usual room is whole, and its neighbours are untouched', () => {
  const { fill } = openFragments()
  const long = '中'.repeat(100_000)
  const [short, whole] = [fill('short'), fill(long)]
  expect(whole.bytes.toString()).toBe(long)
  whole.release()
  short.release()
  const [next, another] = [fill('next'), fill('another')]
  expect([next.bytes.toString(), another.bytes.toString()]).toEqual(['next', 'another'])
})

test('a kept fragment holds its own bytes and nothing that was made beside it', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  const { keep } = openFragments()
  for (let one = 0; one < 500; one++) {
    keep(`small ${one}`, word(`small ${one}`))
    // As long as one may be that lies beside others.
    Buffer.from('x'.repeat(30_000))
  }
  expect(held() - before).toBeLessThan(2 ** 20)
})
