import { data, redirect } from 'react-router'

import { catalogueContext, clientContext, siteContext } from '#app/load-context.ts'
import { fetchProfile } from '#client/profiles.ts'
import { isAvailabilityConfirmed } from '#domain/availability-confirmed.ts'

import type { Route } from './+types/profile.ts'
import { PeopleShelf } from './people-shelf.tsx'
import { PrivateNote } from './private-note.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { profileMeta } from './profile-meta.ts'
import { AwardShelf, Highlights, WhatTheyDo } from './profile-sections.tsx'
import { readWork } from './read-work.ts'
import { WorkShelf } from './work-shelf.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { handle } = params
  if (!handle.startsWith('@')) throw data(null, 404)
  const client = context.get(clientContext)
  const profile = await fetchProfile(client, handle.slice(1))
  if (!profile) throw data(null, 404)
  // An old handle, or one in upper case: one address per profile.
  if (handle.slice(1) !== profile.slug) throw redirect(`/@${profile.slug}`, 301)
  const work = await readWork(client, profile, new URL(request.url).searchParams)
  if (!work) throw data(null, 404)
  const catalogue = context.get(catalogueContext)
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(profile.location)
  const hireLink = (skill: string) => catalogue.hireLink({ skill, ...(city && { city }), ...(country && { country }) })
  const now = new Date()
  const { availability } = profile.expertsMetadata
  return {
    profile,
    work,
    placeLink: country && hireLink('web-design'),
    skills: profile.skills.map((name) => ({ name, href: hireLink(name) })),
    today: now.toISOString().slice(0, 10),
    confirmed: availability !== null && isAvailabilityConfirmed(availability, now),
    site: context.get(siteContext),
  }
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, work, placeLink, skills, today, confirmed } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(3rem,7vw,4.5rem)] pt-8 md:pt-12">
      {!profile.public && <PrivateNote profile={profile} />}
      <ProfileHero profile={profile} placeLink={placeLink} today={today} confirmed={confirmed} />
      {work.page === 1 && work.type === 'sites' && <Highlights assets={profile.featuredAssets} />}
      <WorkShelf profile={profile} work={work} />
      <PeopleShelf people={profile.people} />
      <WhatTheyDo profile={profile} skills={skills} />
      <AwardShelf badges={profile.badgesV2} />
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? profileMeta(loaderData) : [])
