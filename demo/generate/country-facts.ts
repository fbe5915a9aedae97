import type { Currency } from '#domain/profiles/currency.ts'

import type { PoolName } from './names/name-pools.ts'

export type CountryFacts = {
  /** Whose names people there bear, with weights. */
  names: readonly (readonly [PoolName, number])[]
  /** ISO 639-1, the most spoken first; English is added for everyone. */
  languages: readonly string[]
  currency: Currency
  /** What work costs there, where 1 is the United States. */
  prices: number
}

type Names = Partial<Record<PoolName, number>> | PoolName

function facts(names: Names, languages: string, currency: Currency, prices: number): CountryFacts {
  const weights = typeof names === 'string' ? [[names, 1] as const] : (Object.entries(names) as [PoolName, number][])
  return { names: weights, languages: languages.split(' '), currency, prices }
}

const GULF: Names = { arabic: 5, northIndian: 2, pakistani: 2, british: 1, filipino: 1 }

const COUNTRIES: Record<string, CountryFacts> = {
  us: facts(
    {
      american: 48,
      africanAmerican: 11,
      hispanicAmerican: 14,
      irish: 3,
      italian: 4,
      german: 3,
      northIndian: 4,
      southIndian: 2,
      chinese: 4,
      korean: 3,
      vietnamese: 2,
      filipino: 2,
      hebrew: 2,
      nigerian: 1,
      persian: 1,
    },
    'en',
    'USD',
    1,
  ),
  gb: facts(
    {
      british: 58,
      scottish: 9,
      irish: 5,
      northIndian: 5,
      pakistani: 5,
      bengali: 3,
      nigerian: 5,
      ghanaian: 2,
      polish: 4,
      italian: 2,
      greek: 1,
      turkish: 1,
    },
    'en',
    'GBP',
    0.95,
  ),
  ie: facts({ irish: 8, british: 1, polish: 1 }, 'en ga', 'EUR', 0.9),
  ca: facts(
    {
      american: 28,
      british: 14,
      scottish: 10,
      french: 14,
      chinese: 8,
      northIndian: 9,
      filipino: 4,
      ukrainian: 3,
      persian: 3,
      korean: 2,
      arabic: 3,
      italian: 4,
    },
    'en fr',
    'CAD',
    0.9,
  ),
  au: facts(
    { british: 45, irish: 12, scottish: 10, chinese: 8, greek: 5, italian: 6, vietnamese: 5, southIndian: 5 },
    'en',
    'AUD',
    0.95,
  ),
  nz: facts({ british: 6, scottish: 3, irish: 2, chinese: 1, southIndian: 1 }, 'en mi', 'NZD', 0.85),
  fr: facts(
    { french: 74, arabic: 9, francophoneAfrican: 7, portuguese: 4, italian: 3, vietnamese: 2, spanish: 2 },
    'fr',
    'EUR',
    0.8,
  ),
  de: facts(
    { german: 76, turkish: 8, polish: 5, russian: 3, ukrainian: 2, arabic: 2, italian: 3, vietnamese: 1 },
    'de',
    'EUR',
    0.9,
  ),
  at: facts({ german: 8, southSlavic: 1, hungarian: 1, turkish: 1 }, 'de', 'EUR', 0.85),
  ch: facts({ german: 6, french: 3, italian: 2, portuguese: 1 }, 'de fr it', 'CHF', 1.2),
  nl: facts({ dutch: 9, turkish: 1, arabic: 1 }, 'nl', 'EUR', 0.9),
  be: facts({ dutch: 6, french: 5, arabic: 1 }, 'nl fr', 'EUR', 0.85),
  lu: facts({ french: 3, german: 2, portuguese: 2 }, 'lb fr de', 'EUR', 0.95),
  es: facts({ spanish: 9, hispanicAmerican: 2 }, 'es ca', 'EUR', 0.6),
  pt: facts({ portuguese: 9, brazilian: 3 }, 'pt', 'EUR', 0.5),
  it: facts('italian', 'it', 'EUR', 0.6),
  mt: facts({ italian: 2, british: 1 }, 'mt it', 'EUR', 0.55),
  pl: facts({ polish: 12, ukrainian: 1 }, 'pl', 'PLN', 0.5),
  cz: facts('czech', 'cs', 'EUR', 0.5),
  sk: facts('czech', 'sk', 'EUR', 0.45),
  ua: facts('ukrainian', 'uk', 'UAH', 0.35),
  ru: facts('russian', 'ru', 'USD', 0.35),
  by: facts('russian', 'be ru', 'USD', 0.3),
  kz: facts('russian', 'kk ru', 'USD', 0.3),
  rs: facts('southSlavic', 'sr', 'EUR', 0.4),
  hr: facts('southSlavic', 'hr', 'EUR', 0.5),
  ba: facts('southSlavic', 'bs', 'EUR', 0.35),
  me: facts('southSlavic', 'sr', 'EUR', 0.35),
  mk: facts('southSlavic', 'mk', 'EUR', 0.35),
  si: facts('southSlavic', 'sl', 'EUR', 0.55),
  ro: facts({ romanian: 10, hungarian: 1 }, 'ro', 'EUR', 0.45),
  md: facts('romanian', 'ro ru', 'EUR', 0.3),
  bg: facts('bulgarian', 'bg', 'EUR', 0.4),
  hu: facts('hungarian', 'hu', 'EUR', 0.45),
  gr: facts('greek', 'el', 'EUR', 0.5),
  cy: facts('greek', 'el', 'EUR', 0.55),
  tr: facts('turkish', 'tr', 'USD', 0.35),
  az: facts('turkish', 'az', 'USD', 0.3),
  se: facts('swedish', 'sv', 'SEK', 0.9),
  dk: facts('danishNorwegian', 'da', 'EUR', 1),
  no: facts('danishNorwegian', 'nb', 'EUR', 1),
  is: facts('danishNorwegian', 'is', 'EUR', 0.95),
  fi: facts({ finnish: 9, swedish: 1 }, 'fi sv', 'EUR', 0.85),
  ee: facts('finnish', 'et', 'EUR', 0.55),
  lt: facts('lithuanian', 'lt', 'EUR', 0.5),
  lv: facts('lithuanian', 'lv', 'EUR', 0.5),
  ge: facts('caucasian', 'ka', 'USD', 0.3),
  am: facts('caucasian', 'hy', 'USD', 0.3),
  il: facts({ hebrew: 9, arabic: 1, russian: 1 }, 'he', 'USD', 0.9),
  ir: facts('persian', 'fa', 'USD', 0.25),
  af: facts('persian', 'fa ps', 'USD', 0.2),
  ae: facts(GULF, 'ar', 'USD', 0.8),
  qa: facts(GULF, 'ar', 'USD', 0.8),
  kw: facts(GULF, 'ar', 'USD', 0.7),
  bh: facts(GULF, 'ar', 'USD', 0.65),
  sa: facts({ arabic: 9, pakistani: 1 }, 'ar', 'USD', 0.65),
  ma: facts('arabic', 'ar fr', 'EUR', 0.3),
  tn: facts('arabic', 'ar fr', 'EUR', 0.3),
  dz: facts('arabic', 'ar fr', 'EUR', 0.25),
  bd: facts('bengali', 'bn', 'USD', 0.18),
  in: facts({ northIndian: 6, southIndian: 3 }, 'hi', 'INR', 0.25),
  pk: facts('pakistani', 'ur', 'USD', 0.2),
  np: facts('nepali', 'ne', 'USD', 0.18),
  lk: facts('sriLankan', 'si ta', 'USD', 0.2),
  cn: facts('chinese', 'zh', 'USD', 0.4),
  hk: facts({ chinese: 9, british: 1 }, 'zh', 'USD', 0.8),
  tw: facts('chinese', 'zh', 'USD', 0.5),
  sg: facts({ chinese: 6, malay: 2, southIndian: 2, british: 1 }, 'zh ms', 'SGD', 0.9),
  my: facts({ malay: 5, chinese: 3, southIndian: 1 }, 'ms zh', 'USD', 0.35),
  id: facts('malay', 'id', 'USD', 0.25),
  jp: facts('japanese', 'ja', 'JPY', 0.7),
  kr: facts('korean', 'ko', 'USD', 0.6),
  vn: facts('vietnamese', 'vi', 'USD', 0.22),
  th: facts('thai', 'th', 'USD', 0.3),
  ph: facts('filipino', 'tl', 'USD', 0.22),
  ng: facts('nigerian', 'yo ig ha', 'USD', 0.22),
  gh: facts('ghanaian', 'ak', 'USD', 0.22),
  ke: facts('eastAfrican', 'sw', 'USD', 0.25),
  ug: facts('eastAfrican', 'sw', 'USD', 0.2),
  rw: facts('eastAfrican', 'rw', 'USD', 0.2),
  za: facts({ southernAfrican: 5, afrikaans: 4, british: 3, southIndian: 1 }, 'af zu xh', 'ZAR', 0.4),
  zw: facts('southernAfrican', 'sn', 'USD', 0.22),
  zm: facts('southernAfrican', 'ny', 'USD', 0.22),
  br: facts('brazilian', 'pt', 'BRL', 0.35),
  ao: facts('portuguese', 'pt', 'USD', 0.3),
  et: facts('eastAfrican', 'am', 'USD', 0.2),
}

/** Countries that share what matters here. */
const ALIKE: [countries: string, CountryFacts][] = [
  ['mx ar co cl pe ec bo py uy ve cr pa gt hn sv ni do cu pr', facts('hispanicAmerican', 'es', 'USD', 0.35)],
  ['eg jo lb iq sy ye om ly ps sd', facts('arabic', 'ar', 'USD', 0.28)],
  ['sn ml gn bf ci cm cg cd bj ne ga mg', facts('francophoneAfrican', 'fr', 'EUR', 0.25)],
]

const OTHERS = facts({ american: 1, british: 1, french: 1 }, 'en', 'USD', 0.4)

const known = new Map(Object.entries(COUNTRIES))
for (const [countries, shared] of ALIKE) for (const country of countries.split(' ')) known.set(country, shared)

export function countryFacts(country: string): CountryFacts {
  return known.get(country) ?? OTHERS
}
