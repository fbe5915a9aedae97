export type Skill = {
  slug: string
  displayName: string
  /** Lowercase alternative spellings; none belongs to two skills. */
  aliases: string[]
  /** One to three category slugs, the most fitting first. */
  categories: string[]
  /** The slug of the intended skill, if this skill is misspelt. */
  means?: string
  /** No skill for website work: it has its page, but no list offers it. */
  offTopic?: true
}

export type City = {
  slug: string
  displayName: string
  aliases: string[]
  /** Two lowercase letters. */
  country: string
}

export type Country = {
  /** Two lowercase letters. */
  slug: string
  displayName: string
  aliases: string[]
}

/** A state, province or nation within a country. */
export type Region = {
  slug: string
  displayName: string
  /** Two regions share one where two countries have it: `wa` in the US and in Australia. */
  aliases: string[]
  country: string
  /** Slugs of the catalogue's cities in it; some have none. */
  cities: string[]
}

/**
 * Places that are no city of the catalogue: by folded name the region slugs and country codes that have one, with spaces
 * between them. Listed are the names of its cities elsewhere, and places of regions whose name or postal code is also a
 * country's.
 */
export type OtherPlaces = Record<string, string>

export type SkillCategory = {
  slug: string
  displayName: string
  skills: string[]
}

/** City slugs per skill slug, at most 16, the most represented first. */
export type LocationsWidget = Record<string, string[]>

/** Skill slugs per city slug, at most 16; the most represented city comes first. */
export type SkillsPerCity = Record<string, string[]>

/** Per country code and skill slug the cities that offer the skill, 3 to 16. */
export type CitiesPerCountrySkill = Record<string, Record<string, { cities: string[] }>>

/** Skill slugs per category slug, and under `homepage` the top 16 of all. */
export type RelatedSkills = Record<string, string[]>

/** Every valid hire path, such as `/hire/seo/gb/london`. */
export type HireSiteMap = Record<string, 1>

/** The same as stored: per skill and country code the cities with a page of their own. */
export type NestedHireSiteMap = Record<string, Record<string, string[]>>

export type PlaceAndSkillTables = {
  skills: Record<string, Skill>
  cities: Record<string, City>
  countries: Record<string, Country>
  regions: Record<string, Region>
  otherPlaces: OtherPlaces
  categories: Record<string, SkillCategory>
}

export type RankedTables = {
  locationsWidget: LocationsWidget
  skillsPerCity: SkillsPerCity
  citiesPerCountrySkill: CitiesPerCountrySkill
  relatedSkills: RelatedSkills
  hireSiteMap: HireSiteMap
}

/** `seed`: ranked from the curated market weights; `live`: from counts of listed profiles. */
export type RankingSource = 'seed' | 'live'

export type CatalogueTables = PlaceAndSkillTables & RankedTables & { source?: RankingSource }

/** What a catalogue is made from: the tables, with the site map as paths or as stored; some know of no regions. */
export type CatalogueInput = Omit<CatalogueTables, 'hireSiteMap' | 'regions' | 'otherPlaces'> &
  Partial<Pick<CatalogueTables, 'regions' | 'otherPlaces'>> & { hireSiteMap: HireSiteMap | NestedHireSiteMap }

/** The entries behind a valid hire path; a city page has its country too. */
export type HirePage = { path: string; skill: Skill; country?: Country; city?: City }

export type HireLinkRequest = {
  /** A skill's name, alias or slug. */
  skill: string
  /** A city slug. */
  city?: string
  /** A country code. */
  country?: string
  /** Give a link to the city's page or none. */
  cityOnly?: boolean
}
