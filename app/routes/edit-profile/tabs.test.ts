import { expect, test } from 'vitest'

import { findTab, tabFor, tabsOf } from './tabs.ts'

const person = { owner: { id: 'u', type: 'PERSON' as const } }
const workspace = { owner: { id: 'w', type: 'WORKSPACE' as const } }

test('R110 the tabs of a person, a workspace and an admin', () => {
  const noAdmin = { isAdmin: false }
  expect(tabsOf({ ...person, role: 'OWNER' }, noAdmin)).toEqual([
    'general',
    'expert-details',
    'availability',
    'portfolio-highlight',
    'activate',
  ])
  expect(tabsOf({ ...workspace, role: 'OWNER' }, noAdmin)).toEqual(['general', 'portfolio-highlight'])
  for (const owned of [person, workspace]) {
    expect(tabsOf({ ...owned, role: 'ADMIN' }, { isAdmin: true })).toEqual(['general', 'portfolio-highlight', 'admin'])
  }
})

test('R110 an admin has the admin tab on their own profile, too', () => {
  expect(tabsOf({ ...person, role: 'OWNER' }, { isAdmin: true }).at(-1)).toBe('admin')
  expect(tabsOf({ ...workspace, role: 'OWNER' }, { isAdmin: true })).toEqual([
    'general',
    'portfolio-highlight',
    'admin',
  ])
  expect(findTab({ ...person, role: 'OWNER' }, 'admin', { isAdmin: true })).toBe('admin')
})

test('R110 no other tab exists; content without its own tab is on the general one', () => {
  expect(findTab({ ...person, role: 'OWNER' }, 'admin')).toBeUndefined()
  expect(findTab({ ...workspace, role: 'OWNER' }, '__proto__')).toBeUndefined()
  expect(tabFor({ ...workspace, role: 'OWNER' }, 'expert-details')).toBe('general')
})
