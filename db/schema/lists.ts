import type { Generated } from 'kysely'

import type { Day } from './columns.ts'

type ListingTable = {
  skill: string
  profile_id: string
  country_code: string
  city_slug: string | null
  score: number
  /**
   * The keys that filters match: `domain/lists/listing-keys.ts`, and in the search bare codes of
   * `domain/lists/facet-codes.ts`.
   */
  keys: number[]
  project_minimum_usd: number | null
  listed_at: Date
  edited_at: Date
}

export type ListTables = {
  listing: ListingTable

  /** `''` stands for no country and no city, and for no skill: everyone. */
  listing_tally: {
    skill: string
    country_code: string
    city_slug: string
    experts: number
    codes: number[]
    code_counts: number[]
    minimums: number[]
    minimum_counts: number[]
    edited_at: Date | null
    /** Written by triggers, in the tally of a country: its experts by city, `berlin 12,munich 9`. */
    cities: Generated<string>
  }

  /** Written by the triggers of `listing` and `expert_search`; a job adds it to the tallies. */
  listing_change: {
    id: Generated<string>
    skill: string
    country_code: string
    city_slug: string
    experts: number
    keys: number[]
    minimum: number | null
    edited_at: Date | null
  }

  /** A view of tallies and changes. */
  listing_count: { skill: string; country_code: string; city_slug: string; experts: number }

  /** Written by the database's own `index_experts` alone, so the text columns are never read here. */
  expert_search: Omit<ListingTable, 'skill' | 'edited_at'> & {
    skills: string[]
    number: Generated<number>
    names: string
    headline: string
    document: string
  }

  /** Written by a job; `bits` are never read, only counted. */
  facet_bits: { key: string; chunk: number; bits: string; positions: number[] | null }

  /** Written by a trigger of `expert_search`: the values that the bitmaps still have. */
  stale_bits: {
    number: number
    times: Generated<number>
    keys: number[] | null
    skills: string[] | null
    country_code: string | null
    city_slug: string | null
    document: string | null
  }

  /** R810a: `account ID` or `workspace ID`; rows outlive profiles and accounts. */
  first_listing: { owner: string; profile_id: string; listed_at: Date }
  /** R812: `''` stands for no country and no city. Written once a day. */
  newcomer_turn: {
    skill: string
    country_code: string
    city_slug: string
    turn: number
    profile_id: string
    day: Day
  }

  search_word: { word: string }
  /** One row. */
  availability_refresh: { until: Date }

  ranking_rules: {
    only_row: Generated<boolean>
    version: number
  }
}
