import * as addresses from '#domain/addresses.ts'

import { Bookmark } from './bookmark.tsx'

type Place = 'card' | 'panel'

// Positioned above the link that covers the card.
const SHAPE = 'relative items-center justify-center gap-x-1.5 font-semibold print:hidden'
/** After the redirect the card's picture stays in view above the note. */
const NOTE = 'peer hidden scroll-mt-[min(28rem,50svh)] bg-accent text-on-accent target:flex'
const BUTTON =
  'flex cursor-pointer rounded-pill border border-line-strong bg-surface text-ink transition-colors peer-target:hidden hover:border-ink'

const PLACES: Record<Place, { button: string; note: string }> = {
  card: { button: 'py-1 pr-3 pl-2 text-small', note: 'rounded-pill px-3 py-1 text-small' },
  panel: {
    button: 'w-full px-5 py-2.5 text-compact',
    note: 'w-full flex-wrap rounded-card px-5 py-2.5 text-compact',
  },
}

/**
 * Adds an expert through the page's ShortlistForm. The page is cached for everyone, so it cannot know who is on the list:
 * the redirect goes to the note's fragment, and `:target` shows the note.
 */
export function ShortlistButton({ slug, name, place }: { slug: string; name: string; place: Place }) {
  const { button, note } = PLACES[place]
  return (
    <>
      <p id={`listed-${slug}`} tabIndex={-1} className={`${NOTE} ${SHAPE} ${note}`}>
        On your shortlist. <a href={addresses.shortlist}>View and compare</a>
      </p>
      <button
        type="submit"
        form="shortlist"
        name="expert"
        value={slug}
        aria-label={`Shortlist ${name}`}
        className={`${BUTTON} ${SHAPE} ${button}`}
      >
        <Bookmark className="size-4" />
        Shortlist
      </button>
    </>
  )
}
