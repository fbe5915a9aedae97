import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PillLinks } from '#app/ui/pill-links.tsx'
import { Section } from '#app/ui/section.tsx'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/dashboard.ts'
import { Decisions } from './decisions.tsx'
import { parsePressedDemoButton, simulatePlatform } from './demo-action.ts'
import { PlayPlatform } from './demo-controls.tsx'
import { Figures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import {
  loadDashboard,
  ownHandles,
  STATISTICS_RANGES_DAYS,
  parseStatisticsRange,
  ownersWithoutProfile,
} from './load-dashboard.ts'
import { NoProfile } from './no-profile.tsx'
import { PlatformFacts } from './platform-facts.tsx'
import { Positions } from './positions.tsx'
import { ProfileSummary } from './profile-summary.tsx'
import { dashboardAddress, ProfileSwitch } from './profile-switch.tsx'
import { actOnProofs, addressAfter, PROOF_FORM } from './proofs/proof-action.ts'
import { Proofs } from './proofs/proofs.tsx'
import { ScoreParts } from './score-parts.tsx'
import { Sources } from './sources.tsx'
import { Team } from './team.tsx'
import { Waiting } from './waiting.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const me = await requireAccount(client, request)
  const query = new URL(request.url).searchParams
  const handles = ownHandles(me)
  const requested = query.get('profile')
  if (requested !== null && !handles.includes(requested)) throw data(null, 404)
  const slug = requested ?? handles[0]
  const days = parseStatisticsRange(query.get('days'))
  return {
    ...(await loadDashboard(client, { me, slug, days })),
    slug,
    days,
    name: me.user.name,
    isAdmin: me.user.role === 'admin',
    missing: ownersWithoutProfile(me),
    done: parsePressedDemoButton(query.get('done')),
    checked: query.get('checked'),
    site: context.get(siteContext),
  }
}

const FORM = {
  intent: 1,
  name: 1,
  picture: 1,
  workspaceId: 1,
  site: 1,
  plan: 1,
  days: 1,
  ...PROOF_FORM,
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { form, me } = await receiveAccountForm(client, request, FORM)
  const t = textsFor(context.get(languageContext))
  const query = new URL(request.url).searchParams
  const slug = query.get('profile') ?? ownHandles(me)[0]
  const proof = slug === undefined ? undefined : await actOnProofs(client, form, { slug, t })
  if (proof && 'result' in proof) return { of: 'proofs' as const, result: proof.result, kind: proof.kind }
  if (proof) throw redirect(addressAfter(proof, query), 303)
  const outcome = await simulatePlatform(client, form, t)
  if ('result' in outcome) return { of: 'play' as const, result: outcome.result }
  query.set('done', outcome.done)
  throw redirect(`${addresses.dashboard}?${query}#play`, 303)
}

const create = (text: ReactNode) => <a href={addresses.newProfile}>{text}</a>

/** Who could have a profile besides. */
function MoreProfiles({ person, workspaces }: ReturnType<typeof ownersWithoutProfile>) {
  const t = useTexts()
  const names = workspaces.join(', ')
  if (workspaces.length === 0) return t.rich('dashboard.moreProfiles.person', { create })
  const message = person ? 'dashboard.moreProfiles.both' : 'dashboard.moreProfiles.workspaces'
  return t.rich(message, { workspaces: names, create })
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { profiles, waiting, decisions, statistics, funnel, proofs, platform, teams, slug, days } = loaderData
  const { name, isAdmin, missing, done, checked, site } = loaderData
  const t = useTexts()
  const played = actionData?.of === 'play' ? actionData.result : null
  const current = profiles.find(({ profile }) => profile.slug === slug)
  const ranges = STATISTICS_RANGES_DAYS.map((range) => ({
    name: range === 365 ? t('dashboard.range.year') : t('dashboard.range.days', { days: range }),
    href: dashboardAddress(slug, range),
    current: range === days,
  }))
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(2.5rem,6vw,4rem)] py-[clamp(2rem,5vw,3.5rem)]">
      <div className="grid gap-6">
        <header>
          <h1 className="text-title">{t('dashboard.title')}</h1>
          <p className="mt-2 text-large wrap-anywhere text-ink-soft">
            <bdi>{name}</bdi>
          </p>
        </header>
        <ProfileSwitch profiles={profiles} current={slug ?? ''} days={days} />
        {current && statistics && (
          <Waiting own={current} waiting={waiting} views={statistics.totals.views} days={days} />
        )}
        {current ? (
          <ProfileSummary {...current} platformName={site.platformName} />
        ) : (
          <NoProfile workspaces={missing.workspaces} isAdmin={isAdmin} />
        )}
        {current && (missing.person || missing.workspaces.length > 0) && (
          <p className="text-compact text-ink-soft">
            <MoreProfiles {...missing} />
          </p>
        )}
      </div>
      <Decisions decisions={decisions} />
      {current && statistics && (
        <>
          <Section
            id="figures"
            title={t('dashboard.section.figures')}
            beside={<PillLinks label={t('dashboard.range.label')} links={ranges} />}
          >
            <Figures statistics={statistics} />
          </Section>
          {funnel && (
            <Section id="funnel" title={t('dashboard.section.funnel')}>
              <Funnel funnel={funnel} siteName={site.name} />
            </Section>
          )}
          <Section id="found" title={t('dashboard.section.found')}>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <Positions positions={statistics.positions} />
              <Sources sources={statistics.sources} siteName={site.name} />
            </div>
            <ScoreParts score={statistics.score} profile={current.profile} />
          </Section>
        </>
      )}
      {proofs && (
        <Section id="proofs" title={t('proofs.title')}>
          <Proofs {...proofs} checked={checked} answer={actionData?.of === 'proofs' ? actionData : undefined} />
        </Section>
      )}
      {teams.map((team, index) => (
        <Section
          key={team.id}
          id={index === 0 ? 'team' : `team-${index + 1}`}
          title={
            teams.length > 1 || !current ? t('dashboard.team.titleOf', { name: team.name }) : t('dashboard.team.title')
          }
        >
          <Team name={team.name} members={team.members} platformName={site.platformName} />
        </Section>
      ))}
      <Section id="platform" title={t('dashboard.section.platform', { platformName: site.platformName })}>
        <PlatformFacts platform={platform} platformName={site.platformName} />
      </Section>
      {site.demo && (
        <Section id="play" title={t('demo.title')}>
          <p className="max-w-prose text-ink-soft">{t('demo.lead')}</p>
          {done && !actionData && <Notice tone="good">{t(`demo.done.${done}`)}</Notice>}
          {played?.error?.['']?.map((error) => (
            <Notice key={error} tone="bad">
              {error}
            </Notice>
          ))}
          <PlayPlatform platform={platform} owner={current?.profile.workspaceId ?? ''} answer={played} />
        </Section>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('dashboard.title'), matches)
