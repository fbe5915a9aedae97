import type { RouterContextProvider } from 'react-router'

import { clientContext, pageImpressionsContext } from '#app/load-context.ts'
import { readShortlistCookies } from '#app/routes/shortlist/shortlist-cookie.ts'
import type { ReactionsByKind } from '#app/ui/experts/card-reactions.ts'
import { fallbackIfSignedOut } from '#client/api-failure.ts'
import { fetchOwnReactions } from '#client/following/following.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { hasShortlistCookie } from '#domain/lists/shortlist-cookie.ts'

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

const NO_REACTIONS = { followed: [], liked: [], own: [] }

/**
 * R310: what the visitor did about these experts; undefined for strangers, whose pages are cached. R350: the experts of
 * every list come by here, and are noted as shown.
 */
export async function loadReactions(
  { request, context }: LoaderArgs,
  cards: { slug: string }[],
): Promise<ReactionsByKind | undefined> {
  context.get(pageImpressionsContext)?.experts.push(...cards.map(({ slug }) => slug))
  const cookies = request.headers.get('cookie')
  const signedIn = hasSessionCookie(cookies) && cards.length > 0
  if (!signedIn && !hasShortlistCookie(cookies)) return undefined
  const slugs = cards.map(({ slug }) => slug)
  const own = signedIn
    ? await fetchOwnReactions(context.get(clientContext), slugs).catch(fallbackIfSignedOut(NO_REACTIONS))
    : NO_REACTIONS
  return { ...own, shortlisted: [...readShortlistCookies(request).list] }
}
