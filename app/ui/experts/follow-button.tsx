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
 * Follows an expert through the page's FollowForm; signed-out visitors sign in first. As with the shortlist, the page is
 * cached for everyone: the redirect goes to the note's fragment, and `:target` shows the note.
 */
export function FollowButton({ slug, name }: { slug: string; name: string }) {
  return (
    <div className="relative flex text-small font-semibold print:hidden">
      <p
        id={`followed-${slug}`}
        tabIndex={-1}
        className="peer hidden scroll-mt-[min(28rem,50svh)] items-center gap-x-1.5 py-1 text-accent target:flex"
      >
        Following. <a href={addresses.following}>See what’s new</a>
      </p>
      <button
        type="submit"
        form="follow"
        formAction={addresses.markProfile(slug)}
        name="act"
        value="follow"
        aria-label={`Follow ${name}`}
        className="cursor-pointer py-1 text-ink-soft peer-target:hidden hover:text-ink hover:underline"
      >
        Follow
      </button>
    </div>
  )
}
