import { useTexts } from '#app/shell/use-texts.ts'
import { Day } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { isPaidPlan } from '#domain/accounts/workspace.ts'
import * as addresses from '#domain/addresses.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { planDisplayName } from '#domain/platform/display-names.ts'

const SHOWN_SITES = 6

function SiteState({ site: { publishedOn, public: open } }: { site: PlatformAccount['work'][number] }) {
  const t = useTexts()
  if (!publishedOn) return t('dashboard.platform.notPublished')
  const message = open ? 'dashboard.platform.published' : 'dashboard.platform.publishedPrivate'
  return t.rich(message, { day: () => <Day at={publishedOn} /> })
}

function Plans({ workspaces }: { workspaces: PlatformAccount['workspaces'] }) {
  const t = useTexts()
  if (workspaces.length === 0) {
    return <p className="text-compact text-ink-soft">{t('dashboard.platform.noWorkspace')}</p>
  }
  return (
    <ul className="grid">
      {workspaces.map(({ id, name, plan, role }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-compact">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{name}</bdi> <span className="text-small text-ink-soft">({t(`dashboard.role.${role}`)})</span>
          </span>
          <span className={`shrink-0 font-semibold ${isPaidPlan(plan) ? 'text-good' : ''}`}>
            {t('dashboard.platform.plan', { plan: planDisplayName(plan) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Sites and plan as the site builder reports them; read-only. */
export function PlatformFacts({ platform, platformName }: { platform: PlatformAccount; platformName: string }) {
  const t = useTexts()
  const sites = platform.work.filter(({ type }) => type === 'sites')
  const others = platform.work.length - sites.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel>
        <h3 className="mb-4 text-lede">{t('dashboard.platform.sites')}</h3>
        {sites.length === 0 ? (
          <p className="max-w-prose text-compact text-ink-soft">{t('dashboard.platform.noSites', { platformName })}</p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-y-5">
            {sites.slice(0, SHOWN_SITES).map((site) => (
              <li key={site.id} className="group">
                <SiteFrame src={site.thumbnailUrl} name={site.name} alt="" sizes="(min-width: 64rem) 14rem, 45vw" />
                <p dir="auto" translate="no" className="mt-2 text-compact font-semibold wrap-anywhere">
                  {site.name}
                </p>
                <p className="text-small text-ink-soft">
                  <SiteState site={site} />
                </p>
              </li>
            ))}
          </ul>
        )}
        {(sites.length > SHOWN_SITES || others > 0) && (
          <p className="mt-4 text-small text-ink-soft">
            {sites.length > SHOWN_SITES &&
              `${t('dashboard.platform.moreSites', { count: sites.length - SHOWN_SITES })} `}
            {others > 0 && t('dashboard.platform.otherWork', { count: others })}
          </p>
        )}
      </Panel>
      <Panel>
        <h3 className="mb-4 text-lede">{t('dashboard.platform.yourPlan')}</h3>
        <Plans workspaces={platform.workspaces} />
        <p className="mt-4 border-t border-line pt-4 text-small text-ink-soft">
          {platform.emailVerified
            ? t.rich('dashboard.platform.accountConfirmed', { day: () => <Day at={platform.accountSince} /> })
            : t.rich('dashboard.platform.accountUnconfirmed', {
                day: () => <Day at={platform.accountSince} />,
                verify: (text) => <a href={addresses.verifyEmail}>{text}</a>,
              })}
        </p>
      </Panel>
    </div>
  )
}
