import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { resetRules, setRules } from '#test/platform-rules.ts'

import { PlatformRulesData } from './platform-rules.tsx'

afterEach(resetRules)

const render = () => renderToStaticMarkup(createElement(PlatformRulesData))

test('R466 without a file, pages have no byte more', () => {
  expect(render()).toBe('')
})

test('R470 browsers render by the names of the server, whatever these are', () => {
  const name = '</script><script>alert(1)</script><!--'
  setRules({ names: { awards: { 'Best Animation': name } }, reservedHandles: ['acme'] })
  const [, text = ''] = /^<script type="application\/json" id="platform-rules">([^<]*)<\/script>$/.exec(render()) ?? []
  expect(JSON.parse(text)).toMatchObject({ names: { awards: { 'Best Animation': name } }, reservedHandles: [] })
})
