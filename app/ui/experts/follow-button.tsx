import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

/** One form for all buttons of a page. `next` is the page's canonical address, without extra parameters. */
export function FollowForm({ next }: { next: string }) {
  return (
    <form id="follow" method="post" className="hidden">
      <input type="hidden" name="next" value={next} />
    </form>
  )
}

/**
 * Follows or unfollows an expert through the page's FollowForm; signed-out visitors sign in first. The redirect leads
 * back to this button, which then has the focus.
 */
export function FollowButton({ slug, name, followed }: { slug: string; name: string; followed: boolean }) {
  const t = useTexts()
  const button = (
    <button
      type="submit"
      id={`followed-${slug}`}
      form="follow"
      formAction={addresses.markProfile(slug)}
      name="act"
      value={followed ? 'unfollow' : 'follow'}
      aria-pressed={followed}
      aria-label={followed ? t('cards.follow.pressedPerson', { name }) : t('cards.follow.person', { name })}
      className="peer follow-button"
    >
      {followed ? t('cards.follow.pressed') : t('cards.follow.button')}
    </button>
  )
  if (!followed) return button
  return (
    <div className="relative flex flex-wrap items-center gap-x-2 text-small font-semibold print:hidden">
      {button}
      {/* Only after the click: the fragment of the redirect names the button. */}
      <a href={addresses.following} className="hidden py-1 peer-target:inline max-md:py-3">
        {t('cards.follow.news')}
      </a>
    </div>
  )
}
