import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { RequirementMark, RequirementState } from './requirement-mark.tsx'

const markOf = (met: boolean) => renderToStaticMarkup(createElement(RequirementMark, { met })).replace(/<[^>]*>/g, '')
const stateOf = (met: boolean, required: boolean) =>
  renderToStaticMarkup(createElement(RequirementState, { met, required })).replace(/<[^>]*>/g, '')

test('a requirement is marked by a tick and by words, never by an empty shape', () => {
  expect(markOf(true)).toBe('✓')
  expect(markOf(false)).toBe('')
  expect(stateOf(true, true)).toBe(', done')
  expect(stateOf(false, true)).toBe(', missing')
})

test('a recommendation is open, not missing', () => {
  expect(stateOf(false, false)).toBe(', open')
})
