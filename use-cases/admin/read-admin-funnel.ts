import { findSearchedWord, listFunnelAreas, listSearchedWords } from '#db/queries/statistics/funnel.ts'
import type { SearchedTerm } from '#domain/admin/terms.ts'
import { normalizeTerm } from '#domain/admin/unmatched-term.ts'
import { utcDayBefore } from '#domain/day.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type AdminFunnel, adminFunnelQuerySchema } from '#domain/statistics/funnel.ts'
import { isStorableText } from '#domain/text/text-schema.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { suggestCatalogueEntries } from './find-catalogue-entry.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

const ROWS = 50
const WORDS = 100

/** R352, R354: the whole site's funnel by skill or place, and what was searched without results. */
export async function readAdminFunnel(
  { db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminFunnel>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = adminFunnelQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { by, days, skill, country } = parsed.data
  if (skill !== undefined && !catalogue.skills.has(skill)) {
    return fail('validation_failed', 'check skill', { skill: ['The catalogue has no such skill.'] })
  }
  if (country !== undefined && !catalogue.countries.has(country)) {
    return fail('validation_failed', 'check country', { country: ['The catalogue has no such country.'] })
  }
  const from = utcDayBefore(now(), days - 1)
  const [rows, words] = await Promise.all([
    listFunnelAreas(db, { by, from, skill, country, limit: ROWS }),
    listSearchedWords(db, { from, limit: WORDS }),
  ])
  const names = { skill: catalogue.skills, country: catalogue.countries, city: catalogue.cities }[by]
  return ok({
    by,
    days,
    rows: rows.map((row) => ({ ...row, name: names.get(row.slug)?.displayName ?? row.slug })),
    words: words.map(({ last_day, ...word }) => ({ ...word, lastDay: last_day })),
  })
}

/** R354: one such word, with what it may mean, for the desk of terms. */
export async function readSearchedWord(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  viewer: Viewer,
  { word }: { word: string },
): Promise<Result<SearchedTerm>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const term = normalizeTerm(word)
  const found = isStorableText(word) ? await findSearchedWord(db, term) : undefined
  if (!found) return fail('not_found', 'nobody has searched for this')
  const { last_day, ...rest } = found
  const suggest = (kind: 'skill' | 'city' | 'country') => suggestCatalogueEntries(catalogue, { kind, term })
  const suggestions = { skill: suggest('skill'), city: suggest('city'), country: suggest('country') }
  return ok({ ...rest, lastDay: last_day, suggestions })
}
