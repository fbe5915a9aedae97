import { budgetToUsd } from '#catalogue/reading/parse-budget.ts'
import type { Db } from '#db/connection.ts'
import { facetValuesFromCodes } from '#domain/lists/facet-codes.ts'

/** What a person expects of a request, see README.md. */
export type Expected = {
  skills: string[]
  city?: string
  region?: string
  country?: string
  budget?: number
  currency?: string
  per?: string
  speaks?: string
  kind?: string
}

export type Expert = {
  slug: string
  skills: string[]
  city: string | null
  country: string | null
  minimumUsd: number | null
  languages: string[]
  kind: string
}

/** Everybody who is listed, with what requests ask for. */
export async function listExperts(db: Db): Promise<Expert[]> {
  const rows = await db
    .selectFrom('expert_search')
    .innerJoin('profile', 'profile.id', 'expert_search.profile_id')
    .select([
      'profile.slug',
      'expert_search.skills',
      'expert_search.city_slug',
      'expert_search.country_code',
      'keys',
      'expert_search.project_minimum_usd',
    ])
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    skills: row.skills,
    city: row.city_slug,
    country: row.country_code,
    minimumUsd: row.project_minimum_usd,
    languages: facetValuesFromCodes('language', row.keys),
    kind: facetValuesFromCodes('type', row.keys)[0] ?? '',
  }))
}

/** Whether the expert is a right answer; `loosely` if the skill is enough. */
export function fits(expert: Expert, expected: Expected, regions: ReadonlyMap<string, { cities: string[] }>): boolean {
  const { city, region, country, budget, currency = 'usd', per, speaks, kind } = expected
  const isThere =
    (city === undefined || expert.city === city) &&
    (country === undefined || expert.country === country) &&
    (region === undefined || (regions.get(region)?.cities.includes(expert.city ?? '') ?? false))
  const isPaid =
    budget === undefined ||
    per !== undefined ||
    (expert.minimumUsd !== null && expert.minimumUsd <= budgetToUsd({ currency }, budget))
  return (
    isThere &&
    isPaid &&
    hasSkill(expert, expected) &&
    (speaks === undefined || expert.languages.includes(speaks)) &&
    (kind === undefined || expert.kind === kind)
  )
}

export const hasSkill = (expert: Expert, { skills }: Expected) => skills.some((skill) => expert.skills.includes(skill))
