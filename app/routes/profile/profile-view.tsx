import { EditLink } from './edit-link.tsx'
import type { ProfileView as View } from './load-profile-view.ts'
import { PrivateNote } from './private-note.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { AwardShelf, Highlights, SiteShelf, WhatTheyDo } from './profile-sections.tsx'

/** The profile itself, on its own page and behind the editor. */
export function ProfileView({ view }: { view: View }) {
  const { profile, placeLink, skills, today, confirmed } = view
  const hidden = !profile.public || profile.expertsMetadata.status === 'SUSPENDED'
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(3rem,7vw,4.5rem)] pt-8 md:pt-12">
      {hidden && <PrivateNote profile={profile} />}
      <EditLink profile={profile} />
      <ProfileHero profile={profile} placeLink={placeLink} today={today} confirmed={confirmed} />
      <Highlights assets={profile.featuredAssets} />
      <SiteShelf profile={profile} />
      <WhatTheyDo profile={profile} skills={skills} />
      <AwardShelf badges={profile.badgesV2} />
    </article>
  )
}
