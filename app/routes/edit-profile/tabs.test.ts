import { expect, test } from 'vitest'

import { findEditorTab, editorTabOrGeneral, editorTabs } from './tabs.ts'

const person = { owner: { id: 'u', type: 'PERSON' as const } }
const workspace = { owner: { id: 'w', type: 'WORKSPACE' as const } }

test('R110 the tabs of a person, a workspace and an admin', () => {
  const noAdmin = { isAdmin: false }
  expect(editorTabs({ ...person, role: 'OWNER' }, noAdmin)).toEqual([
    'general',
    'expert-details',
    'availability',
    'portfolio-highlight',
    'activate',
  ])
  expect(editorTabs({ ...workspace, role: 'OWNER' }, noAdmin)).toEqual(['general', 'portfolio-highlight'])
  for (const owned of [person, workspace]) {
    expect(editorTabs({ ...owned, role: 'ADMIN' }, { isAdmin: true })).toEqual([
      'general',
      'portfolio-highlight',
      'admin',
    ])
  }
})

test('R110 an admin has the admin tab on their own profile, too', () => {
  expect(editorTabs({ ...person, role: 'OWNER' }, { isAdmin: true }).at(-1)).toBe('admin')
  expect(editorTabs({ ...workspace, role: 'OWNER' }, { isAdmin: true })).toEqual([
    'general',
    'portfolio-highlight',
    'admin',
  ])
  expect(findEditorTab({ ...person, role: 'OWNER' }, 'admin', { isAdmin: true })).toBe('admin')
})

test('R110 no other tab exists; content without its own tab is on the general one', () => {
  expect(findEditorTab({ ...person, role: 'OWNER' }, 'admin')).toBeUndefined()
  expect(findEditorTab({ ...workspace, role: 'OWNER' }, '__proto__')).toBeUndefined()
  expect(editorTabOrGeneral({ ...workspace, role: 'OWNER' }, 'expert-details')).toBe('general')
})
