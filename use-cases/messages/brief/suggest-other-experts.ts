import { listCardVersions } from '#db/queries/lists/expert-cards.ts'
import { expertsInPlace, listExpertsPage } from '#db/queries/lists/listed-experts.ts'
import { type BriefRow, listSharedSkills } from '#db/queries/messages/briefs.ts'
import { findProfileOfUser } from '#db/queries/profiles/profiles.ts'
import { BRIEF_LIMITS } from '#domain/limits.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { workingDaysBetween } from '#domain/messages/brief/working-days.ts'
import type { Deps } from '#use-cases/deps.ts'
import { loadExpertCards } from '#use-cases/lists/read-expert-cards.ts'

import { type BriefMessage, briefRecipientState } from './present-brief.ts'

/** The skills by which others are looked for, and how many of each are considered. */
const SKILLS = 3
const OF_EACH = 12
const WANTED = { ...NO_HIRE_FILTER, availability: ['AVAILABLE' as const], answers: 'most' as const }

/** R344: whether enough working days have passed without a word from one of its experts. */
export function isBriefUnanswered(
  { sent_at, withdrawn_at }: Pick<BriefRow, 'sent_at' | 'withdrawn_at'>,
  rows: BriefMessage[],
  now: Date,
): boolean {
  if (sent_at === null || withdrawn_at !== null || workingDaysBetween(sent_at, now) < BRIEF_LIMITS.silentDays)
    return false
  return rows.some((row) => briefRecipientState(row) === 'waiting')
}

const hours = (card: ExpertCard) => card.responseTimeHours ?? Number.MAX_VALUE

/** R344: the first of those who have the most of the skills; of equals, who answers soonest. */
function best(cards: ExpertCard[], skills: string[]): ExpertCard[] {
  const shared = (card: ExpertCard) => card.skills.filter(({ slug }) => skills.includes(slug)).length
  return cards.toSorted((a, b) => shared(b) - shared(a) || hours(a) - hours(b)).slice(0, BRIEF_LIMITS.experts)
}

/** R344: others with the skills of a brief's experts who have time and answer most messages. */
export async function suggestOtherExperts(
  deps: Pick<Deps, 'db' | 'catalogue' | 'cards' | 'site'>,
  rows: BriefMessage[],
): Promise<ExpertCard[]> {
  const known = rows.flatMap((row) => row.profile_id ?? [])
  if (known.length === 0) return []
  const clientId = rows[0]?.sender_user_id
  const own = clientId ? await findProfileOfUser(deps.db, clientId) : undefined
  const skills = await listSharedSkills(deps.db, known, SKILLS)
  const page = { filter: WANTED, sort: 'recommended' as const, limit: OF_EACH, offset: 0 }
  const found = await Promise.all(skills.map((skill) => listExpertsPage(deps.db, expertsInPlace({ skill }), page)))
  const ids = [...new Set(found.flat().map((row) => row.profile_id))].filter(
    (id) => !known.includes(id) && id !== own?.id,
  )
  const cards = await loadExpertCards(deps, await listCardVersions(deps.db, ids))
  return best(cards, skills)
}
