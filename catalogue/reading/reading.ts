import type { Budget } from './read-budget.ts'

/** Something that was read, and where it stands in the text. */
export type Part<Value> = { value: Value; from: number; to: number }

export type PlaceValue = { kind: 'city' | 'region' | 'country'; slug: string }

/** Whole days, both included. */
export type Days = { from: string; to: string }

/** What a text asks for, as far as the tables know its words. */
export type Reading = {
  /** The language of the text. */
  language: string
  skills: Part<string>[]
  services: Part<string>[]
  /** The client's trade, or what the work is about. */
  subjects: Part<string>[]
  places: Part<PlaceValue>[]
  /** Languages that the expert should speak. */
  speaks: Part<string>[]
  kind?: Part<'agency' | 'freelancer'>
  budget?: Part<Budget>
  when?: Part<Days>
  /** R724: the expert should be available now. */
  availableNow?: Part<true>
  /** Words that no table knows. */
  words: Part<string>[]
}
