import type { ReactNode } from 'react'

import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

const PLACES = [
  { name: 'Overview', href: addresses.admin },
  { name: 'Profiles', href: addresses.adminProfiles },
  { name: 'Accounts', href: addresses.adminAccounts },
  { name: 'Blocks', href: addresses.adminBlocks },
  { name: 'Reports', href: addresses.adminReports },
  { name: 'Decisions', href: addresses.adminDecisions },
  { name: 'Terms', href: addresses.adminTerms },
  { name: 'Catalogue', href: addresses.adminCatalogue },
  { name: 'Funnel', href: addresses.adminFunnel },
  { name: 'Jobs', href: addresses.adminJobs },
  { name: 'Failures', href: addresses.adminFailures },
  { name: 'Webhooks', href: addresses.adminWebhooks },
  { name: 'Audit log', href: addresses.adminAuditLog },
] as const

type Place = (typeof PLACES)[number]['name']

/** The layout of every admin page. */
export function AdminPage({
  title,
  lead,
  place,
  done,
  problems,
  children,
}: {
  title: string
  lead?: ReactNode
  place: Place
  done?: string | null | undefined
  problems?: string[] | undefined
  children: ReactNode
}) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2rem,5vw,3.5rem)]">
      <nav aria-label="Admins’ desk" className="flex flex-wrap gap-2 text-compact">
        {PLACES.map(({ name, href }) => (
          <a
            key={href}
            href={href}
            aria-current={name === place ? 'page' : undefined}
            className="touch-target rounded-pill border border-line-strong px-4 py-1.5 font-medium no-underline hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {name}
          </a>
        ))}
      </nav>
      <header>
        <h1 className="text-title wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        {lead && <p className="mt-3 max-w-prose text-ink-soft">{lead}</p>}
      </header>
      {problems && (
        <Notice tone="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {done && !problems && <Notice tone="good">{done}</Notice>}
      {children}
    </div>
  )
}

/** Admin pages are not indexed. */
export const adminMeta = (title: string) => [{ title: `${title} · Admin` }, { name: 'robots', content: 'noindex' }]
