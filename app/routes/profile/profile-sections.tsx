import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Chip, ChipLink } from '#app/ui/chip.tsx'
import { BadgeMark } from '#app/ui/experts/badge-mark.tsx'
import { WorkLink } from '#app/ui/experts/work-link.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import { profileType } from '#client/profiles/profile-model.ts'
import type { Badge } from '#domain/profiles/badge.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { groupServices } from '#domain/profiles/services.ts'

import type { ProfileView } from './load-profile-view.ts'

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

type Featured = Profile['featuredAssets'][number]

function Highlight({ asset, profile, lead }: { asset: Featured; profile: Profile; lead: boolean }) {
  const t = useTexts()
  return (
    <figure className={`group relative ${lead ? 'lg:row-span-2' : ''}`}>
      <SiteFrame
        src={asset.thumbnailUrl}
        name={asset.name}
        alt={workAlt(t, asset, profile)}
        sizes={lead ? '(min-width: 64rem) 48rem, 92vw' : '(min-width: 64rem) 24rem, 92vw'}
        eager={lead}
      />
      <figcaption className="mt-2.5 text-compact wrap-anywhere text-ink-soft">
        <WorkLink url={asset.url} className="after:absolute after:inset-0 group-hover:underline">
          <bdi className="font-semibold text-ink">{asset.name}</bdi>
        </WorkLink>
        {asset.caption && (
          <span>
            : <bdi>{asset.caption}</bdi>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

export function Highlights({ profile }: { profile: Profile }) {
  const t = useTexts()
  const assets = profile.featuredAssets
  if (assets.length === 0) return null
  const columns = assets.length > 1 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''
  return (
    <Section id="highlights" title={t('profile.highlights')}>
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${columns}`}>
        {assets.map((asset, index) => (
          <Highlight key={asset.id} asset={asset} profile={profile} lead={index === 0} />
        ))}
      </div>
    </Section>
  )
}

type Entry = { name: string; href?: string | undefined; translate?: 'no' | undefined }
type Skill = Pick<Entry, 'name' | 'href'>

function ChipList({ title, items }: { title: string; items: Entry[] }) {
  return (
    <div>
      <h3 className="mb-3 text-large">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {items.map(({ name, href, translate }) => (
          <li key={name} className="max-w-full">
            {href ? (
              <ChipLink href={encodeURI(href)} translate={translate}>
                {name}
              </ChipLink>
            ) : (
              <Chip translate={translate}>{name}</Chip>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Services by group, and skills; a skill in the catalogue links to the nearest hire page. */
export function ServicesAndSkills({ profile, skills }: { profile: Profile; skills: Skill[] }) {
  const t = useTexts()
  const named = (entry: Skill): Entry => ({ ...entry, translate: 'no' })
  const groups = groupServices(profile.expertsMetadata.servicesOffered)
  if (groups.length === 0 && skills.length === 0) return null
  return (
    <Section
      id="what-they-do"
      title={t(profileType(profile) === 'user' ? 'profile.offers.person' : 'profile.offers.workspace')}
    >
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {groups.map(({ name, services }) => (
          <ChipList
            key={name}
            title={t(`profile.services.${name}`)}
            items={services.map((service) => named({ name: service.name }))}
          />
        ))}
        {skills.length > 0 && <ChipList title={t('profile.facts.skills')} items={skills.map(named)} />}
      </div>
    </Section>
  )
}

/** R722: lists of experts at the same place. */
export function MoreExperts({ place, links }: ProfileView['moreExperts']) {
  const t = useTexts()
  const items = links.map(({ skill, place: where, href }): Entry =>
    where === undefined
      ? { name: skill, href, translate: 'no' }
      : { name: t('profile.more.skillIn', { skill, place: where }), href },
  )
  return (
    <nav aria-label={t('profile.more.everywhere')} className="print:hidden">
      <ChipList
        title={place === undefined ? t('profile.more.everywhere') : t('profile.more.in', { place })}
        items={items}
      />
    </nav>
  )
}

/** All badges, when the hero shows only the first ones. */
export function AwardSection({ badges }: { badges: Badge[] }) {
  const t = useTexts()
  if (badges.length <= 4) return null
  return (
    <Section id="awards" title={t('profile.facts.badges')}>
      <ul className="flex flex-wrap gap-2">
        {badges.map((badge) => (
          <li key={`${badge.badgeName} ${badge.awardDate}`}>
            <BadgeMark badge={badge} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
