import type { GeneratedExpert } from '#demo/generate/generate-experts.ts'
import { facetCodeOfKey } from '#domain/lists/listing-keys.ts'

import type { ExpertRows } from './expert-rows.ts'
import type { Lexeme, Lexicon, Token } from './lexicon.ts'

/** The searchable texts of an expert, split into words. */
export type ExpertTexts = Record<'called' | 'topics' | 'place' | 'offers' | 'prose', Token[][]>

/** The texts of `read_expert`, in its order. */
export function expertTexts(expert: GeneratedExpert, { read, readWords }: Lexicon): ExpertTexts {
  const { place } = expert
  return {
    called: [...readWords(expert.name), ...readWords(expert.handle.replaceAll('-', ' '))],
    topics: [...readWords(expert.title ?? ''), ...expert.skills.map(read), ...expert.skillSlugs.map(read)],
    place: [place.city, place.country, place.citySlug ?? ''].map(read),
    offers: [expert.businessType ?? '', expert.kind === 'person' ? 'freelancer' : 'agency', ...expert.services].map(
      read,
    ),
    // An agency's name is unique, but its words are not.
    prose: expert.aboutPieces.flatMap((piece) => (piece.includes(expert.name) ? readWords(piece) : [read(piece)])),
  }
}

type Vector = { text: string; last: number }

/** Words with their positions, after those of another text; the database merges equal ones. */
function placed(before: Vector, texts: Token[][], { of, weight }: { of: keyof Token; weight: string }): Vector {
  let { text, last } = before
  let place = before.last
  for (const tokens of texts) {
    for (const token of tokens) {
      place++
      const lexeme = token[of]
      if (!lexeme) continue
      text += `${lexeme.quoted}:${place}${weight}`
      last = place
    }
  }
  return { text, last }
}

const NOTHING: Vector = { text: '', last: 0 }

type Written = { lexicon: Lexicon; number: number; tell: (word: Lexeme) => void }

/** Each word once, without its positions. */
function documentOf({ called, topics, place, offers, prose }: ExpertTexts, { concepts, number, tell }: Documented) {
  let document = ''
  const add = (lexeme: Lexeme | undefined) => {
    if (!lexeme || lexeme.writtenFor === number) return
    lexeme.writtenFor = number
    document += lexeme.quoted
  }
  for (const texts of [called, topics, place]) {
    for (const tokens of texts) {
      for (const { word } of tokens) {
        add(word)
        if (!word.isReported) tell(word)
      }
    }
  }
  for (const tokens of offers) for (const { word } of tokens) add(word)
  for (const texts of [topics, offers, prose]) for (const tokens of texts) for (const { stem } of tokens) add(stem)
  for (const concept of concepts) add(concept)
  return document
}

type Documented = Omit<Written, 'lexicon'> & { concepts: Lexeme[] }

/**
 * The row of `expert_search` as `index_experts` would write it; undefined for an expert who is not listed. @param
 * number unique per expert @param tell receives words that the search does not know yet
 */
export function searchRow({ listing: listings }: ExpertRows, texts: ExpertTexts, { lexicon, number, tell }: Written) {
  const [listing] = listings
  if (!listing) return undefined
  const { profile_id, score, country_code, city_slug = null, project_minimum_usd = null, listed_at } = listing
  const skills = listings.map(({ skill }) => skill).sort()
  const concepts = skills.map(lexicon.skill)
  concepts.push(lexicon.country(country_code))
  if (city_slug) concepts.push(lexicon.city(city_slug))
  const names = placed(NOTHING, texts.called, { of: 'word', weight: 'A' })
  const stems = placed(names, texts.called, { of: 'stem', weight: 'A' })
  const themes = placed(stems, texts.topics, { of: 'word', weight: 'B' })
  return {
    profile_id,
    names: names.text,
    headline: placed(themes, texts.topics, { of: 'stem', weight: 'B' }).text,
    document: documentOf(texts, { concepts, number, tell }),
    score,
    keys: (listing.keys ?? []).map(facetCodeOfKey).filter((code) => code !== undefined),
    skills,
    country_code,
    city_slug,
    project_minimum_usd,
    listed_at,
  }
}
