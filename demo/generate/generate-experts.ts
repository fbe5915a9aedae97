import type { Catalogue } from '#catalogue/catalogue.ts'
import { type Random, seededRandom } from '#demo/art/seeded-random.ts'
import { ADA_MOREAU, DEMO_EXPERTS, NORTHLIGHT, SAM_OKAFOR } from '#demo/experts.ts'
import type { DemoExpert } from '#demo/experts/demo-expert.ts'
import { BUSINESS_TYPES } from '#domain/profiles/business-type.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { writeAbout } from './about/write-about.ts'
import { inventAgencyName } from './agency-name.ts'
import { createSkillChooser } from './choose-skills.ts'
import { countryFacts } from './country-facts.ts'
import { createHandleMaker, REMEMBERED_HANDLES } from './handle-maker.ts'
import { namePools } from './names/name-pools.ts'
import { pickMark, pickPortrait } from './picture-pool.ts'
import { marketPlaces, type Place } from './place.ts'
import { type GeneratedSite, makeSites } from './sites.ts'
import {
  answerRate,
  availability,
  badges,
  type GeneratedAvailability,
  longTail,
  projectMinimum,
  responseTime,
} from './terms.ts'
import { writeTitle } from './title.ts'
import { evenShare } from './weighted.ts'

export type GeneratedExpert = Omit<DemoExpert, 'sites' | 'availability' | 'projectMinimum' | 'city' | 'country'> & {
  index: number
  /** Of the account: the person, or the one who runs the agency. */
  ownerName: string
  place: Place
  /** As in `About`. */
  aboutPieces: string[]
  skillSlugs: string[]
  picture: string
  sites: GeneratedSite[]
  projectMinimum?: { amount: number; currency: Currency }
  availability: GeneratedAvailability | null
  accountDaysAgo: number
  activatedDaysAgo: number
  updatedDaysAgo: number
  answerRate: number | null
}

type Named = Pick<GeneratedExpert, 'kind' | 'name' | 'ownerName' | 'presentation' | 'place'> & { picture: string }

const SEED = 'guildhall experts'

/** Who the n-th expert is and where, without what they do: cheap, for those whose handles alone are asked for. */
function nameExpert(random: Random, place: Place): Named {
  const pool = namePools[random.pickWeighted(countryFacts(place.countryCode).names)]
  const presentation = random.chance(0.46) ? 'feminine' : 'masculine'
  const surname = random.pick(pool.surnames)
  const borne = presentation === 'feminine' ? (pool.feminineSurname?.(surname) ?? surname) : surname
  const ownerName = `${random.pick(pool[presentation])} ${borne}`
  if (random.chance(0.15)) {
    const name = inventAgencyName(random, { surnames: pool.surnames, city: place.city })
    return { kind: 'workspace', name, ownerName, place, picture: pickMark(random, name) }
  }
  const picture = pickPortrait(random, { presentation, skin: pool.skin })
  return { kind: 'person', name: ownerName, ownerName, presentation, place, picture }
}

/** English for all, the place's own for most; the second of several less often. */
function languagesOf(random: Random, countryCode: string): string[] {
  const own = countryFacts(countryCode).languages.filter((_, rank) => rank === 0 || random.chance(0.35))
  const learned = random.chance(0.14) ? [random.pick(['es', 'fr', 'de', 'it', 'pt'])] : []
  return [...new Set([...own, 'en', ...learned])]
}

function describeExpert(random: Random, { index, named, skills, handle }: Described): GeneratedExpert {
  const { kind, name, place } = named
  const facts = countryFacts(place.countryCode)
  const names = skills.map((skill) => skill.displayName)
  const services = [...new Set(skills.flatMap((skill) => skill.categories.slice(0, 2)))].slice(0, 1 + random.int(5))
  const followers = longTail(random, 40)
  const accountDaysAgo = 25 + random.int(2200)
  const activatedDaysAgo = Math.max(1, accountDaysAgo - 5 - random.int(120))
  const missing = random.chance(0.03)
    ? random.pick(['website', 'projectMinimum', 'languages', 'title', 'services', 'availability'] as const)
    : undefined
  const responseTimeHours = responseTime(random)
  const businessType = kind === 'workspace' ? random.pick(BUSINESS_TYPES) : undefined
  const title = kind === 'person' && missing !== 'title' ? writeTitle(random, skills) : undefined
  const about = writeAbout(random, { kind, name, city: place.city, skills: names, years: 3 + random.int(16) })
  return {
    index,
    handle,
    ...named,
    ...(businessType !== undefined && { businessType }),
    ...(title !== undefined && { title }),
    about: about.text,
    aboutPieces: about.pieces,
    skills: names,
    skillSlugs: skills.map((skill) => skill.slug),
    services: missing === 'services' ? [] : services,
    languages: missing === 'languages' ? [] : languagesOf(random, place.countryCode),
    ...(missing !== 'projectMinimum' ? { projectMinimum: projectMinimum(random, { facts, kind }) } : {}),
    availability: missing === 'availability' ? null : availability(random),
    badges: badges(random, kind),
    ...(missing !== 'website' ? { website: `https://${handle}.example` } : {}),
    ...(responseTimeHours !== undefined ? { responseTimeHours } : {}),
    followers,
    likes: longTail(random, 60),
    views: followers * (8 + random.int(30)) + longTail(random, 400),
    ...makeSites(random),
    accountDaysAgo,
    activatedDaysAgo,
    updatedDaysAgo: Math.min(activatedDaysAgo, Math.floor(random.next() ** 2 * 420)),
    // Drawn last, so that everything else stays as it has been.
    answerRate: answerRate(random, responseTimeHours),
  }
}

type Described = {
  index: number
  named: Named
  skills: ReturnType<ReturnType<typeof createSkillChooser>>
  handle: string
}

/** Experts from one number up to another, the same ones every time; made one by one as they are taken. */
export function* generateExperts(
  catalogue: Catalogue,
  { from = 0, to }: { from?: number; to: number },
): Generator<GeneratedExpert> {
  const places = marketPlaces(catalogue)
  const chooseSkills = createSkillChooser(catalogue)
  const written = [ADA_MOREAU, NORTHLIGHT, SAM_OKAFOR, ...DEMO_EXPERTS].map((expert) => expert.handle)
  const makeHandle = createHandleMaker(written)
  // Handles depend on those before, but only as far as they are remembered.
  for (let index = from < REMEMBERED_HANDLES ? 0 : from; index < to; index++) {
    const random = seededRandom(`${SEED}/${index}`)
    const named = nameExpert(random, places.at(evenShare(index, 'golden')))
    const handle = makeHandle(named.name, index)
    if (index < from) continue
    const skills = chooseSkills(random, { place: named.place, share: evenShare(index, 'silver') })
    yield describeExpert(random, { index, named, skills, handle })
  }
}
