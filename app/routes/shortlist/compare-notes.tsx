import { useTexts } from '#app/shell/use-texts.ts'
import { formatDayInUtc } from '#app/ui/format.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { ComparisonHighlights } from '#domain/lists/comparison-highlights.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import { ratesDate } from '#domain/profiles/money/usd-rates.ts'

type Props = { experts: ComparedExpert[]; highlights: ComparisonHighlights; currency: Currency | undefined }

/** A legend of the table's highlights, and the day of the rates by which it compares or converts. */
export function CompareNotes({ experts, highlights, currency }: Props) {
  const t = useTexts()
  const named = new Set(experts.flatMap((expert) => expert.projectMinimum?.currency ?? []))
  const converted = currency !== undefined && [...named].some((one) => one !== currency)
  const notes = [
    ...(highlights.sharedSkills.size > 0 ? [t('shortlist.notes.skills')] : []),
    ...(converted || (highlights.lowestMinimum.size > 0 && named.size > 1)
      ? [t(`shortlist.notes.${converted ? 'converted' : 'compared'}`, { day: formatDayInUtc(ratesDate()) })]
      : []),
  ]
  if (notes.length === 0) return null
  return <p className="text-small text-ink-soft">{notes.join(' ')}</p>
}
