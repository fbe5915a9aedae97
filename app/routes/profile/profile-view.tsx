import { ContactBar } from './contact-bar.tsx'
import { EditLink } from './edit-link.tsx'
import type { ProfileView as View } from './load-profile-view.ts'
import { PeopleSection } from './people-section.tsx'
import { PrivateNote } from './private-note.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { AwardSection, Highlights, MoreExperts, ServicesAndSkills } from './profile-sections.tsx'
import { ProofsSection } from './proofs-section.tsx'
import { type Work, WorkSection } from './work-section.tsx'

/** The profile, on its own page and behind the editor. */
export function ProfileView({ view, work, shortlisted }: { view: View; work: Work; shortlisted: boolean }) {
  const { profile, placeLink, moreExperts, aboutLanguage, skills, today, confirmed } = view
  const hidden = !profile.public || profile.expertsMetadata.status === 'SUSPENDED'
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(3rem,7vw,4.5rem)] pt-8 md:pt-12">
      {hidden && <PrivateNote profile={profile} />}
      <EditLink profile={profile} />
      <ProfileHero
        profile={profile}
        placeLink={placeLink}
        aboutLanguage={aboutLanguage}
        today={today}
        confirmed={confirmed}
        shortlisted={shortlisted}
      />
      {work.page === 1 && work.type === 'sites' && <Highlights profile={profile} />}
      <WorkSection profile={profile} work={work} />
      <PeopleSection people={profile.people} otherPeople={profile.otherPeople} />
      <ServicesAndSkills profile={profile} skills={skills} />
      <ProofsSection proofs={profile.proofs} />
      <AwardSection badges={profile.badgesV2} />
      <MoreExperts {...moreExperts} />
      <ContactBar profile={profile} />
    </article>
  )
}
