import { useState } from 'react'

import { browserTransport, createClient } from '#client/client.ts'
import { fetchSuggestions } from '#client/lists/suggestions.ts'
import { guessIntendedSkill } from '#domain/lists/guess-intended-skill.ts'

/**
 * A skill as it was typed, and the slug of its entry in the catalogue, if there is one; else the name of the entry that
 * it probably means.
 */
export type SkillEntry = { name: string; slug: string | null; meant?: string | undefined }

/** The catalogue's entries of the skills in a list, also of those that were typed just now. */
export function useSkillEntries(saved: SkillEntry[]) {
  const [entries, setEntries] = useState(() => new Map(saved.map((entry) => [entry.name.toLowerCase(), entry])))
  const entryOf = (name: string) => entries.get(name.toLowerCase())

  async function ask(name: string): Promise<void> {
    // Typing goes on whether or not this is answered: then nothing is said of the word.
    const answer = await fetchSuggestions(createClient(browserTransport()), name).catch(() => undefined)
    if (!answer) return
    const { namedSkill: slug, skills } = answer
    const entry = { name, slug, meant: slug === null ? guessIntendedSkill(name, skills) : undefined }
    setEntries((before) => new Map(before).set(name.toLowerCase(), entry))
  }

  return {
    isUnknown: (name: string) => entryOf(name)?.slug === null,
    /** The name that an unknown skill probably means. */
    findMeant: (name: string) => entryOf(name)?.meant,
    /** The skill before this one that is the same entry: the profile shows the two as one. */
    findDouble: (name: string, before: string[]) => {
      const slug = entryOf(name)?.slug
      return slug ? before.find((other) => entryOf(other)?.slug === slug) : undefined
    },
    /** Only the server knows all of the aliases. */
    check(names: string[]): void {
      for (const name of names) if (!entryOf(name)) void ask(name)
    },
  }
}
