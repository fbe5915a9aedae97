import type { Catalogue } from '#catalogue/catalogue.ts'
import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import { splitKnownChoices } from '#domain/lists/known-choice.ts'

export type IgnoredChoice = { name: string; value: string }

type ListQuery = {
  /** What the list understands of an address. */
  query: URLSearchParams
  /** R307: values that no filter has. */
  ignored: IgnoredChoice[]
}

/** For loaders alone: what filters know stays on the server. */
export function parseListQuery(given: URLSearchParams, regions: Catalogue['regions']): ListQuery {
  const query = new URLSearchParams(given)
  const ignored: IgnoredChoice[] = []
  for (const name of LISTING_PARAMETERS.filter((one) => one !== 'page')) {
    const values = given.getAll(name).filter((value) => value !== '')
    const { known, unknown } = splitKnownChoices(name, values, regions)
    query.delete(name)
    for (const value of known) query.append(name, value)
    ignored.push(...unknown.map((value) => ({ name, value })))
  }
  return { query, ignored }
}
