import type { PageTexts } from '#app/shell/use-texts.ts'

/** R302: a picture of work in words: what it is, and whose. */
export function workAlt(t: PageTexts, work: { name: string }, expert: { name: string }): string {
  return t('cards.workAlt', { work: work.name, expert: expert.name })
}
