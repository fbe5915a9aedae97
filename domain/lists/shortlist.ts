import { MAX_SHORTLIST } from '#domain/limits.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'

/** Handles of experts, in the order in which they were added. */
export type Shortlist = readonly string[]

/** R71: parses a cookie or URL, which anyone may have written: invalid handles are left out. */
export function parseShortlist(text: string, separator: string): Shortlist {
  const handles = text.split(separator).map(normalizeHandle).filter(isHandle)
  return [...new Set(handles)].slice(0, MAX_SHORTLIST)
}

/** R70: undefined when the list would be too long. */
export function addToShortlist(list: Shortlist, handles: Shortlist): Shortlist | undefined {
  const longer = [...new Set([...list, ...handles])]
  return longer.length > MAX_SHORTLIST ? undefined : longer
}

export function removeFromShortlist(list: Shortlist, handle: string): Shortlist {
  return list.filter((one) => one !== handle)
}

/** Moves an expert next to another one, since experts that are not shown may be between the two. */
export function moveInShortlist(
  list: Shortlist,
  handle: string,
  { side, other }: { side: 'before' | 'after'; other: string },
): Shortlist {
  if (handle === other || !list.includes(handle) || !list.includes(other)) return list
  const rest = removeFromShortlist(list, handle)
  const place = rest.indexOf(other) + (side === 'before' ? 0 : 1)
  return rest.toSpliced(place, 0, handle)
}
