import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { STORED_PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An empty text and null clear a field, and so does an empty list: where nothing is stored, they change nothing. */
function isStored(value: unknown, stored: unknown): boolean {
  if (value === undefined) return true
  if (Array.isArray(stored)) {
    const list = value ?? []
    return Array.isArray(list) && list.length === stored.length && list.every((one, index) => one === stored[index])
  }
  return (value === '' ? null : value) === stored
}

/** Half a place keeps its other half; null clears both. */
function isStoredPlace(location: unknown, { city, country }: ProfileRow): boolean {
  const sent = location ?? { city: null, country: null }
  if (!isObject(sent) || Object.keys(sent).some((name) => name !== 'city' && name !== 'country')) return false
  return isStored(sent['city'], city) && isStored(sent['country'], country)
}

/**
 * R281: clients send whole profiles. What is sent as it is stored is no change, so that rules which came after it was
 * stored do not refuse it, and its terms are not counted again.
 */
export function omitUnchanged(input: unknown, before: ProfileRow): unknown {
  if (!isObject(input)) return input
  const stored = new Map<string, unknown>(STORED_PROFILE_FIELDS.map(({ name, column }) => [name, before[column]]))
  const changed = Object.entries(input).filter(([name, value]) => {
    if (name === 'location') return !isStoredPlace(value, before)
    return !stored.has(name) || !isStored(value, stored.get(name))
  })
  return Object.fromEntries(changed)
}
