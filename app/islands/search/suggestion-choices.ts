import * as addresses from '#domain/addresses.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

import type { SearchWords } from './search-words.ts'

export type Choice =
  | { kind: 'skill'; name: string }
  | { kind: 'expert'; name: string; slug: string; picture: string | null }
  | { kind: 'place'; name: string; note: string }

export type Group = { title: string; choices: Choice[] }

export type FieldName = 'what' | 'where'

function groupsOf(field: FieldName, { skills, experts, places }: Suggestions, words: SearchWords): Group[] {
  const placeGroup: Group = {
    title: words.places,
    choices: places.map(({ kind, displayName, matched }) => ({
      kind: 'place',
      name: displayName,
      note: [matched, words[kind]].filter(Boolean).join(' · '),
    })),
  }
  if (field === 'where') return [placeGroup]
  return [
    { title: words.skills, choices: skills.map(({ displayName }) => ({ kind: 'skill', name: displayName })) },
    {
      title: words.experts,
      choices: experts.map(({ slug, name, profileImg }) => ({ kind: 'expert', name, slug, picture: profileImg })),
    },
    placeGroup,
  ]
}

/** The suggestions that a field shows: skills, experts and places for `what`, places for `where`. */
export function suggestionGroups(field: FieldName, found: Suggestions | undefined, words: SearchWords): Group[] {
  return found ? groupsOf(field, found, words).filter(({ choices }) => choices.length > 0) : []
}

type Values = Record<FieldName, string>

/** Navigates to an address, or fills the fields and then submits the form or moves to the field that is still empty. */
export type Outcome = { go: string } | { fill: Values; next: 'send' | FieldName }

/**
 * R314: a choice fills the field that it belongs to, wherever it was offered. Once both fields have something the search
 * is sent; the server picks the page, since not every skill has one at every place.
 */
export function applySuggestion(choice: Choice, offeredIn: FieldName, values: Values): Outcome {
  if (choice.kind === 'expert') return { go: addresses.profile(choice.slug) }
  const own = choice.kind === 'skill' ? 'what' : 'where'
  // What was typed for a place into the other field is not searched for.
  const fill = { ...values, [offeredIn]: '', [own]: choice.name }
  const empty = (['what', 'where'] as const).find((field) => fill[field].trim() === '')
  return { fill, next: empty ?? 'send' }
}
