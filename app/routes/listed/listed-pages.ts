import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import type { Profile } from '#domain/profiles/profile.ts'

export type ListedPages = { skill: string; pages: { name: string; path: string }[] }[]

/** R714, R720: the hire pages that list a profile: for each skill everywhere, in its country and in its city, where there is one. */
export function listedPages(
  { skills, location }: Pick<Profile, 'skills' | 'location'>,
  catalogue: Catalogue,
  t: PageTexts,
): ListedPages {
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(location)
  const names = { city: catalogue.cities.get(city ?? ''), country: catalogue.countries.get(country ?? '') }
  return catalogue.listedUnder(skills).flatMap((skill) => {
    const displayName = catalogue.skills.get(skill)?.displayName ?? skill
    const wanted = [
      { name: t('listed.everywhere'), path: catalogue.hireLink({ skill }) },
      names.country && {
        name: t('listed.in', { place: withPlaceArticle(names.country.displayName) }),
        path: catalogue.hireLink({ skill, country: names.country.slug }),
      },
      names.city && {
        name: t('listed.in', { place: names.city.displayName }),
        path: catalogue.hireLink({ skill, city: names.city.slug, ...(country && { country }) }),
      },
    ]
    // Where a place has no page of its own, the link is that of the larger one, which is named already.
    const pages = new Map<string, { name: string; path: string }>()
    for (const one of wanted)
      if (one?.path && !pages.has(one.path)) pages.set(one.path, { name: one.name, path: one.path })
    return pages.size > 0 ? [{ skill: displayName, pages: [...pages.values()] }] : []
  })
}
