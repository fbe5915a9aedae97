import * as addresses from '#domain/addresses.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

export type Choice =
  | { kind: 'skill'; name: string; path: string }
  | { kind: 'expert'; name: string; slug: string; picture: string | null }
  | { kind: 'place'; name: string; note: string }

export type Group = { title: string; choices: Choice[] }

const KINDS = { city: 'City', region: 'Region', country: 'Country' }

export type FieldName = 'what' | 'where'

function groupsOf(field: FieldName, { skills, experts, places }: Suggestions): Group[] {
  if (field === 'where') {
    return [
      {
        title: 'Places',
        choices: places.map(({ kind, displayName, matched }) => ({
          kind: 'place',
          name: displayName,
          note: [matched, KINDS[kind]].filter(Boolean).join(' · '),
        })),
      },
    ]
  }
  return [
    { title: 'Skills', choices: skills.map(({ displayName, path }) => ({ kind: 'skill', name: displayName, path })) },
    {
      title: 'Experts',
      choices: experts.map(({ slug, name, profileImg }) => ({ kind: 'expert', name, slug, picture: profileImg })),
    },
  ]
}

/** What a field offers of an answer: skills and experts for what, places for where. */
export function choiceGroups(field: FieldName, found: Suggestions | undefined): Group[] {
  return found ? groupsOf(field, found).filter(({ choices }) => choices.length > 0) : []
}

/** Go to an address, or fill the field and perhaps send the form. */
export type Outcome = { go: string } | { fill: string; send: boolean }

export function outcomeOf(choice: Choice, where: string): Outcome {
  switch (choice.kind) {
    case 'expert':
      return { go: addresses.profile(choice.slug) }
    case 'place':
      return { fill: choice.name, send: false }
    case 'skill':
      // With a place the server finds the page: not every skill has one there.
      return where.trim() === '' ? { go: choice.path } : { fill: choice.name, send: true }
  }
}
