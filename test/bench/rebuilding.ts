import { sql } from 'kysely'

import { withoutTimeouts } from '#server/deps.ts'
import { computeCatalogueSnapshot } from '#use-cases/catalogue/compute-snapshot.ts'

import type { Figure } from './figure.ts'
import { medians } from './measure.ts'
import type { BenchSite } from './site.ts'

/** Rebuilding the catalogue's tables from the listed experts, against counting them by skill and place. */
export async function measureRebuilding({ deps, profiles }: BenchSite): Promise<Figure[]> {
  const yardstick = 'GROUP BY skill, country, city'
  // As jobs do, without the limits of requests.
  const { db } = withoutTimeouts(deps)
  const times = await medians(
    {
      [yardstick]: () =>
        sql`select skill, country_code, city_slug, count(*) from listing group by skill, country_code, city_slug`.execute(
          db,
        ),
      'rebuild-catalogue': () => computeCatalogueSnapshot(db),
    },
    { rounds: 5 },
  )
  return [
    {
      name: 'rebuild-catalogue',
      profiles,
      value: times['rebuild-catalogue'] ?? Number.NaN,
      unit: 'ms',
      yardstick: { name: yardstick, value: times[yardstick] ?? Number.NaN },
      // The rebuild of a small site mostly depends on the size of the catalogue.
      ...(profiles >= 1_000_000 && { atMost: 2 }),
    },
  ]
}
