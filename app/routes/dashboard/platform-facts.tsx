import { Day } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { isPaidPlan } from '#domain/accounts/workspace.ts'
import * as addresses from '#domain/addresses.ts'
import type { Platform } from '#domain/host/platform.ts'
import { shownPlan } from '#domain/platform/shown-names.ts'
import { plural } from '#domain/text/plural.ts'

const SHOWN_SITES = 6

function SiteState({ site: { publishedOn, public: open } }: { site: Platform['work'][number] }) {
  if (!publishedOn) return 'Not published'
  return (
    <>
      Published <Day at={publishedOn} />
      {!open && ', not public'}
    </>
  )
}

function Plans({ workspaces }: { workspaces: Platform['workspaces'] }) {
  if (workspaces.length === 0) {
    return (
      <p className="text-compact text-ink-soft">You are in no workspace, so there is no plan that counts for you.</p>
    )
  }
  return (
    <ul className="grid">
      {workspaces.map(({ id, name, plan, role }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-compact">
          <span className="min-w-0 wrap-anywhere">
            {name} <span className="text-small text-ink-soft">({role})</span>
          </span>
          <span className={`shrink-0 font-semibold ${isPaidPlan(plan) ? 'text-good' : ''}`}>
            {shownPlan(plan)} plan
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Sites and plan as the site builder reports them; read-only. */
export function PlatformFacts({ platform, platformName }: { platform: Platform; platformName: string }) {
  const sites = platform.work.filter(({ type }) => type === 'sites')
  const others = platform.work.length - sites.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel>
        <h3 className="mb-4 text-lede">Your sites</h3>
        {sites.length === 0 ? (
          <p className="max-w-prose text-compact text-ink-soft">
            You have no site yet. Publish a site on {platformName}, and the site appears here and on your profile by
            itself.
          </p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-y-5">
            {sites.slice(0, SHOWN_SITES).map((site) => (
              <li key={site.id} className="group">
                <SiteFrame src={site.thumbnailUrl} name={site.name} alt="" sizes="(min-width: 64rem) 14rem, 45vw" />
                <p dir="auto" className="mt-2 text-compact font-semibold wrap-anywhere">
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
            {sites.length > SHOWN_SITES && `And ${plural(sites.length - SHOWN_SITES, 'more site')}. `}
            {others > 0 &&
              `Besides, ${plural(others, 'template, library or cloneable', 'templates, libraries and cloneables')}.`}
          </p>
        )}
      </Panel>
      <Panel>
        <h3 className="mb-4 text-lede">Your plan</h3>
        <Plans workspaces={platform.workspaces} />
        <p className="mt-4 border-t border-line pt-4 text-small text-ink-soft">
          Account since <Day at={platform.accountSince} />,{' '}
          {platform.emailVerified ? 'email confirmed' : <a href={addresses.verifyEmail}>email not confirmed</a>}.
        </p>
      </Panel>
    </div>
  )
}
