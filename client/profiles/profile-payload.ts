import type { ApiCalls } from '#api/api-calls.ts'
import { PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'
import type { SentFields } from '#domain/profiles/profile-input.ts'
import type { ProfileType } from '#domain/profiles/profile.ts'

export type UserPayload = ApiCalls['PATCH /v1/marketplace/profile/user']['body']
export type WorkspacePayload = ApiCalls['PATCH /v1/marketplace/profile/workspace/{workspaceId}']['body']

/** The fields that this profile type has. Undefined fields are not sent; an empty text clears a field. */
export function toPayload(type: ProfileType, fields: SentFields): SentFields {
  const known: Record<string, unknown> = fields
  const names = Object.keys(PROFILE_FIELDS[type]).filter((name) => known[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, known[name]]))
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
export function editedFields(before: SentFields, after: SentFields): string[] {
  const known: Record<string, unknown> = before
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && differs(known[name], value))
    .map(([name]) => name)
}
