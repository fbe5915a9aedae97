import type { PageTexts } from '#app/shell/use-texts.ts'

/** What a choice of a filter is called: by its code, or as the catalogue, the platform or a list of languages has it. */
export function facetChoiceLabel(
  t: PageTexts,
  facet: string,
  { value, label }: { value: string; label: string },
): string {
  if (facet === 'answers') return t('filters.choice.answers')
  if (facet === 'type') return value === 'agency' ? t('filters.choice.agency') : t('filters.choice.freelancer')
  if (facet !== 'availability') return label
  // R734
  if (value === 'AVAILABLE') return t('cards.availability.now')
  return value === 'LIMITED' || value === 'UNAVAILABLE' ? t(`cards.availability.${value}`) : label
}
