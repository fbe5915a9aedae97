/** A skill, with the place that a profile is listed under. */
export type ListedPlace = { skill: string; countryCode: string; citySlug: string | null }

/** `''` stands for no country and no city. */
export type CountChange = { skill: string; countryCode: string; citySlug: string; experts: number }

/** The pages that a listing is counted on: of its skill, also in its country, also in its city. */
function pagesOf({ skill, countryCode, citySlug }: ListedPlace): Omit<CountChange, 'experts'>[] {
  return [
    { skill, countryCode: '', citySlug: '' },
    { skill, countryCode, citySlug: '' },
    ...(citySlug === null ? [] : [{ skill, countryCode, citySlug }]),
  ]
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** R44: what the counts gain and lose, by key, so that all who write counts lock them in one order. */
export function countChanges(before: ListedPlace[], after: ListedPlace[]): CountChange[] {
  const changes = new Map<string, CountChange>()
  for (const [places, by] of [[before, -1] as const, [after, 1] as const]) {
    for (const page of places.flatMap(pagesOf)) {
      const key = JSON.stringify([page.skill, page.countryCode, page.citySlug])
      changes.set(key, { ...page, experts: (changes.get(key)?.experts ?? 0) + by })
    }
  }
  return [...changes.values()]
    .filter((change) => change.experts !== 0)
    .sort(
      (a, b) => compare(a.skill, b.skill) || compare(a.countryCode, b.countryCode) || compare(a.citySlug, b.citySlug),
    )
}
