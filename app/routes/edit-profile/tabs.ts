import { profileType } from '#client/profiles/profile-model.ts'
import { EDIT_TABS, type EditTab } from '#domain/profiles/edit-tabs.ts'
import type { Profile } from '#domain/profiles/profile.ts'

export type Tab = EditTab

type Edited = Pick<Profile, 'role' | 'owner'>

/** An admin who is not the owner has separate tabs; on their own profile an admin has the admin tab besides the owner's. */
export function editorTabs(profile: Edited, { isAdmin }: { isAdmin: boolean }): readonly Tab[] {
  if (profile.role === 'ADMIN') return EDIT_TABS.admin
  const own = EDIT_TABS[profileType(profile)]
  return isAdmin ? [...own, 'admin'] : own
}

export function findEditorTab(profile: Edited, name: string, viewer = { isAdmin: false }): Tab | undefined {
  return editorTabs(profile, viewer).find((tab) => tab === name)
}

/** The preferred tab if this editor has it, else the general one: workspaces and admins have fewer tabs. */
export function editorTabOrGeneral(profile: Edited, preferred: Tab): Tab {
  return findEditorTab(profile, preferred) ?? 'general'
}
