import { useState } from 'react'

import { browserTransport, createClient } from '#client/client.ts'
import { fetchSuggestions } from '#client/lists/suggestions.ts'

const lower = (names: string[]) => names.map((name) => name.toLowerCase())

/** Which of the skills in a list the catalogue does not know, also of those that were typed just now. */
export function useUnknownSkills({ known, unknown }: { known: string[]; unknown: string[] }) {
  const [strange, setStrange] = useState(lower(unknown))

  async function ask(name: string): Promise<void> {
    // Typing goes on whether or not this is answered: then nothing is said of the word.
    const answer = await fetchSuggestions(createClient(browserTransport()), name).catch(() => undefined)
    if (answer?.namedSkill === null) setStrange((before) => [...before, name.toLowerCase()])
  }

  return {
    isUnknown: (name: string) => strange.includes(name.toLowerCase()),
    /** Our own names need no asking; only the server knows all of the aliases. */
    check(names: string[]): void {
      const ours = new Set([...lower(known), ...strange])
      for (const name of names) if (!ours.has(name.toLowerCase())) void ask(name)
    },
  }
}
