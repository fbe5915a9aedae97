import { createElement, type ReactNode, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CachedFragment, CachedFragments } from './cached-fragment.tsx'
import { createFragmentCache } from './fragment-cache.ts'
import { renderPage } from './render-page.tsx'

type Person = { name: string }
const greet = ({ name }: Person) => createElement('b', null, `Hello, ${name}`)
const one = (name: string) => createElement(CachedFragment<Person>, { name: 'one', as: greet, props: { name } })
const list = (...names: string[]) =>
  createElement(CachedFragments<Person>, {
    name: 'items',
    as: greet,
    items: names.map((name) => ({ name })),
    reactKey: ({ name }) => name,
  })
const main = (...children: ReactNode[]) => createElement('main', null, ...children)

test('fragments replace their placeholders, whatever characters surround them', () => {
  const page = main('ä ', one('é'), ' 中 ', list('<Ada>', 'Boris'), ' 🙂', one('é'), one('<Ada>'))
  const html = renderPage(page, createFragmentCache()).toString()
  expect(html).toBe(`<!doctype html>${renderToStaticMarkup(page)}`)
  expect(html).toContain('ä <b>Hello, é</b> 中 <li><b>Hello, &lt;Ada&gt;</b></li><li><b>Hello, Boris</b></li> 🙂')
  expect(renderPage(main('no fragment at all'), createFragmentCache()).toString()).toBe(
    '<!doctype html><main>no fragment at all</main>',
  )
})

test('a visitor’s text is no placeholder', () => {
  const text = '<cached-fragment n="0"></cached-fragment>'
  const page = main(text, one(text))
  expect(renderPage(page, createFragmentCache()).toString()).toBe(`<!doctype html>${renderToStaticMarkup(page)}`)
})

test('the same bytes come out with the cache cold, warm and switched off, ids and preloads included', () => {
  const Field = ({ label }: { label: string }) => {
    const id = useId()
    return createElement('p', { id }, label, createElement('img', { src: '/large.webp', fetchPriority: 'high' }))
  }
  const field = createElement(CachedFragment<{ label: string }>, { name: 'field', as: Field, props: { label: 'a' } })
  const page = () => main(field, list('Ada', 'Ada'), one('Ada'))
  const [on, off] = [createFragmentCache(), createFragmentCache({ enabled: false })]
  const [cold, warm, uncached] = [on, on, off].map((cache) => renderPage(page(), cache).toString())
  expect(warm).toBe(cold)
  expect(uncached).toBe(cold)
})

test('with identifiedBy a fragment is cached per object, not per equal content', () => {
  let renders = 0
  const Card = ({ card, today }: { card: Person; today: string }) => {
    renders += 1
    return createElement('b', null, `${card.name} ${today}`)
  }
  const cache = createFragmentCache()
  const show = (card: Person, today: string) => {
    const props = { name: 'card', as: Card, identifiedBy: 'card' as const, props: { card, today } }
    return renderPage(createElement(CachedFragment<{ card: Person; today: string }>, props), cache).toString()
  }
  const [ada, equal] = [{ name: 'Ada' }, { name: 'Ada' }]
  expect([show(ada, 'one'), show(ada, 'one'), renders]).toEqual([
    '<!doctype html><b>Ada one</b>',
    '<!doctype html><b>Ada one</b>',
    1,
  ])
  expect([show(ada, 'two'), renders]).toEqual(['<!doctype html><b>Ada two</b>', 2])
  expect([show(equal, 'one'), renders]).toEqual(['<!doctype html><b>Ada one</b>', 3])
})
