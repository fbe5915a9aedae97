import { facetLabel } from '#domain/lists/hire-filter.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { languageName } from '#domain/profiles/language-codes.ts'

import type { MatchReason } from './match-reasons.ts'
import type { Relaxation } from './relax-query.ts'
import type { SearchIntent } from './search-intent.ts'

/** Names of the catalogue, by slug. */
export type CatalogueNames = {
  skill: (slug: string) => string
  city: (slug: string) => string
  country: (code: string) => string
}

const numbers = new Intl.NumberFormat('en')

export const formatDollars = (amount: number) => `$${numbers.format(amount)}`

/** A budget as a query names it. */
export const formatPrice = ({ amount, currency }: { amount: number; currency: string }) =>
  currency === 'USD' ? formatDollars(amount) : `${numbers.format(amount)} ${currency}`

/** "law-firm" as a person writes it. */
export const subjectLabel = (subject: string) => subject.replaceAll('-', ' ')

/** Why an expert is shown, as a line of facts says it. */
export function reasonLabel({ kind, value }: MatchReason, names: CatalogueNames): string {
  switch (kind) {
    case 'skill':
      return names.skill(value)
    case 'near-skill':
      return `related: ${names.skill(value)}`
    case 'service':
      return facetLabel('service', value)
    case 'city':
      return `in ${names.city(value)}`
    case 'country':
      return `in ${withPlaceArticle(names.country(value))}`
    case 'subject':
      return `mentions ${subjectLabel(value)}`
    case 'budget':
      return 'within the budget'
    case 'language':
      return `speaks ${languageName(value)}`
    case 'kind':
      return value
    case 'availability':
      return 'available now'
  }
}

/** The condition of the intent that a group of experts does not meet. */
export function relaxationLabel(loosened: Relaxation, intent: SearchIntent, names: CatalogueNames): string {
  switch (loosened) {
    case 'words': {
      const words = [...intent.subjects.map(subjectLabel), ...intent.words]
      return `Not mentioning ${words.length > 1 ? 'all of ' : ''}“${words.join(' ')}”`
    }
    case 'skills':
      return 'With related skills'
    case 'availability':
      return 'Who do not say that they are available now'
    case 'kind':
      return intent.kind === 'agency' ? 'Freelancers instead of agencies' : 'Agencies instead of freelancers'
    case 'budget':
      return 'Above that budget, or naming no minimum'
    case 'language':
      return `Who do not say that they speak ${intent.speaks.map(languageName).join(intent.speaksAny ? ' or ' : ' and ')}`
    case 'city':
      return `Elsewhere in ${withPlaceArticle(names.country(intent.country ?? ''))}`
    case 'place':
      return 'In other places'
    case 'everything':
      return 'What comes nearest'
    case 'some-words':
      return 'With some of the words'
    case 'anybody':
      return 'The best ranked experts'
  }
}
