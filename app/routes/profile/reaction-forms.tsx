import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'
import type { FollowOrLikeAction } from '#domain/following/follow-or-like.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** Where one comes back to after following or liking. */
export const REACTIONS_ANCHOR = 'marks'

type ReactionButton = {
  act: FollowOrLikeAction
  text: 'profile.marks.follow' | 'profile.marks.like'
  count: number
  pressed: boolean
}

function reactionButtons({ isFollowing, isLiked, numFollowers, numLikes }: Profile): ReactionButton[] {
  return [
    {
      act: isFollowing ? 'unfollow' : 'follow',
      text: 'profile.marks.follow',
      count: numFollowers,
      pressed: isFollowing,
    },
    {
      act: isLiked ? 'unlike' : 'like',
      text: 'profile.marks.like',
      count: numLikes,
      pressed: isLiked,
    },
  ]
}

/** Follow and like as a plain form; the owner sees only the counts. */
export function ReactionForms({ profile }: { profile: Profile }) {
  const t = useTexts()
  if (profile.role === 'OWNER') {
    return (
      <p className="text-center text-small text-ink-soft">
        {t('profile.marks.counts', { followers: profile.numFollowers, likes: profile.numLikes })}
      </p>
    )
  }
  return (
    <form
      id={REACTIONS_ANCHOR}
      action={addresses.markProfile(profile.slug)}
      method="post"
      className="grid scroll-mt-[min(20rem,40svh)] grid-cols-2 gap-2"
    >
      {reactionButtons(profile).map(({ act, text, count, pressed }) => (
        <button
          key={text}
          name="act"
          value={act}
          aria-pressed={pressed}
          className={`min-h-11 cursor-pointer rounded-pill border px-3 py-2 text-compact font-semibold transition-colors ${pressed ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong hover:border-ink'}`}
        >
          {t.rich(text, {
            pressed: pressed ? 'yes' : 'no',
            count,
            number: (figure) => <span className="font-normal text-ink-soft">{figure}</span>,
            unit: (words) => <span className="sr-only">{words}</span>,
          })}
        </button>
      ))}
      {profile.isFollowing && (
        <p className="col-span-2 text-center text-small text-ink-soft">
          {t.rich('profile.marks.news', { news: (text) => <a href={addresses.following}>{text}</a> })}
        </p>
      )}
    </form>
  )
}
