import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

import { Bookmark } from './bookmark.tsx'

type Place = 'card' | 'panel'

const PLACES: Record<Place, { button: string; link: string }> = {
  card: { button: 'peer shortlist-button', link: 'hidden peer-target:block max-md:py-3' },
  panel: {
    button: 'shortlist-button min-h-11 w-full px-5 py-2 text-compact',
    link: 'block pt-2 text-center max-md:py-3',
  },
}

type ShortlistButtonProps = { slug: string; name: string; place: Place; listed: boolean }

/**
 * Adds an expert through the page's ShortlistForm, or takes them off again. The redirect leads back to this button, which
 * then has the focus.
 */
export function ShortlistButton({ slug, name, place, listed }: ShortlistButtonProps) {
  const t = useTexts()
  const { button, link } = PLACES[place]
  return (
    <>
      <button
        type="submit"
        id={`listed-${slug}`}
        form="shortlist"
        name={listed ? 'remove' : 'expert'}
        value={slug}
        aria-pressed={listed}
        aria-label={listed ? t('cards.shortlist.pressedPerson', { name }) : t('cards.shortlist.person', { name })}
        className={button}
      >
        <Bookmark filled={listed} />
        {listed ? t('cards.shortlist.pressed') : t('cards.shortlist.button')}
      </button>
      {/* On a card only after the click: the fragment of the redirect names the button. */}
      {listed && (
        <a href={addresses.shortlist} className={`relative text-small font-semibold print:hidden ${link}`}>
          {t('cards.shortlist.view')}
        </a>
      )}
    </>
  )
}
