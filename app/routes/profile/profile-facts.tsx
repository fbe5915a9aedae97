import type { ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { AvailabilityNote } from '#app/ui/experts/availability-note.tsx'
import { ShortlistButton } from '#app/ui/experts/shortlist-button.tsx'
import { ShortlistForm } from '#app/ui/experts/shortlist-form.tsx'
import { languageNames, monthAndYear, percent, responseTimeText } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import { formatMoney } from '#domain/profiles/money/money.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { ReactionForms } from './reaction-forms.tsx'
import { takesMessages } from './takes-messages.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line pt-2.5">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right font-semibold">{children}</dd>
    </div>
  )
}

/** Why there is no button to write to them; nothing where there is one, or where it is the viewer's own. */
function whyNoContact(t: PageTexts, profile: Profile): string | undefined {
  const { name, hirable, public: isPublic, role, expertsMetadata } = profile
  if (role === 'OWNER' || !isPublic || expertsMetadata.status === 'SUSPENDED') return undefined
  if (role === 'MEMBER') return t('profile.noContact.own')
  if (hirable) return undefined
  if (expertsMetadata.status === 'PAUSED') return t('profile.noContact.paused', { name })
  if (expertsMetadata.status === 'NOT_ACTIVATED') return t('profile.noContact.notActivated', { name })
  return t('profile.noContact.incomplete', { name })
}

type FactsProps = { profile: Profile; today: string; confirmed: boolean; shortlisted: boolean }

/** Key facts, each shown only if known. */
export function ProfileFacts({ profile, today, confirmed, shortlisted }: FactsProps) {
  const t = useTexts()
  const { availability, projectMinimum, responseTimeHours, answerRate } = profile.expertsMetadata
  const contact = takesMessages(profile)
  const noContact = whyNoContact(t, profile)
  // R310: owners can only remove their own profile from the shortlist.
  const mayShortlist = profile.hirable && profile.isExpert && profile.public && profile.role !== 'OWNER'
  return (
    <aside
      aria-label={t('profile.facts.label', { name: profile.name })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-6"
    >
      {availability && profile.hirable && (
        <AvailabilityNote availability={availability} confirmed={confirmed} today={today} />
      )}
      {contact && (
        <ButtonLink href={addresses.contact(profile.slug)} className="w-full">
          <span className="line-clamp-2 wrap-anywhere">
            {t.rich('profile.contact', { name: profile.name, bdi: (text) => <bdi>{text}</bdi> })}
          </span>
        </ButtonLink>
      )}
      {noContact && <p className="text-compact wrap-anywhere text-ink-soft">{noContact}</p>}
      <dl className="grid gap-2.5 text-compact first:*:first:border-t-0 first:*:first:pt-0">
        {projectMinimum && (
          <Fact label={t('profile.facts.startingPrice')}>
            <bdi>{formatMoney(projectMinimum)}</bdi>
          </Fact>
        )}
        {responseTimeHours !== null && (
          <Fact label={t('profile.facts.responseTime')}>{responseTimeText(t, responseTimeHours)}</Fact>
        )}
        {answerRate !== null && (
          <Fact label={t('profile.facts.responseRate')}>
            {t('profile.facts.rateWithin', { rate: percent(answerRate), days: ANSWER_RATE_THRESHOLDS.days })}
          </Fact>
        )}
        {profile.languages.length > 0 && (
          <Fact label={t('profile.facts.languages')}>
            <bdi>{languageNames(profile.languages)}</bdi>
          </Fact>
        )}
        <Fact label={t('profile.facts.memberSince')}>
          <time dateTime={profile.createdOn.slice(0, 7)}>{monthAndYear(profile.createdOn)}</time>
        </Fact>
      </dl>
      {profile.website && (
        <ButtonLink
          href={profile.website}
          rel="ugc nofollow noopener"
          variant={contact ? 'quiet' : 'primary'}
          className="w-full"
        >
          {t('profile.website')}
        </ButtonLink>
      )}
      <ReactionForms profile={profile} />
      {(mayShortlist || shortlisted) && (
        <div>
          <ShortlistForm next={addresses.profile(profile.slug)} />
          <ShortlistButton slug={profile.slug} name={profile.name} place="panel" listed={shortlisted} />
        </div>
      )}
      {profile.role !== 'OWNER' && (
        <p className="text-small text-ink-soft print:hidden">
          <a href={addresses.reportProfile(profile.slug)} rel="nofollow" className="touch-target">
            {t('profile.report')}
          </a>
        </p>
      )}
    </aside>
  )
}
