import { profileType } from '#client/profiles/profile-model.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** R110: the tabs by whom they are for, in the order in which they are shown. */
const TABS = {
  user: ['general', 'expert-details', 'availability', 'portfolio-highlight', 'activate'],
  workspace: ['general', 'portfolio-highlight'],
  admin: ['general', 'portfolio-highlight', 'admin'],
} as const

export type Tab = (typeof TABS)[keyof typeof TABS][number]

export const TAB_NAMES: Record<Tab, string> = {
  general: 'General',
  'expert-details': 'Expert details',
  availability: 'Availability',
  'portfolio-highlight': 'Portfolio highlight',
  activate: 'Activate',
  admin: 'Admin',
}

type Edited = Pick<Profile, 'role' | 'owner'>

/** An admin has tabs of their own, whoever owns the profile; on their own profile, an owner's and the admin's. */
export function tabsOf(profile: Edited, { isAdmin }: { isAdmin: boolean }): readonly Tab[] {
  if (profile.role === 'ADMIN') return TABS.admin
  const own = TABS[profileType(profile)]
  return isAdmin ? [...own, 'admin'] : own
}

export function findTab(profile: Edited, name: string, viewer = { isAdmin: false }): Tab | undefined {
  return tabsOf(profile, viewer).find((tab) => tab === name)
}

/** Where a person edits what stands on one of their five tabs; a workspace has two, an admin no other either. */
export function tabFor(profile: Edited, wanted: Tab): Tab {
  return findTab(profile, wanted) ?? 'general'
}
