import { Bookmark } from './bookmark.tsx'

type Place = 'card' | 'panel'

const SHAPE = 'items-center justify-center gap-1.5 rounded-pill font-semibold'

const PLACES: Record<Place, { button: string; note: string }> = {
  card: { button: 'py-1.5 pr-3.5 pl-2.5 text-small', note: 'px-3.5 py-1.5 text-small' },
  panel: { button: 'w-full px-5 py-2.5 text-compact', note: 'w-full flex-wrap px-5 py-2.5 text-compact' },
}

/**
 * Adds an expert through the page's ShortlistForm. The page is the same for everyone, so it cannot know who is on
 * the list: the visitor comes back to the note's own address, and that alone shows it.
 */
export function ShortlistButton({ slug, name, place }: { slug: string; name: string; place: Place }) {
  const { button, note } = PLACES[place]
  return (
    <>
      <p
        id={`listed-${slug}`}
        tabIndex={-1}
        className={`peer hidden scroll-mt-24 bg-accent text-on-accent target:flex print:hidden ${SHAPE} ${note}`}
      >
        <span>On your shortlist</span>
        <span aria-hidden="true">·</span>
        <a href="/shortlist">View and compare</a>
      </p>
      <button
        type="submit"
        form="shortlist"
        name="expert"
        value={slug}
        aria-label={`Shortlist ${name}`}
        className={`flex cursor-pointer border border-line-strong bg-surface text-ink transition-colors peer-target:hidden hover:border-ink print:hidden ${SHAPE} ${button}`}
      >
        <Bookmark className="size-4" />
        Shortlist
      </button>
    </>
  )
}
