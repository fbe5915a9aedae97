import type { QueryBudget } from './parse-budget.ts'

/** Something that was read, and where it stands in the text. */
export type QueryPart<Value> = { value: Value; from: number; to: number }

export type PlaceValue = { kind: 'city' | 'region' | 'country'; slug: string }

/** Whole days, both included. */
export type DayRange = { from: string; to: string }

/** What a text asks for, as far as the tables know its words. */
export type ParsedQuery = {
  /** The language of the text. */
  language: string
  skills: QueryPart<string>[]
  services: QueryPart<string>[]
  /** The client's trade, or what the work is about. */
  subjects: QueryPart<string>[]
  places: QueryPart<PlaceValue>[]
  /** Languages that the expert should speak. */
  speaks: QueryPart<string>[]
  kind?: QueryPart<'agency' | 'freelancer'>
  budget?: QueryPart<QueryBudget>
  when?: QueryPart<DayRange>
  /** R724: the expert should be available now. */
  availableNow?: QueryPart<true>
  /** Words that no table knows. */
  words: QueryPart<string>[]
}
