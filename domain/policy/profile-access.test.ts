import { expect, test } from 'vitest'

import type { WorkspaceRole } from '#domain/accounts/workspace.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'

import {
  mayEditUserProfile,
  mayEditWorkspaceProfile,
  maySeeProfile,
  seesPrivateFields,
  viewerRole,
} from './profile-access.ts'

function account(userId: string, more: { isAdmin?: boolean; in?: [string, WorkspaceRole] } = {}): Viewer {
  return {
    kind: 'account',
    userId,
    isAdmin: more.isAdmin ?? false,
    emailVerified: true,
    workspaces: new Map(more.in ? [more.in] : []),
  }
}

const OWNER = account('ada')
const STRANGER = account('eve')
const ADMIN = account('root', { isAdmin: true })
const MEMBER = account('mia', { in: ['w1', 'member'] })
const MANAGER = account('max', { in: ['w1', 'admin'] })

const person = { ownerUserId: 'ada', ownerWorkspaceId: null, visibility: 'PUBLIC', expertStatus: 'ACTIVE' } as const
const workspace = { ownerUserId: null, ownerWorkspaceId: 'w1', visibility: 'PUBLIC', expertStatus: 'ACTIVE' } as const

test('R5 the viewer’s standing', () => {
  expect(viewerRole(OWNER, person)).toBe('OWNER')
  expect(viewerRole(ADMIN, person)).toBe('ADMIN')
  expect(viewerRole(STRANGER, person)).toBe('VISITOR')
  expect(viewerRole(ANONYMOUS, person)).toBe('VISITOR')
  expect(viewerRole(MANAGER, workspace)).toBe('OWNER')
  expect(viewerRole(MEMBER, workspace)).toBe('MEMBER')
  expect(viewerRole(account('x', { in: ['w2', 'owner'] }), workspace)).toBe('VISITOR')
})

test.each([{ visibility: 'PRIVATE' as const }, { expertStatus: 'SUSPENDED' as const }])(
  'R6 %j: there for owner, member and admin, not for strangers',
  (state) => {
    expect(maySeeProfile(OWNER, { ...person, ...state })).toBe(true)
    expect(maySeeProfile(ADMIN, { ...person, ...state })).toBe(true)
    expect(maySeeProfile(MEMBER, { ...workspace, ...state })).toBe(true)
    expect(maySeeProfile(STRANGER, { ...person, ...state })).toBe(false)
    expect(maySeeProfile(MEMBER, { ...person, ...state })).toBe(false)
    expect(maySeeProfile(ANONYMOUS, { ...person, ...state })).toBe(false)
  },
)

test('R6 a public profile is there for everyone', () => {
  expect(maySeeProfile(ANONYMOUS, person)).toBe(true)
})

test('R7 a person’s profile: that person and admins', () => {
  expect(mayEditUserProfile(OWNER, person)).toBe(true)
  expect(mayEditUserProfile(ADMIN, person)).toBe(true)
  expect(mayEditUserProfile(STRANGER, person)).toBe(false)
  expect(mayEditUserProfile(ANONYMOUS, person)).toBe(false)
})

test('R7 R8 a workspace’s profile passes only its own check', () => {
  for (const viewer of [ADMIN, MANAGER]) {
    expect(mayEditUserProfile(viewer, workspace)).toBe(false)
    expect(mayEditWorkspaceProfile(viewer, workspace)).toBe(true)
  }
  expect(mayEditWorkspaceProfile(MEMBER, workspace)).toBe(false)
  expect(mayEditWorkspaceProfile(ADMIN, person)).toBe(false)
})

test('R9 private fields are for editors', () => {
  expect([OWNER, ADMIN, STRANGER, ANONYMOUS].map((viewer) => seesPrivateFields(viewer, person))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([MANAGER, ADMIN, MEMBER].map((viewer) => seesPrivateFields(viewer, workspace))).toEqual([true, true, false])
})
