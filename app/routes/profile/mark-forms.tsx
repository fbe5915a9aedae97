import { wholeNumber } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import type { FollowOrLikeAction } from '#domain/following/follow-or-like.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { pluralForm } from '#domain/text/plural.ts'

/** Where one comes back to after following or liking. */
export const MARKS = 'marks'

type Mark = { act: FollowOrLikeAction; label: string; count: number; of: string; pressed: boolean }

function marksOf({ isFollowing, isLiked, numFollowers, numLikes }: Profile): Mark[] {
  return [
    {
      act: isFollowing ? 'unfollow' : 'follow',
      label: isFollowing ? 'Following' : 'Follow',
      count: numFollowers,
      of: pluralForm(numFollowers, 'follower'),
      pressed: isFollowing,
    },
    {
      act: isLiked ? 'unlike' : 'like',
      label: isLiked ? 'Liked' : 'Like',
      count: numLikes,
      of: pluralForm(numLikes, 'like'),
      pressed: isLiked,
    },
  ]
}

/** Follow and like as a plain form; the owner sees only the counts. */
export function MarkForms({ profile }: { profile: Profile }) {
  const marks = marksOf(profile)
  if (profile.role === 'OWNER') {
    return (
      <p className="text-center text-small text-ink-soft">
        {marks.map(({ count, of }) => `${wholeNumber(count)} ${of}`).join(', ')}
      </p>
    )
  }
  return (
    <form
      id={MARKS}
      action={addresses.markProfile(profile.slug)}
      method="post"
      className="grid scroll-mt-[min(20rem,40svh)] grid-cols-2 gap-2"
    >
      {marks.map(({ act, label, count, of, pressed }) => (
        <button
          key={of}
          name="act"
          value={act}
          aria-pressed={pressed}
          className={`min-h-11 cursor-pointer rounded-pill border px-3 py-2 text-compact font-semibold transition-colors ${pressed ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong hover:border-ink'}`}
        >
          {label} <span className="font-normal text-ink-soft">{wholeNumber(count)}</span>
          <span className="sr-only"> {of}</span>
        </button>
      ))}
      {profile.isFollowing && (
        <p className="col-span-2 text-center text-small text-ink-soft">
          <a href={addresses.following}>See what’s new</a> with those you follow
        </p>
      )}
    </form>
  )
}
