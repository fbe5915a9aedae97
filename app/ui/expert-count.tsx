import { useTexts } from '#app/shell/use-texts.ts'

/** The number of experts behind a link, with the word for screen readers. */
export function ExpertCount({ count }: { count: number }) {
  return useTexts().rich('lists.counted', { count, words: (text) => <span className="sr-only">{text}</span> })
}
