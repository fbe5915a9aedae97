import { useState } from 'react'

import { browserTransport, createClient } from '#client/client.ts'
import { fetchSuggestions } from '#client/lists/suggestions.ts'

/** A skill as it was typed, and the slug of its entry in the catalogue, if there is one. */
export type SkillEntry = { name: string; slug: string | null }

/** The catalogue's entries of the skills in a list, also of those that were typed just now. */
export function useSkillEntries(saved: SkillEntry[]) {
  const [slugs, setSlugs] = useState(() => new Map(saved.map(({ name, slug }) => [name.toLowerCase(), slug])))
  const slugOf = (name: string) => slugs.get(name.toLowerCase())

  async function ask(name: string): Promise<void> {
    // Typing goes on whether or not this is answered: then nothing is said of the word.
    const answer = await fetchSuggestions(createClient(browserTransport()), name).catch(() => undefined)
    if (answer) setSlugs((before) => new Map(before).set(name.toLowerCase(), answer.namedSkill))
  }

  return {
    isUnknown: (name: string) => slugOf(name) === null,
    /** The skill before this one that is the same entry: the profile shows the two as one. */
    findDouble: (name: string, before: string[]) => {
      const slug = slugOf(name)
      return slug ? before.find((other) => slugOf(other) === slug) : undefined
    },
    /** Only the server knows all of the aliases. */
    check(names: string[]): void {
      for (const name of names) if (slugOf(name) === undefined) void ask(name)
    },
  }
}
