import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { fetchPageOrLast } from '#app/missing-page.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { CardGrid } from '#app/ui/experts/expert-card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchDigestSetting, fetchFollowing, fetchNews } from '#client/following/following.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/following.ts'
import { changeFollowing } from './change-following.ts'
import { DigestPanel } from './digest-panel.tsx'
import { EmptyFollowing } from './empty-following.tsx'
import { NewsList } from './news-list.tsx'
import { Unfollowed, UnfollowButton, UnfollowForm } from './unfollow.tsx'

const UNFOLLOW = { name: 'card to unfollow', Act: UnfollowButton }

/** Two lists on one page, paginated separately. */
function address({ page, news }: { page: number; news: number }, part: 'people' | 'news'): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(news > 1 && { news: String(news) }),
  })
  return `${addresses.following}${query.size > 0 ? `?${query}` : ''}#${part}`
}

/** The expert whom the viewer has just unfollowed, with a button to undo it. */
async function findUnfollowed(client: Client, slug: string | null) {
  const profile = slug ? await fetchProfile(client, slug) : undefined
  return profile && !profile.isFollowing ? { slug: profile.slug, name: profile.name } : null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  const { searchParams } = new URL(request.url)
  const wanted = { page: searchParams.get('page') ?? '1', news: searchParams.get('news') ?? '1' }
  try {
    const [following, news, digest, unfollowed] = await Promise.all([
      fetchPageOrLast((page) => fetchFollowing(client, page), wanted.page),
      fetchPageOrLast((page) => fetchNews(client, page), wanted.news),
      fetchDigestSetting(client),
      findUnfollowed(client, searchParams.get('unfollowed')),
    ])
    // Unfollowing can remove the last page: redirect to the new last one.
    if (following.page < Number(wanted.page) || news.page < Number(wanted.news)) {
      throw redirect(address({ page: following.page, news: news.page }, 'people'))
    }
    return { following, news, digest, unfollowed, now: new Date().toISOString() }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

const FORM = { act: 1, expert: 1, page: 1, weekly: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  return changeFollowing(client, (await receiveAccountForm(client, request, FORM)).form)
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export default function FollowingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { following, news, digest, unfollowed, now } = loaderData
  const pages = { page: following.page, news: news.page }
  const isEmpty = following.total === 0
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(2.5rem,6vw,4rem)] py-[clamp(2.5rem,6vw,4rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-title">{t('following.title')}</h1>
        {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
        {unfollowed && <Unfollowed {...unfollowed} />}
      </div>
      {isEmpty && <EmptyFollowing />}
      {(!isEmpty || digest.weekly) && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {isEmpty ? (
            <div />
          ) : (
            <NewsList news={news} now={now} address={(one) => address({ ...pages, news: one }, 'news')} />
          )}
          <DigestPanel digest={digest} />
        </div>
      )}
      {!isEmpty && (
        <section id="people" aria-labelledby="people-title" className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <h2 id="people-title" className="text-heading">
            {t('following.people', { count: following.total })}
          </h2>
          <UnfollowForm page={following.page} />
          <CardGrid cards={following.items} now={now} act={UNFOLLOW} />
          <Pagination {...following} address={(one) => address({ ...pages, page: one }, 'people')} />
        </section>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('following.title'), matches)
