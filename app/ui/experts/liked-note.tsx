import { useTexts } from '#app/shell/use-texts.ts'

/** Says on a card that the visitor likes the profile; the profile's own button takes the like back. */
export function LikedNote() {
  const t = useTexts()
  return (
    <p className="flex items-center gap-1 text-small font-semibold text-accent print:hidden">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-current">
        <path d="M8 14 2.6 8.4a3.4 3.4 0 0 1 4.8-4.8l.6.6.6-.6a3.4 3.4 0 0 1 4.8 4.8Z" />
      </svg>
      {t('cards.liked')}
    </p>
  )
}
