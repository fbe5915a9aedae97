import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { FoundExpert, ParsedBudget, ParsedQueryPart, SearchAnswer } from '#domain/lists/expert-card.ts'
import { formatDollars, formatPrice } from '#domain/lists/finding/finding-labels.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { languageName } from '#domain/profiles/language-codes.ts'

type Reason = NonNullable<FoundExpert['reasons']>[number]
type Group = NonNullable<SearchAnswer['loosened']>

/** The answer to a search with its labels in the language of the page; those of the API are English. */
export function localizeSearchAnswer(t: PageTexts, catalogue: Catalogue, found: SearchAnswer): SearchAnswer {
  const word = (experts: FoundExpert[]) => experts.map((expert) => wordReasons(t, catalogue, expert))
  const name = <One extends Group>(one: One) => ({ ...one, label: groupWords(t, catalogue, { found, group: one }) })
  return {
    ...found,
    experts: word(found.experts),
    read: found.read.map((part) => ({ ...part, label: readWords(t, part) })),
    loosened: found.loosened && name(found.loosened),
    near: found.near.map((group) => ({ ...name(group), experts: word(group.experts) })),
  }
}

/** Cards without reasons stay the same objects, which the fragment cache knows. */
function wordReasons(t: PageTexts, catalogue: Catalogue, expert: FoundExpert): FoundExpert {
  if (!expert.reasons || expert.reasons.length === 0) return expert
  return { ...expert, reasons: expert.reasons.map((one) => ({ ...one, label: reasonWords(t, catalogue, one) })) }
}

function reasonWords(t: PageTexts, catalogue: Catalogue, { kind, value, label }: Reason): string {
  switch (kind) {
    case 'skill':
    case 'service':
      return label
    case 'near-skill':
      return t('search.reason.near-skill', { name: catalogue.skills.get(value)?.displayName ?? value })
    case 'city':
      return t('search.reason.place', { name: catalogue.cities.get(value)?.displayName ?? value })
    case 'country':
      return t('search.reason.place', { name: withPlaceArticle(catalogue.countries.get(value)?.displayName ?? value) })
    case 'subject':
      return t('search.reason.subject', { name: value.replaceAll('-', ' ') })
    case 'language':
      return t('search.reason.language', { name: languageName(value) })
    case 'kind':
      return value === 'agency' ? t('search.reason.agency') : t('search.reason.freelancer')
    default:
      return t(`search.reason.${kind}`)
  }
}

function budgetWords(t: PageTexts, { limit, per, usd, ...price }: ParsedBudget): string {
  const named = { limit, price: formatPrice(price) }
  if (per !== 'project') return t('search.read.budgetPer', { ...named, per })
  if (price.currency === 'USD') return t('search.read.budget', named)
  return t('search.read.budgetAbout', { ...named, usd: formatDollars(usd) })
}

function readWords(t: PageTexts, { kind, value, label, budget }: ParsedQueryPart): string {
  if (budget) return budgetWords(t, budget)
  if (kind === 'language') return t('search.read.language', { language: languageName(value) })
  if (kind === 'kind') return value === 'agency' ? t('search.read.agency') : t('search.read.freelancer')
  return kind === 'when' && value === 'now' ? t('search.read.now') : label
}

const valuesOf = (read: ParsedQueryPart[], ...kinds: ParsedQueryPart['kind'][]) =>
  read.filter(({ kind }) => kinds.includes(kind))

function groupWords(t: PageTexts, catalogue: Catalogue, { found, group }: { found: SearchAnswer; group: Group }) {
  const words = missingWords(t, catalogue, found.read, group.what)
  return group.notNow ? t('search.near.notNow', { label: words }) : words
}

/** What a group of experts lacks of the query. */
function missingWords(t: PageTexts, catalogue: Catalogue, read: ParsedQueryPart[], what: Group['what']): string {
  switch (what) {
    case 'words':
      return t('search.near.words', {
        words: valuesOf(read, 'subject', 'word')
          .map(({ label }) => label)
          .join(' '),
      })
    case 'kind':
      return valuesOf(read, 'kind')[0]?.value === 'agency' ? t('search.near.freelancer') : t('search.near.agency')
    case 'language': {
      const languages = valuesOf(read, 'language').map(({ value }) => languageName(value))
      return t('search.near.language', { languages: languages.join(', ') })
    }
    case 'city': {
      const city = valuesOf(read, 'place').flatMap(({ value }) => catalogue.cities.get(value) ?? [])[0]
      const country = city && catalogue.countries.get(city.country)
      return country
        ? t('search.near.city', { country: withPlaceArticle(country.displayName) })
        : t('search.near.place')
    }
    default:
      return t(`search.near.${what}`)
  }
}
