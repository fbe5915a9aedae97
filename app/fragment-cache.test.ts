import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { openParts } from './fragment-cache.ts'
import { KeepContext, Kept, KeptItems } from './ui/cached-fragment.tsx'

const word = (text: string) => createElement('b', null, text)
const part = (key: string, text: string, of?: object) => ({ key, render: () => word(text), of, isItem: false })
const place = (number: number) => `<kept-part n="${number}"></kept-part>`

test('parts stand where their places were, whatever letters are around them', () => {
  const { keep, fill } = openParts()
  const [one, two] = [part('one', 'é'), part('two', 'two')]
  const html = `ä ${place(keep([one]))} 中 ${place(keep([two, one]))} 🙂${place(keep([one]))}`
  expect(fill(html).bytes.toString()).toBe('ä <b>é</b> 中 <b>two</b><b>é</b> 🙂<b>é</b>')
  expect(fill('no place at all').bytes.toString()).toBe('no place at all')
})

test('a part is rendered once', () => {
  const first = openParts()
  first.fill(place(first.keep([part('kept', 'before')])))
  const second = openParts()
  expect(second.fill(place(second.keep([part('kept', 'after')]))).bytes.toString()).toBe('<b>before</b>')
})

test('a page longer than the usual room is whole, and its neighbours are untouched', () => {
  const { fill } = openParts()
  const long = '中'.repeat(100_000)
  const [short, whole] = [fill('short'), fill(long)]
  expect(whole.bytes.toString()).toBe(long)
  whole.release()
  short.release()
  const [next, another] = [fill('next'), fill('another')]
  expect([next.bytes.toString(), another.bytes.toString()]).toEqual(['next', 'another'])
})

test('a kept part holds its own bytes and nothing that was made beside it', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  const { keep } = openParts()
  for (let one = 0; one < 500; one++) {
    keep([part(`small ${one}`, `small ${one}`)])
    // As long as one may be that lies beside others.
    Buffer.from('x'.repeat(30_000))
  }
  // What is no longer needed is given back by another thread, in its own time.
  await expect.poll(() => held() - before, { timeout: 20_000 }).toBeLessThan(2 ** 20)
})

test('the least recently shown make room', () => {
  const long = 'x'.repeat(2 ** 20)
  const { keep, fill } = openParts()
  const now = (key: string, text: string) => fill(place(keep([part(key, text)]))).bytes.toString()
  now('shown again and again', 'first')
  for (let one = 0; one < 20; one++) {
    now(`long ${one}`, long)
    now('shown again and again', 'never')
  }
  expect(now('shown again and again', 'never')).toBe('<b>first</b>')
  expect(now('long 0', 'anew')).toBe('<b>anew</b>')
})

test('a component renders the same kept and not kept', () => {
  const greet = ({ name }: { name: string }) => word(`Hello, ${name}`)
  const kept = createElement(Kept<{ name: string }>, { name: 'greeting', as: greet, shown: { name: '<Ada>' } })
  const { keep, fill } = openParts()
  const page = renderToStaticMarkup(createElement(KeepContext, { value: keep }, kept))
  expect(page).toBe(place(0))
  expect(fill(page).bytes.toString()).toBe(renderToStaticMarkup(kept))
})

test('the items of a list render the same kept and not kept', () => {
  const greet = ({ name }: { name: string }) => word(`Hello, ${name}`)
  const shown = ['<Ada>', 'Boris', '<Ada>'].map((name) => ({ name }))
  const kept = createElement(KeptItems<{ name: string }>, {
    name: 'items',
    as: greet,
    shown,
    keyOf: ({ name }: { name: string }) => name,
  })
  const { keep, fill } = openParts()
  const page = renderToStaticMarkup(createElement(KeepContext, { value: keep }, kept))
  expect(page).toBe(place(0))
  expect(fill(page).bytes.toString()).toBe(renderToStaticMarkup(kept))
})

test('a page has another version when it says something else, around its parts or in them', () => {
  const versionOf = (around: string, said: string) => {
    const { keep, fill } = openParts()
    return fill(around + place(keep([part(`version ${said}`, said)]))).version
  }
  expect(versionOf('around', 'part')).toBe(versionOf('around', 'part'))
  expect(new Set([versionOf('around', 'part'), versionOf('other', 'part'), versionOf('around', 'other')]).size).toBe(3)
})

test('of one object a part is rendered once, of its equal anew', () => {
  const [ada, equal] = [{ name: 'Ada' }, { name: 'Ada' }]
  const { keep, fill } = openParts()
  const now = (of: object, key: string, text: string) => fill(place(keep([part(key, text, of)]))).bytes.toString()
  expect(now(ada, 'today', 'first')).toBe('<b>first</b>')
  expect(now(ada, 'today', 'never')).toBe('<b>first</b>')
  expect(now(equal, 'today', 'other')).toBe('<b>other</b>')
  for (const day of ['one', 'two', 'three', 'four', 'five']) now(ada, day, day)
  expect(now(ada, 'today', 'anew')).toBe('<b>anew</b>')
})
