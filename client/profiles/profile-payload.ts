import type { ApiCalls } from '#api/api-calls.ts'
import { PROFILE_FIELDS, STORED_PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'
import type { ProfileFieldsInput } from '#domain/profiles/profile-input.ts'
import type { Profile, ProfileType } from '#domain/profiles/profile.ts'

import { profilePicture, profileType } from './profile-model.ts'

export type UserPayload = ApiCalls['PATCH /v1/marketplace/profile/user']['body']
export type WorkspacePayload = ApiCalls['PATCH /v1/marketplace/profile/workspace/{workspaceId}']['body']

/** The fields that this profile type has. Undefined fields are not sent; an empty text clears a field. */
export function toProfilePayload(type: ProfileType, fields: ProfileFieldsInput): ProfileFieldsInput {
  const known: Record<string, unknown> = fields
  const names = Object.keys(PROFILE_FIELDS[type]).filter((name) => known[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, known[name]]))
}

/** What every save sends; whether it is public and open for contact goes only where that was changed. */
function sentAlways(profile: Profile): ProfileFieldsInput {
  const stored = STORED_PROFILE_FIELDS.map(({ name }) => [name, profile[name]])
  return {
    ...(Object.fromEntries(stored) as ProfileFieldsInput),
    about: profile.about ?? profile.bio,
    location: profile.location,
    inquiryEmailAddress: profile.inquiryEmailAddress ?? null,
    profileImg: profilePicture(profile) ?? null,
    website: profile.website ?? profile.websiteUrl,
  }
}

/** The profile as it was read, with these changes in it: all that the specification lists for its type. */
export function completeProfilePayload(profile: Profile, changes: ProfileFieldsInput): ProfileFieldsInput {
  const { location, ...before } = sentAlways(profile)
  return toProfilePayload(profileType(profile), {
    ...before,
    ...changes,
    location: { ...location, ...changes.location },
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the sent values differ from the stored ones; fields that are not sent do not count. */
function differs(before: unknown, sent: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(sent)) {
    return before.length !== sent.length || sent.some((value, index) => differs(before[index], value))
  }
  if (isObject(before) && isObject(sent)) return Object.keys(sent).some((key) => differs(before[key], sent[key]))
  return !Object.is(before, sent)
}

/** The fields that `after` changes, in its order. */
export function listEditedFields(before: ProfileFieldsInput, after: ProfileFieldsInput): string[] {
  const known: Record<string, unknown> = before
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && differs(known[name], value))
    .map(([name]) => name)
}
