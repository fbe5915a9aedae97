import type { Catalogue } from '#catalogue/catalogue.ts'
import { seedMarketWeights } from '#catalogue/sources/market.ts'
import type { Skill } from '#catalogue/types.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Place } from './place.ts'
import { type Weighted, weighted } from './weighted.ts'

const TIERS = new Map(
  seedMarketWeights.skillTiers.flatMap(({ share, skills }) => skills.map((skill) => [skill, share] as const)),
)
/** Below this a skill is rare: some list it, none as their main skill. */
const STRAY = 0.001

function shareOf(skill: string): number {
  return seedMarketWeights.skillShares[skill] ?? TIERS.get(skill) ?? seedMarketWeights.tailShare
}

type Company = 'same' | 'beside' | 'apart'

/** How much more often a skill is listed beside one of the same category than beside any other. */
const AFFINITY: Record<Company, number> = { same: 1, beside: 0.16, apart: 0.012 }

/** What goes with what, besides a skill's own categories. */
const BESIDE: Record<string, string[]> = {
  'web-design-ui-ux': ['web-development', 'branding-and-strategy', 'graphic-design', 'design-system-setup'],
  'web-development': ['web-design-ui-ux', 'custom-code-scripting', '3rd-party-integrations', 'platform-migrations'],
  'branding-and-strategy': ['graphic-design', 'web-design-ui-ux', 'illustration'],
  'graphic-design': ['branding-and-strategy', 'illustration', 'web-design-ui-ux'],
  illustration: ['graphic-design', 'animation'],
  animation: ['3d-design', 'illustration', 'photography-video', 'web-design-ui-ux'],
  '3d-design': ['animation', 'web-design-ui-ux'],
  'photography-video': ['animation', 'graphic-design', 'digital-marketing-and-advertising'],
  'seo-audit-and-optimization': ['digital-marketing-and-advertising', 'data-and-analytics', 'web-development'],
  'digital-marketing-and-advertising': ['seo-audit-and-optimization', 'data-and-analytics', 'branding-and-strategy'],
  'data-and-analytics': ['seo-audit-and-optimization', 'digital-marketing-and-advertising', '3rd-party-integrations'],
  'e-commerce-development': ['web-development', 'web-design-ui-ux', 'digital-marketing-and-advertising'],
  'no-low-code-app-creation': ['3rd-party-integrations', 'web-development', 'web-design-ui-ux'],
  '3rd-party-integrations': ['no-low-code-app-creation', 'web-development', 'data-and-analytics'],
  'custom-code-scripting': ['web-development', 'animation', '3rd-party-integrations'],
  'platform-migrations': ['web-development', 'seo-audit-and-optimization', 'web-design-ui-ux'],
  'accessibility-audit-and-optimization': ['web-design-ui-ux', 'web-development'],
  'design-system-setup': ['web-design-ui-ux', 'web-development'],
}

function companyOf(skill: Skill, focus: string): Company {
  if (skill.categories.includes(focus)) return 'same'
  return skill.categories.some((category) => BESIDE[focus]?.includes(category)) ? 'beside' : 'apart'
}

/** What people of a place offer: one skill that they live on, and others that belong to it. */
export function createSkillChooser(catalogue: Catalogue) {
  const skills = catalogue.offeredSkills
  const lists = new Map<string, Weighted<Skill>>()
  const found = new Map<Place, Map<string | undefined, Weighted<Skill>>>()
  const shares = skills.map(({ slug }) => shareOf(slug))
  const ofFirst = shares.map((share) => (share > STRAY ? share : 0))
  const ofFocus = new Map<string, number[]>()

  function sharesBeside(focus: string): number[] {
    const made =
      ofFocus.get(focus) ?? skills.map((skill, index) => (shares[index] ?? 0) * AFFINITY[companyOf(skill, focus)])
    ofFocus.set(focus, made)
    return made
  }

  function listFor(place: Place, focus?: string): Weighted<Skill> {
    let ofPlace = found.get(place)
    if (!ofPlace) found.set(place, (ofPlace = new Map()))
    let list = ofPlace.get(focus)
    if (!list) ofPlace.set(focus, (list = makeList(place, focus)))
    return list
  }

  /** Weights are the same for all places about which the market has no particular data. */
  function makeList({ countryCode, citySlug }: Place, focus?: string): Weighted<Skill> {
    const tilts = seedMarketWeights.countryTilts[countryCode]
    const boosts = seedMarketWeights.cityBoosts[citySlug ?? '']
    const key = [tilts && countryCode, boosts && citySlug, focus].join('|')
    const known = lists.get(key)
    if (known) return known
    const base = focus === undefined ? ofFirst : sharesBeside(focus)
    const made = weighted(
      skills,
      ({ slug, categories }, index) => (base[index] ?? 0) * (tilts?.[categories[0] ?? ''] ?? 1) * (boosts?.[slug] ?? 1),
    )
    lists.set(key, made)
    return made
  }

  /** `share` decides on the first skill, chance on the others. */
  return (random: Random, { place, share }: { place: Place; share: number }): Skill[] => {
    const first = listFor(place).at(share)
    const focus = first.categories[0] ?? ''
    const wanted = 3 + random.int(7)
    const chosen = new Set([first])
    const others = listFor(place, focus)
    for (let tries = 0; chosen.size < wanted && tries < 60; tries++) chosen.add(others.at(random.next()))
    return [...chosen]
  }
}
