import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { ComparisonMarks } from '#domain/lists/comparison-marks.ts'
import { USD_RATES_DATE } from '#domain/profiles/usd-rates.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A legend of the table's marks, if it has any. */
export function CompareNotes({ experts, marks }: { experts: ComparedExpert[]; marks: ComparisonMarks }) {
  const currencies = new Set(experts.flatMap((expert) => expert.projectMinimum?.currency ?? []))
  const notes = [
    ...(marks.sharedSkills.size > 0 ? ['Filled skills are those that most of them have.'] : []),
    ...(marks.lowestMinimum.size > 0 && currencies.size > 1
      ? [`Minimums in several currencies are compared at the rates of ${day.format(new Date(USD_RATES_DATE))}.`]
      : []),
  ]
  if (notes.length === 0) return null
  return <p className="text-small text-ink-soft">{notes.join(' ')}</p>
}
