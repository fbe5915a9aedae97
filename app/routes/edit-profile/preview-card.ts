import type { FoundExpert } from '#domain/lists/expert-card.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { HIGHLIGHT_SLOTS } from './edit-field.ts'
import type { EditorData } from './load-editor.ts'
import { multipleTabValue, singleTabValue, type TabValues } from './saving/tab-values.ts'

const SHOWN = 3

type Featured = FoundExpert['featured']

function featuredOf({ profile, choices: { work } }: EditorData, values: TabValues): Featured {
  const ids = HIGHLIGHT_SLOTS.map((slot) => singleTabValue(values, `highlight${slot}`))
  const chosen = work ? ids.flatMap((id) => work.all.find((one) => one.id === id) ?? []) : profile.featuredAssets
  // As on the card itself: the highlights lead, other sites fill it up.
  const all = new Map([...chosen, ...profile.sortedSiteProfiles].map((one) => [one.id, one]))
  return [...all.values()].slice(0, SHOWN).map(({ name, thumbnailUrl }) => ({ name, thumbnailUrl }))
}

function availabilityOf(values: TabValues): Availability | null {
  const status = singleTabValue(values, 'availabilityStatus')
  if (status === '') return null
  return {
    status: status as Availability['status'],
    from: singleTabValue(values, 'availabilityFrom') || null,
    confirmedOn: null,
  }
}

function minimumOf(values: TabValues): FoundExpert['projectMinimum'] {
  const amount = Number(singleTabValue(values, 'minimumAmount'))
  return amount > 0 ? { amount, currency: singleTabValue(values, 'minimumCurrency') as Currency } : null
}

/** R713: by the catalogue's names, each once. Another name for a skill, and what it does not know, shows once saved. */
function skillsOf({ profile, cardSkills, choices }: EditorData, values: TabValues): FoundExpert['skills'] {
  const typed = 'skills' in values ? multipleTabValue(values, 'skills') : profile.skills
  const known = new Map(
    [...cardSkills, ...choices.skills.map((name) => [name, name] as const)].map(([name, shown]) => [
      name.toLowerCase(),
      shown,
    ]),
  )
  const shown = typed.flatMap((name) => known.get(name.toLowerCase()) ?? [])
  return [...new Set(shown)].slice(0, SHOWN).map((name) => ({ slug: name, name }))
}

/** R713: the card of a list, from the saved profile and what the tab's form has of it now. */
export function previewCard(data: EditorData, values: TabValues): { card: FoundExpert; confirmed: boolean } {
  const { profile, confirmation } = data
  const has = (name: string) => name in values
  const text = (name: 'name' | 'title' | 'city' | 'country', saved: string | null) =>
    has(name) ? singleTabValue(values, name) : saved
  const picture = has('picture') ? singleTabValue(values, 'picture') : (profile.profileImg ?? '')
  const { availability: stored, projectMinimum, responseTimeHours, answerRate } = profile.expertsMetadata
  const availability = has('availabilityStatus') ? availabilityOf(values) : stored
  const isChanged = availability?.status !== stored?.status || availability?.from !== stored?.from
  const card: FoundExpert = {
    slug: profile.slug,
    name: text('name', profile.name) || profile.name,
    title: text('title', profile.title) || null,
    type: profile.owner.type === 'PERSON' ? 'freelancer' : 'agency',
    // A file that is still being placed has no address yet.
    profileImg: /^(?:https?:\/)?\//.test(picture) ? picture : null,
    location: {
      city: text('city', profile.location.city) || null,
      country: text('country', profile.location.country) || null,
    },
    skills: skillsOf(data, values),
    badges: profile.badgesV2,
    availability,
    projectMinimum: has('minimumAmount') ? minimumOf(values) : projectMinimum,
    featured: featuredOf(data, values),
    responseTimeHours,
    answerRate,
    numFollowers: profile.numFollowers,
  }
  return { card, confirmed: isChanged || confirmation.confirmed }
}
