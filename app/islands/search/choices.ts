import * as addresses from '#domain/addresses.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

export type Choice =
  | { kind: 'skill'; name: string; path: string }
  | { kind: 'expert'; name: string; slug: string; picture: string | null }
  | { kind: 'place'; name: string; note: string }

export type Group = { title: string; choices: Choice[] }

export type FieldName = 'what' | 'where'

function groupsOf(field: FieldName, { skills, experts, places }: Suggestions): Group[] {
  if (field === 'where') {
    return [
      {
        title: 'Places',
        choices: places.map(({ kind, displayName }) => ({
          kind: 'place',
          name: displayName,
          note: kind === 'city' ? 'City' : 'Country',
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

/** The suggestions that a field shows: skills and experts for `what`, places for `where`. */
export function choiceGroups(field: FieldName, found: Suggestions | undefined): Group[] {
  return found ? groupsOf(field, found).filter(({ choices }) => choices.length > 0) : []
}

/** Navigates to an address, or fills the field and optionally submits the form. */
export type Outcome = { go: string } | { fill: string; send: boolean }

export function outcomeOf(choice: Choice, where: string): Outcome {
  switch (choice.kind) {
    case 'expert':
      return { go: addresses.profile(choice.slug) }
    case 'place':
      return { fill: choice.name, send: false }
    case 'skill':
      // With a place the form is submitted and the server picks the page: not every skill has one there.
      return where.trim() === '' ? { go: choice.path } : { fill: choice.name, send: true }
  }
}
