import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Price } from '#app/ui/currency/price.tsx'
import { AvailabilityNote } from '#app/ui/experts/availability-note.tsx'
import { BadgeMark } from '#app/ui/experts/badge-mark.tsx'
import { percent, responseTimeText } from '#app/ui/format.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import { groupServices } from '#domain/profiles/services.ts'

/** The items that a cell shows before "+n". */
const SHOWN = { badges: 4, skills: 12 }

export function Unspecified() {
  const t = useTexts()
  return <span className="text-ink-soft">{t('shortlist.cell.unknown')}</span>
}

/** Marks the best value of those compared. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2 rounded-small bg-accent-soft px-1.5 py-0.5 text-small font-semibold text-accent">
      {children}
    </span>
  )
}

export function WorkCell({ expert }: { expert: Pick<ComparedExpert, 'name' | 'featured'> }) {
  const t = useTexts()
  const [lead, ...rest] = expert.featured
  if (!lead) return <Unspecified />
  return (
    <ul
      aria-label={t('shortlist.table.work')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-field bg-line"
    >
      {[lead, ...rest.slice(0, 2)].map((site, index, all) => (
        <li
          key={site.name}
          className={`overflow-hidden bg-sunken ${index === 0 || all.length === 2 ? 'col-span-2 aspect-[16/10]' : 'aspect-[16/10]'}`}
        >
          {site.thumbnailUrl ? (
            <Picture
              src={site.thumbnailUrl}
              alt={workAlt(t, site, expert)}
              sizes={index === 0 ? '19rem' : '10rem'}
              className="size-full object-cover object-top"
            />
          ) : (
            <span className="grid size-full place-items-center bg-accent-soft p-2 text-center text-small font-semibold text-accent">
              <bdi className="line-clamp-2 wrap-anywhere">{site.name}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

export function AvailabilityCell({ availability, now }: Pick<ComparedExpert, 'availability'> & { now: string }) {
  if (!availability) return <Unspecified />
  const confirmed = isAvailabilityConfirmed(availability, new Date(now))
  return <AvailabilityNote availability={availability} confirmed={confirmed} today={now.slice(0, 10)} />
}

type MinimumProps = { minimum: ComparedExpert['projectMinimum']; lowest: boolean; currency: Currency | undefined }

export function MinimumCell({ minimum, lowest, currency }: MinimumProps) {
  const t = useTexts()
  if (!minimum) return <Unspecified />
  return (
    <>
      <span translate="no" className="*:font-semibold">
        <Price of={minimum} shownIn={currency} />
      </span>
      {lowest && <Mark>{t('shortlist.cell.lowest')}</Mark>}
    </>
  )
}

export function ReplyCell({ hours, quickest }: { hours: number | null; quickest: boolean }) {
  const t = useTexts()
  if (hours === null) return <Unspecified />
  return (
    <>
      {responseTimeText(t, hours)}
      {quickest && <Mark>{t('shortlist.cell.fastest')}</Mark>}
    </>
  )
}

export function AnswerRateCell({ rate, highest }: { rate: number | null; highest: boolean }) {
  const t = useTexts()
  if (rate === null) return <Unspecified />
  return (
    <>
      {percent(rate)}
      {highest && <Mark>{t('shortlist.cell.highest')}</Mark>}
    </>
  )
}

export function ServiceCell({ slugs }: { slugs: string[] }) {
  const services = groupServices(slugs).flatMap((group) => group.services)
  if (services.length === 0) return <Unspecified />
  return (
    <ul className="grid gap-1">
      {services.map(({ slug, name }) => (
        <li key={slug} translate="no">
          {name}
        </li>
      ))}
    </ul>
  )
}

function More({ count }: { count: number }) {
  const t = useTexts()
  return count > 0 ? <li className="text-small text-ink-soft">{t('shortlist.cell.more', { count })}</li> : null
}

export function BadgeCell({ badges }: Pick<ComparedExpert, 'badges'>) {
  const t = useTexts()
  if (badges.length === 0) return <span className="text-ink-soft">{t('shortlist.cell.noBadges')}</span>
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {badges.slice(0, SHOWN.badges).map((badge) => (
        <li key={`${badge.badgeName} ${badge.awardDate}`}>
          <BadgeMark badge={badge} />
        </li>
      ))}
      <More count={badges.length - SHOWN.badges} />
    </ul>
  )
}

/** Common items come first, highlighted. */
export function SkillCell({ skills, shared }: Pick<ComparedExpert, 'skills'> & { shared: Set<string> }) {
  const t = useTexts()
  const sorted = [...skills.filter(({ slug }) => shared.has(slug)), ...skills.filter(({ slug }) => !shared.has(slug))]
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {sorted.slice(0, SHOWN.skills).map(({ slug, name }) => (
        <li key={slug} className="max-w-full">
          {shared.has(slug) ? (
            <span className="inline-block max-w-full rounded-pill bg-accent-soft px-2.5 py-0.5 text-small font-semibold text-accent">
              {t.rich('shortlist.cell.shared', {
                skill: name,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          ) : (
            <Chip translate="no">{name}</Chip>
          )}
        </li>
      ))}
      <More count={skills.length - SHOWN.skills} />
    </ul>
  )
}
