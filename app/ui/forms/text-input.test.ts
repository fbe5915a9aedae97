import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MessageText } from '#app/ui/message-text.tsx'

import { TextArea, TextInput } from './text-input.tsx'

const LABELS = { id: 'one', label: 'One' }

test('R430 a text runs in the direction of its own script, where it is typed and where it is read', () => {
  expect(renderToStaticMarkup(createElement(TextInput, LABELS))).toMatch(/<input [^>]*dir="auto"/)
  expect(renderToStaticMarkup(createElement(TextArea, LABELS))).toMatch(/<textarea [^>]*dir="auto"/)
  expect(renderToStaticMarkup(createElement(MessageText, { text: 'שלום' }))).toContain('dir="auto"')
})

test('R430 addresses, passwords and numbers run left to right', () => {
  for (const type of ['email', 'url', 'password', 'number']) {
    expect(renderToStaticMarkup(createElement(TextInput, { ...LABELS, type }))).not.toContain('dir=')
  }
})
