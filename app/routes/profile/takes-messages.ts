import type { Profile } from '#domain/profiles/profile.ts'

/** R85: whether this viewer could write to the profile. */
export function takesMessages({ hirable, isExpert, public: isPublic, role }: Profile): boolean {
  return hirable && isExpert && isPublic && role !== 'OWNER' && role !== 'MEMBER'
}
