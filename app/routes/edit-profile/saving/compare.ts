import { loadWork } from '#app/routes/edit-profile/load-work.ts'
import { languageNames } from '#app/ui/format.ts'
import type { Client } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Compared } from './answer.ts'
import type { differences } from './tab-values.ts'

type Difference = ReturnType<typeof differences>[number]

const CHECKBOXES = new Set(['public', 'hirable'])
const OF_WORK = /^(?:highlight\d|order)$/

/** Formats both sides of every conflict as text. */
export async function compare(client: Client, profile: Profile, conflicts: Difference[]): Promise<Compared[]> {
  const work = conflicts.some(({ name }) => OF_WORK.test(name)) ? (await loadWork(client, profile.slug)).all : []
  const workNames = new Map(work.map(({ id, name }) => [id, name]))

  function formatValue(name: string, value: string | string[]): string {
    if (CHECKBOXES.has(name)) return value === 'on' ? 'Yes' : 'No'
    if (name === 'picture') return value === '' ? 'No picture' : 'The picture'
    if (name === 'languages') return languageNames([value].flat())
    if (OF_WORK.test(name)) {
      return [value]
        .flat()
        .map((id) => workNames.get(id) ?? '')
        .join(', ')
    }
    return [value].flat().join(', ')
  }

  return conflicts.map(({ name, label, mine, theirs, proposed }) => ({
    name,
    label,
    proposed,
    mine: formatValue(name, mine),
    theirs: formatValue(name, theirs),
  }))
}
