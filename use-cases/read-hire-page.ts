import type { HireAnswer } from '#domain/expert-card.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import type { Deps } from './deps.ts'
import { readExpertPage } from './read-expert-page.ts'

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

/** The experts of a hire page; only paths of the site map are pages. */
export async function readHirePage(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { path, page }: { path: string; page: number },
): Promise<Result<HireAnswer>> {
  const place = deps.catalogue.parseHirePath(path)
  if (!place) return fail('not_found', 'there is no such hire page')
  const { skill, country, city } = place
  const filter = {
    skill: skill.slug,
    ...(country && { country: country.slug }),
    ...(city && { city: city.slug }),
  }
  return ok({
    path: place.path,
    skill: named(skill),
    country: country ? named(country) : null,
    city: city ? named(city) : null,
    ...(await readExpertPage(deps, filter, page)),
    facets: {},
  })
}
