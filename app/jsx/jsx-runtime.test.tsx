import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { applyBasePath } from '#client/base-path.ts'

afterEach(() => applyBasePath(''))

const Titled = ({ href }: { href: string }) => <b title={href} />

const page = () => (
  <form action="/search" data-island="/assets/search.js">
    <a href="/">home</a>
    <a href="/experts">experts</a>
    <a href="#main">skip</a>
    <a href="?page=2">next</a>
    <a href="//elsewhere.example/x">elsewhere</a>
    <a href="https://elsewhere.example/">elsewhere</a>
    <img src="/a.webp" srcSet="/a.webp 320w, /b.webp 640w, https://cdn.example/c.webp 1280w" alt="/a" />
    <button formAction="/follow">follow</button>
    <Titled href="/as-it-is" />
  </form>
)

test('R560 under a path, addresses of elements get it; other addresses, texts and props of components do not', () => {
  const plain = renderToStaticMarkup(page())
  applyBasePath('/experts')
  const expected = plain
    .replaceAll(/(href|src|action|data-island|formAction)="\/(?!\/)/g, '$1="/experts/')
    .replaceAll('rcSet="/a.webp 320w, /b.webp 640w', 'rcSet="/experts/a.webp 320w, /experts/b.webp 640w')
  expect(expected).not.toBe(plain)
  expect(renderToStaticMarkup(page())).toBe(expected)
  expect(expected).toContain('srcSet="/experts/a.webp')
  expect(expected).toContain('<b title="/as-it-is">')
})
