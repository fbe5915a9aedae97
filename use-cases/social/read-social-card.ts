import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  type SocialCardContext,
  citySocialCard,
  countrySocialCard,
  forExpertsSocialCard,
  hireSocialCard,
  homeSocialCard,
  placesSocialCard,
  profileSocialCard,
  skillsSocialCard,
} from '#domain/social/social-cards.ts'
import { MAX_SOCIAL_CHIPS, type SocialCard } from '#domain/social/social-image.ts'
import { ANONYMOUS } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { readHirePage } from '#use-cases/lists/read-hire-page.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { readProfile } from '#use-cases/profiles/read-profile.ts'

type CardDeps = Pick<Deps, 'db' | 'catalogue' | 'cards' | 'now' | 'site'> & Pick<SocialCardContext, 'say'>

export type FoundCard = { kind: 'card'; card: SocialCard } | { kind: 'moved'; path: string }

const MISSING = fail('not_found', 'there is no such picture')

const siteOf = ({ say, site: { mediaUrl } }: CardDeps): SocialCardContext => ({ say, mediaUrl })

const found = (card: SocialCard): Result<FoundCard> => ok({ kind: 'card', card })

async function readHireCard(deps: CardDeps, path: string): Promise<Result<FoundCard>> {
  const read = await readHirePage(deps, { path, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
  return read.ok ? found(hireSocialCard(read.value, siteOf(deps))) : MISSING
}

/** R6: the image is public, so it shows what a stranger may see. */
async function readProfileCard(deps: CardDeps, slug: string): Promise<Result<FoundCard>> {
  const read = await readProfile(deps, ANONYMOUS, { slug })
  if (!read.ok) return MISSING
  const { value } = read
  if (value.kind === 'moved') return ok({ kind: 'moved', path: `/social/profile/${value.slug}` })
  return value.profile.slug === slug
    ? found(profileSocialCard(deps.catalogue.shownProfile(value.profile), siteOf(deps)))
    : MISSING
}

function findCityCard(deps: CardDeps, slug: string): Result<FoundCard> {
  const { catalogue } = deps
  const city = catalogue.cities.get(slug.normalize('NFC'))
  const country = city && catalogue.countries.get(city.country)
  return city && country
    ? found(citySocialCard({ city, country, skills: catalogue.skillsLinkedIn(city) }, siteOf(deps)))
    : MISSING
}

function findCountryCard(deps: CardDeps, place: { country: string; skill: string }): Result<FoundCard> {
  const { catalogue } = deps
  const [country, skill] = [catalogue.countries.get(place.country), catalogue.skills.get(place.skill)]
  const cities = country && skill ? catalogue.citiesLinkedFor({ country, skill }) : []
  return country && skill && cities.length > 0
    ? found(countrySocialCard({ country, skill, cities }, siteOf(deps)))
    : MISSING
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

async function readHomeCard(deps: CardDeps): Promise<Result<FoundCard>> {
  const { total, experts } = await searchExperts(deps, { q: '', page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
  const headline = deps.site.brand?.page.home?.headline
  return found(homeSocialCard({ total, experts, headline }, siteOf(deps)))
}

async function readForExpertsCard(deps: CardDeps): Promise<Result<FoundCard>> {
  const { experts } = await searchExperts(deps, { q: '', page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
  return found(forExpertsSocialCard(experts, siteOf(deps)))
}

/** The current card for a path, raw (still encoded, without extension). Only pages have one. */
export async function readSocialCard(deps: CardDeps, { path }: { path: string }): Promise<Result<FoundCard>> {
  const page = path.slice('/social'.length)
  const [area, ...parts] = page.slice(1).split('/').map(decode)
  const [first = '', second = '', third = ''] = parts
  const { catalogue } = deps
  switch (`${area} ${parts.length}`) {
    case 'home 0':
      return readHomeCard(deps)
    case 'for-experts 0':
      return readForExpertsCard(deps)
    case 'hire 0':
      return found(
        skillsSocialCard(
          { total: catalogue.offeredSkills.length, top: catalogue.skillsRelatedTo('homepage') },
          siteOf(deps),
        ),
      )
    case 'hire 1':
    case 'hire 2':
    case 'hire 3':
      return readHireCard(deps, page)
    case 'profile 1':
      return readProfileCard(deps, first)
    case 'browse 0':
      return found(
        placesSocialCard(
          { total: catalogue.cities.size, top: catalogue.busiestCities(MAX_SOCIAL_CHIPS) },
          siteOf(deps),
        ),
      )
    case 'browse 2':
      return first === 'cities' ? findCityCard(deps, second) : MISSING
    case 'browse 3':
      return first === 'countries' ? findCountryCard(deps, { country: second, skill: third }) : MISSING
    default:
      return MISSING
  }
}
