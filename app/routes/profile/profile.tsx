import { data, redirect } from 'react-router'

import { catalogueContext, clientContext, siteContext } from '#app/load-context.ts'
import { lastPageAlternative, notFoundWithAlternatives } from '#app/missing-page.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { readShortlistCookies } from '#app/routes/shortlist/shortlist-cookie.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/profile.ts'
import { loadProfileView } from './load-profile-view.ts'
import { loadProfileWork } from './load-profile-work.ts'
import { profileMeta } from './profile-meta.ts'
import { ProfileView } from './profile-view.tsx'
import { profileWorkAddress } from './work-section.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { handle } = params
  if (!handle.startsWith('@')) throw data(null, 404)
  const url = new URL(request.url)
  const client = context.get(clientContext)
  const profile = await fetchProfile(client, handle.slice(1))
  if (!profile) throw data(null, 404)
  // Redirects an old handle or upper case to the canonical address.
  if (handle.slice(1) !== profile.slug) throw redirect(addresses.profile(profile.slug) + url.search, 301)
  const work = await loadProfileWork(client, profile, url.searchParams)
  if (!work) throw notFoundWithAlternatives()
  if ('beyond' in work)
    throw notFoundWithAlternatives(
      lastPageAlternative(work.pages, (page) => profileWorkAddress(profile.slug, work.beyond, page)),
    )
  const view = loadProfileView(profile, context.get(catalogueContext), new Date())
  const shortlisted = readShortlistCookies(request).list.includes(profile.slug)
  return serverOnlyData(context, { ...view, shortlisted, work, site: context.get(siteContext) })
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileView view={loaderData} work={loaderData.work} shortlisted={loaderData.shortlisted} />
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? profileMeta(textsForMeta(matches), loaderData) : []
