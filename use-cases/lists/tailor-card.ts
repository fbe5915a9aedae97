import { MAX_CARD_SKILLS, type CardVersion } from '#db/queries/lists/expert-cards.ts'
import type { ExpertCard, FoundExpert } from '#domain/lists/expert-card.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import { bestFittingWorkIndex, searchableWorkText } from '#domain/lists/fitting-work.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { serviceName } from '#domain/profiles/services.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { CardWithWorks } from './card-store.ts'
import { type CardDeps, loadCardsById } from './read-expert-cards.ts'

type Catalogue = Deps['catalogue']

type Reasons = NonNullable<FoundExpert['reasons']>

/** What a list asks for, as far as its cards show it. */
export type CardIntent = {
  /** Of what is asked for, the skills that the expert has. */
  skills: readonly string[]
  services: readonly string[]
  subjects: readonly string[]
  reasons?: Reasons
  /** R813: whether the list says that the expert is new. */
  isNew?: true
}

const SKILL_REASONS = new Set(['skill', 'near-skill'])

/** R731: the parts of an intent that a card shows first; the reasons say which of them its expert meets. */
export const toCardIntent = ({ services, subjects }: SearchIntent, reasons: Reasons): CardIntent => ({
  skills: reasons.filter(({ kind }) => SKILL_REASONS.has(kind)).map(({ value }) => value),
  services,
  subjects,
  reasons,
})

const textsOf = memoizeByObject(({ works }: CardWithWorks) =>
  works.map((work) => ({ thumbnailUrl: work.thumbnailUrl, text: searchableWorkText(work) })),
)

/** Skills that say nothing of a work: every work is a site. */
const IN_EVERY_WORK = new Set(['web-design', 'web-development', 'software-development', 'no-code'])

function topicsOf(catalogue: Catalogue, { skills, services, subjects }: CardIntent): (readonly string[])[] {
  const special = skills.filter((slug) => !IN_EVERY_WORK.has(slug)).flatMap((slug) => catalogue.skills.get(slug) ?? [])
  return [
    ...special.map(({ displayName, aliases }) => [displayName, ...aliases]),
    ...services.map((service) => [serviceName(service)]),
    ...subjects.map((subject) => catalogue.wordsForSubject(subject)),
  ]
}

/** R731: the card's pictures, the work first that fits what is asked for. */
function fittingWorks(catalogue: Catalogue, read: CardWithWorks, intent: CardIntent): ExpertCard['featured'] {
  const { featured } = read.card
  const topics = topicsOf(catalogue, intent)
  const index = topics.length === 0 ? -1 : bestFittingWorkIndex(textsOf(read), topics)
  const leading = index > 0 ? read.works[index] : undefined
  if (!leading) return featured
  const { name, thumbnailUrl } = leading
  const others = featured.filter((_, position) => position !== index)
  return [{ name, thumbnailUrl }, ...others].slice(0, Math.max(1, featured.length))
}

/** R731: the card's skills, those first that are asked for. */
function fittingSkills(catalogue: Catalogue, { skills }: ExpertCard, intent: CardIntent): ExpertCard['skills'] {
  const entries = intent.skills.flatMap((slug) => catalogue.skills.get(slug) ?? [])
  const first = catalogue.shownSkills(entries).map(({ slug, displayName }) => ({ slug, name: displayName }))
  if (first.every(({ slug }, index) => skills[index]?.slug === slug)) return skills
  const others = skills.filter(({ slug }) => !first.some((one) => one.slug === slug))
  return [...first, ...others].slice(0, Math.max(MAX_CARD_SKILLS, first.length))
}

function arrange(catalogue: Catalogue, read: CardWithWorks, intent: CardIntent): FoundExpert {
  const { card } = read
  const [featured, skills] = [fittingWorks(catalogue, read, intent), fittingSkills(catalogue, card, intent)]
  const { reasons, isNew } = intent
  if (featured === card.featured && skills === card.skills && !reasons && !isNew) return card
  return { ...card, featured, skills, ...(reasons && { reasons }), ...(isNew && { isNew }) }
}

/** How many questions a card keeps its arrangement for. */
const MAX_INTENTS = 12

const arrangedOf = memoizeByObject<CardWithWorks, Map<string, FoundExpert>>(() => new Map())

/**
 * R731: the card as a list shows it that asks for something. The same object for the same question, so that its HTML is
 * cached; the cards in the store stay as they are (decision 017).
 */
export function tailorCard(catalogue: Catalogue, read: CardWithWorks, intent: CardIntent): FoundExpert {
  const arranged = arrangedOf(read)
  const key = JSON.stringify(intent)
  const known = arranged.get(key)
  if (known) return known
  if (arranged.size >= MAX_INTENTS) arranged.clear()
  const card = arrange(catalogue, read, intent)
  arranged.set(key, card)
  return card
}

/** R731: current cards in the requested order, each as the list shows it. */
export async function loadTailoredCards(
  deps: CardDeps,
  versions: CardVersion[],
  intentOf: (profileId: string) => CardIntent,
): Promise<FoundExpert[]> {
  const found = await loadCardsById(deps, versions)
  return versions.flatMap(({ profile_id: id }) => {
    const read = found.get(id)
    return read ? [tailorCard(deps.catalogue, read, intentOf(id))] : []
  })
}
