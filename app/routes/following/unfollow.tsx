import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

/** One form for all buttons of the page; it redirects back here. */
export function UnfollowForm({ page }: { page: number }) {
  return (
    <form id="unfollow" method="post" action={addresses.following} className="hidden">
      <input type="hidden" name="act" value="unfollow" />
      <input type="hidden" name="page" value={page} />
    </form>
  )
}

export function UnfollowButton({ slug, name }: { slug: string; name: string }) {
  const t = useTexts()
  return (
    <button
      type="submit"
      form="unfollow"
      name="expert"
      value={slug}
      aria-label={t('following.unfollowPerson', { name })}
      className="relative cursor-pointer rounded-pill border border-line-strong bg-surface px-3 py-1 text-small font-semibold transition-colors hover:border-ink max-md:min-h-11 max-md:px-4 print:hidden"
    >
      {t('following.unfollow')}
    </button>
  )
}

/** The expert whom the viewer has just unfollowed, with a button to undo it. */
export function Unfollowed({ slug, name }: { slug: string; name: string }) {
  const t = useTexts()
  return (
    <div id="note" tabIndex={-1}>
      <Notice>
        <form
          method="post"
          action={addresses.following}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
        >
          <input type="hidden" name="expert" value={slug} />
          <span className="min-w-0 wrap-anywhere">{t('following.unfollowed', { name })}</span>
          <Button name="act" value="follow" variant="quiet">
            {t('following.undo')}
          </Button>
        </form>
      </Notice>
    </div>
  )
}
