import { expect, test } from 'vitest'

import type { Me } from '#domain/profiles/profile.ts'

import { landingFor, parseNextAddress } from './landing.ts'

const me = (values: object) => ({ user: { role: 'user' }, profile: null, workspaces: [], ...values }) as unknown as Me

test('R296 experts begin at their dashboard, admins at the admin pages, everybody else at the start page', () => {
  expect(landingFor(me({}))).toBe('/')
  expect(landingFor(me({ profile: { slug: 'ada' } }))).toBe('/dashboard')
  expect(landingFor(me({ workspaces: [{ profileSlug: null }] }))).toBe('/')
  expect(landingFor(me({ workspaces: [{ profileSlug: null }, { profileSlug: 'north' }] }))).toBe('/dashboard')
  expect(landingFor(me({ user: { role: 'admin' } }))).toBe('/admin')
})

test('R296 a way that was named counts, and only one of ours', () => {
  expect([null, '', undefined].map(parseNextAddress)).toEqual(['', '', ''])
  expect(parseNextAddress('/following')).toBe('/following')
  expect(parseNextAddress('//evil.example')).toBe('/')
})
