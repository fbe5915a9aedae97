import { Avatar } from '#app/ui/avatar.tsx'
import { BadgeMark } from '#app/ui/badge-mark.tsx'
import { aboutText, placeText, profilePicture, profileType } from '#client/profile-model.ts'
import type { Profile } from '#domain/profile.ts'

import { ProfileFacts } from './profile-facts.tsx'

const BUSINESS_TYPES = { AGENCY: 'Agency', STUDIO: 'Studio', COLLECTIVE: 'Collective', CONSULTANCY: 'Consultancy' }
/** As many as fit a line or two; the rest stand in their own section. */
const HERO_BADGES = 4

function roleText(profile: Profile): string {
  if (profile.businessType) return BUSINESS_TYPES[profile.businessType]
  return [profile.title, profile.employer && `at ${profile.employer}`].filter(Boolean).join(' ')
}

function AboutText({ text }: { text: string }) {
  const [lede, ...rest] = text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  if (!lede) return null
  return (
    <>
      <p className="mt-6 max-w-[58ch] text-lede leading-normal text-pretty whitespace-pre-line">{lede}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[62ch] text-pretty whitespace-pre-line text-ink-soft">
          {paragraph}
        </p>
      ))}
    </>
  )
}

type HeroProps = {
  profile: Profile
  /** The listing of experts at the profile's place, where there is one. */
  placeLink: string | undefined
  today: string
  confirmed: boolean
}

export function ProfileHero({ profile, placeLink, today, confirmed }: HeroProps) {
  const place = placeText(profile)
  const role = roleText(profile)
  const isPerson = profileType(profile) === 'user'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Avatar
            src={profilePicture(profile)}
            name={profile.name}
            size="hero"
            shape={isPerson ? 'person' : 'workspace'}
          />
          <div>
            <h1 className={`wrap-anywhere ${profile.name.length > 40 ? 'text-heading' : 'text-hero'}`}>
              {profile.name}
            </h1>
            {(role || place) && (
              <p className="mt-2 text-large text-ink-soft">
                {role}
                {role && place && <span aria-hidden="true"> · </span>}
                {place && (placeLink ? <a href={encodeURI(placeLink)}>{place}</a> : place)}
              </p>
            )}
          </div>
        </div>
        <AboutText text={aboutText(profile)} />
        {profile.badgesV2.length > 0 && (
          <ul aria-label="Badges and awards" className="mt-6 flex flex-wrap gap-2">
            {profile.badgesV2.slice(0, HERO_BADGES).map((badge) => (
              <li key={`${badge.badgeName} ${badge.awardDate}`}>
                <BadgeMark badge={badge} />
              </li>
            ))}
            {profile.badgesV2.length > HERO_BADGES && (
              <li>
                <a href="#awards" className="text-small text-ink-soft">
                  {profile.badgesV2.length - HERO_BADGES} more
                </a>
              </li>
            )}
          </ul>
        )}
      </header>
      <ProfileFacts profile={profile} today={today} confirmed={confirmed} />
    </div>
  )
}
