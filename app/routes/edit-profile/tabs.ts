import { profileType } from '#client/profiles/profile-model.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** R110: the tabs by role, in display order. */
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

/** An admin who is not the owner has separate tabs, for any profile. */
export function tabsOf(profile: Pick<Profile, 'role' | 'owner'>): readonly Tab[] {
  return profile.role === 'ADMIN' ? TABS.admin : TABS[profileType(profile)]
}

export function findTab(profile: Pick<Profile, 'role' | 'owner'>, name: string): Tab | undefined {
  return tabsOf(profile).find((tab) => tab === name)
}

/** The preferred tab if this editor has it, else the general one: workspaces and admins have fewer tabs. */
export function tabFor(profile: Pick<Profile, 'role' | 'owner'>, preferred: Tab): Tab {
  return findTab(profile, preferred) ?? 'general'
}
