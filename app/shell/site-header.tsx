import type { ReactNode } from 'react'

import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import type { SiteInfo } from '#app/load-context.ts'
import { Bookmark } from '#app/ui/experts/bookmark.tsx'
import * as addresses from '#domain/addresses.ts'
import { type BrandLink, DEFAULT_SITE_NAME, type PageBrand } from '#domain/brand/brand.ts'

import type { RootData } from './root-data.ts'
import { SearchForm } from './search-form.tsx'
import { type Searched, useSearchValues } from './search-values.ts'
import { SiteMark } from './site-mark.tsx'
import { SiteMenu } from './site-menu.tsx'
import { useTexts } from './use-texts.ts'

const NAV_LINK = 'touch-target whitespace-nowrap no-underline hover:underline'

function SignInLinks({ here }: { here: string }) {
  const t = useTexts()
  const next = here === addresses.home || here.startsWith('/sign-') ? '' : `?next=${encodeURIComponent(here)}`
  return (
    <>
      <a href={addresses.forExperts} className={`${NAV_LINK} max-lg:hidden`}>
        {t('shell.nav.forExperts')}
      </a>
      <a href={`${addresses.signIn}${next}`} className={NAV_LINK}>
        {t('shell.nav.signIn')}
      </a>
    </>
  )
}

/** A number beside a link of the navigation. */
function Count({ children }: { children: ReactNode }) {
  return (
    <span className="ml-0.5 rounded-pill bg-accent px-2 py-0.5 text-tiny font-semibold text-on-accent">{children}</span>
  )
}

const shownCount = (count: number) => (count > 99 ? '99+' : String(count))

/** What is counted, for screen readers. */
const words = (text: ReactNode) => <span className="sr-only">{text}</span>

function InboxLink({ unread }: { unread: number }) {
  const t = useTexts()
  return (
    <a href={addresses.inbox} className={NAV_LINK}>
      {t('shell.nav.inbox')}{' '}
      {unread > 0 && <Count>{t.rich('shell.nav.unread', { shown: shownCount(unread), words })}</Count>}
    </a>
  )
}

function ShortlistLink({ count }: { count: number }) {
  const t = useTexts()
  return (
    <a href={addresses.shortlist} className={`${NAV_LINK} flex items-center gap-1 max-sm:justify-center max-sm:gap-0`}>
      <Bookmark filled={count > 0} />
      {/* Only the icon shows on the smallest screens, where the text would not fit. */}
      <span className="max-sm:sr-only">{t('shell.nav.shortlist')}</span>
      {count > 0 && <Count>{t.rich('shell.nav.listed', { shown: shownCount(count), count, words })}</Count>}
    </a>
  )
}

/** The platform's own links: above the header on large screens, in the menu on small ones. */
function BrandLinks({ name, links }: { name: string; links: BrandLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={name} translate="no" className="brand-links">
      <div className="wrap">
        {links.map(({ label, href }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}

type HeaderProps = {
  data: RootData | undefined
  name: string
  brand: PageBrand | undefined
  searched: Partial<Searched>
}

function Header({ data, name, brand, searched }: HeaderProps) {
  const t = useTexts()
  const bar = (
    <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-3 py-3 md:gap-x-6 lg:flex-nowrap lg:py-0">
      <a
        href={addresses.home}
        translate="no"
        className="touch-target flex items-center gap-2 font-display text-[1.25rem] font-bold tracking-tight text-ink no-underline"
      >
        <SiteMark name={name} brand={brand} />
      </a>
      {/* The start page has its own, larger form. */}
      {data?.here !== addresses.home && (
        <SearchForm className="order-last w-full lg:order-none lg:max-w-[34rem] lg:flex-1" {...searched} />
      )}
      <nav
        aria-label={t('shell.nav.label')}
        className="ml-auto flex items-center gap-2 text-compact font-medium md:gap-5"
      >
        <a href={addresses.hireIndex} className={`${NAV_LINK} max-lg:hidden`}>
          {t('shell.nav.skills')}
        </a>
        <a href={addresses.browse} className={`${NAV_LINK} max-lg:hidden`}>
          {t('shell.nav.places')}
        </a>
        <ShortlistLink count={data?.shortlisted ?? 0} />
        {/* Without the root's data it is unknown whether the visitor is signed in, so neither is offered. */}
        {data?.viewer && <InboxLink unread={data.viewer.unread} />}
        {data?.viewer === null && <SignInLinks here={data.here} />}
        <SiteMenu viewer={data?.viewer ?? null} links={brand?.headerLinks ?? []} />
      </nav>
    </div>
  )
  return (
    <header className="border-b border-line bg-paper">
      {brand ? (
        <>
          <BrandLinks name={name} links={brand.headerLinks} />
          {bar}
        </>
      ) : (
        bar
      )}
    </header>
  )
}

export function SiteHeader({ data, site }: { data: RootData | undefined; site: SiteInfo | undefined }) {
  const shown = { data, name: site?.name ?? DEFAULT_SITE_NAME, brand: site?.brand, searched: useSearchValues() }
  // The header of somebody who is signed in or has a shortlist is personal, so it is not cached.
  return data?.viewer || data?.shortlisted ? (
    <Header {...shown} />
  ) : (
    <CachedFragment name="header" as={Header} props={shown} />
  )
}
