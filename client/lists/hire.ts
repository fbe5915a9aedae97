import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'
import { memoizeByObject } from '#domain/memoize.ts'

import { pickListingParameters } from './listing-query.ts'

type HireParts = { skill: string; country?: string | undefined; city?: string | undefined }

export function fetchHirePageByParts(
  client: Client,
  { skill, country, city }: HireParts,
  query = '',
): Promise<HireAnswer> {
  if (!country) return client.get('/v1/marketplace/hire/{skill}', { params: { skill }, query })
  if (!city) return client.get('/v1/marketplace/hire/{skill}/{country}', { params: { skill, country }, query })
  return client.get('/v1/marketplace/hire/{skill}/{country}/{city}', { params: { skill, country, city }, query })
}

type PageQuery = {
  path: string
  query: URLSearchParams
  /** Other hire pages whose experts are counted in the same call. */
  counted?: readonly string[]
}

/** The experts of a hire page; undefined if the page or its parameters do not exist. */
export async function fetchHirePage(
  client: Client,
  { path, query, counted = [] }: PageQuery,
): Promise<HireAnswer | undefined> {
  const [skill = '', country, city] = path.split('/').slice(2)
  const asked = [String(pickListingParameters(query)), countedQuery(counted)].filter(Boolean).join('&')
  try {
    return await fetchHirePageByParts(client, { skill, country, city }, asked)
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

/** How many experts are listed in each city, by its slug; cities without any are left out. */
export async function fetchCityCounts(client: Client): Promise<Record<string, number>> {
  const { counts } = await client.get('/v1/marketplace/city-counts')
  return counts
}

/** Written once per list of paths: a page has dozens. */
const countedQuery = memoizeByObject((paths: readonly string[]) =>
  String(new URLSearchParams(paths.map((path) => ['count', path]))),
)
const queryOf = memoizeByObject((paths: readonly string[]) =>
  String(new URLSearchParams(paths.map((path) => ['path', path]))),
)
const EVERY_SKILL: string[] = []

/** The number of experts on each of these hire pages; by default on the page of every skill. */
export async function fetchHireCounts(client: Client, paths = EVERY_SKILL): Promise<Record<string, number>> {
  const { counts } = await client.get('/v1/marketplace/hire-counts', { query: queryOf(paths) })
  return counts
}
