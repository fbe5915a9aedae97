import type { GeneratedExpert } from '#demo/generate/generate-experts.ts'
import { codeOf } from '#domain/lists/listing-keys.ts'

import type { ExpertRows } from './expert-rows.ts'
import type { Lexeme, Lexicon, Token } from './lexicon.ts'

/** What an expert is found by, as the parts that were read. */
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
    // Nobody else has an agency's name, but others have its words.
    prose: expert.aboutPieces.flatMap((piece) => (piece.includes(expert.name) ? readWords(piece) : [read(piece)])),
  }
}

type Vector = { text: string; last: number }

/** Words where they stand, behind those of another text; the database puts equal ones together. */
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

/** Each word once, wherever it stands. */
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
        if (!word.told) tell(word)
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
 * The row of `expert_search` as `index_experts` would write it; undefined for whom no page lists.
 * @param number another one for every expert
 * @param tell gets the words that the search does not know yet
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
    keys: (listing.keys ?? []).map(codeOf).filter((code) => code !== undefined),
    skills,
    country_code,
    city_slug,
    project_minimum_usd,
    listed_at,
  }
}
