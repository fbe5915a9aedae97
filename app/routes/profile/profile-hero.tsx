import { businessTypeName } from '#app/routes/edit-profile/choice-names.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { BadgeMark } from '#app/ui/experts/badge-mark.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { profileAboutText, formatLocation, profilePicture, profileType } from '#client/profiles/profile-model.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { AboutText } from './about-text.tsx'
import { ProfileFacts } from './profile-facts.tsx'

const LONG_NAME = 40

/** As many as fit in a line or two; the rest are in their own section. */
const HERO_BADGES = 4

type HeroProps = {
  profile: Profile
  /** The link to experts at the profile's place, if there is a page. */
  placeLink: string | undefined
  /** Of the about text, where it is known and not the page's. */
  aboutLanguage: string | undefined
  today: string
  confirmed: boolean
  shortlisted: boolean
}

/** What the expert is; empty where nothing is known. */
function roleOf(t: PageTexts, { businessType, title, employer }: Profile): string {
  if (businessType) return businessTypeName(businessType, t)
  if (title && employer) return t('profile.role.both', { title, employer })
  return employer ? t('profile.role.employer', { employer }) : (title ?? '')
}

export function ProfileHero({ profile, placeLink, aboutLanguage, today, confirmed, shortlisted }: HeroProps) {
  const t = useTexts()
  const place = formatLocation(profile)
  const role = roleOf(t, profile)
  const isPerson = profileType(profile) === 'user'
  const isLong = profile.name.length > LONG_NAME
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[auto_minmax(0,1fr)] ${isLong ? 'items-start' : 'items-center'}`}
        >
          <Avatar
            src={profilePicture(profile)}
            name={profile.name}
            size="hero"
            shape={isPerson ? 'person' : 'workspace'}
          />
          <div>
            <h1 className={`wrap-anywhere ${isLong ? 'text-heading' : 'text-hero'}`}>
              <bdi>{profile.name}</bdi>
            </h1>
            {(role || place) && (
              <p className="mt-2 text-large wrap-anywhere text-ink-soft">
                {role && <bdi>{role}</bdi>}
                {role && place && <span aria-hidden="true"> · </span>}
                {place &&
                  (placeLink ? (
                    <a href={encodeURI(placeLink)} translate="no" className={role ? undefined : 'touch-target'}>
                      {place}
                    </a>
                  ) : (
                    <bdi>{place}</bdi>
                  ))}
              </p>
            )}
          </div>
        </div>
        <AboutText text={profileAboutText(profile)} language={aboutLanguage} />
        {profile.badgesV2.length > 0 && (
          <ul aria-label={t('profile.facts.badges')} className="mt-6 flex flex-wrap items-center gap-2">
            {profile.badgesV2.slice(0, HERO_BADGES).map((badge) => (
              <li key={`${badge.badgeName} ${badge.awardDate}`}>
                <BadgeMark badge={badge} />
              </li>
            ))}
            {profile.badgesV2.length > HERO_BADGES && (
              <li>
                <a href="#awards" className="touch-target text-small text-ink-soft">
                  {t('profile.badges.more', { count: profile.badgesV2.length - HERO_BADGES })}
                </a>
              </li>
            )}
          </ul>
        )}
      </header>
      <ProfileFacts profile={profile} today={today} confirmed={confirmed} shortlisted={shortlisted} />
    </div>
  )
}
